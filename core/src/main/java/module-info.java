/// The vocabulary: positions, moves, outcomes, budgets, certificates.
@SuppressWarnings("module") // Whom a package is exported to is built later.
module org.grundy.core {
  requires static transitive org.jspecify;

  exports org.grundy.core;
  exports org.grundy.core.certificate to
      org.grundy.checker,
      org.grundy.cli,
      org.grundy.rules,
      org.grundy.solvers,
      org.grundy.tilings,
      org.grundy.workbench;
  exports org.grundy.core.name to
      org.grundy.checker,
      org.grundy.cli,
      org.grundy.rules,
      org.grundy.solvers,
      org.grundy.web,
      org.grundy.workbench;
  exports org.grundy.core.number to
      org.grundy.rules,
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.core.period;
}
