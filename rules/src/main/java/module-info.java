/// The language of rules: text, tree, JSON, and what can be derived from it.
@SuppressWarnings("module") // Whom a package is exported to is built later.
module org.grundy.rules {
  requires transitive org.grundy.core;
  requires static transitive org.jspecify;
  requires tools.jackson.core;
  requires transitive tools.jackson.databind;

  exports org.grundy.rules.check to
      org.grundy.workbench;
  exports org.grundy.rules.derive to
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.rules.derive.bound to
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.rules.derive.split to
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.rules.derive.symmetry to
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.rules.heap to
      org.grundy.checker,
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.rules.heap.equation to
      org.grundy.checker,
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.rules.json to
      org.grundy.checker,
      org.grundy.workbench;
  exports org.grundy.rules.moves to
      org.grundy.checker,
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.rules.text to
      org.grundy.workbench;
  exports org.grundy.rules.text.game to
      org.grundy.checker,
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.rules.text.position to
      org.grundy.checker,
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.rules.tree to
      org.grundy.checker,
      org.grundy.solvers,
      org.grundy.workbench;
}
