/// The methods of solving and the planner. Only what the workbench asks for is seen outside.
@SuppressWarnings("module") // Whom a package is exported to is built later.
module org.grundy.solvers {
  requires static jdk.incubator.vector;
  requires transitive org.grundy.core;
  requires transitive org.grundy.rules;
  requires transitive org.grundy.tilings;
  requires static transitive org.jspecify;

  exports org.grundy.solvers to
      org.grundy.workbench;
  exports org.grundy.solvers.automaton to
      org.grundy.workbench;
  exports org.grundy.solvers.automaton.digit to
      org.grundy.workbench;
  exports org.grundy.solvers.automaton.strategy to
      org.grundy.workbench;
  exports org.grundy.solvers.automaton.strip to
      org.grundy.workbench;
  exports org.grundy.solvers.component to
      org.grundy.workbench;
  exports org.grundy.solvers.component.ruleset to
      org.grundy.workbench;
  exports org.grundy.solvers.count to
      org.grundy.workbench;
  exports org.grundy.solvers.cover to
      org.grundy.workbench;
  exports org.grundy.solvers.cut to
      org.grundy.workbench;
  exports org.grundy.solvers.decided to
      org.grundy.workbench;
  exports org.grundy.solvers.family to
      org.grundy.workbench;
  exports org.grundy.solvers.family.formula to
      org.grundy.workbench;
  exports org.grundy.solvers.family.pattern to
      org.grundy.workbench;
  exports org.grundy.solvers.family.proof to
      org.grundy.workbench;
  exports org.grundy.solvers.binding to
      org.grundy.workbench;
  exports org.grundy.solvers.loopy to
      org.grundy.workbench;
  exports org.grundy.solvers.planner to
      org.grundy.workbench;
  exports org.grundy.solvers.play to
      org.grundy.workbench;
  exports org.grundy.solvers.play.genus to
      org.grundy.workbench;
  exports org.grundy.solvers.quotient to
      org.grundy.workbench;
  exports org.grundy.solvers.sequence to
      org.grundy.workbench;
  exports org.grundy.solvers.sequence.splitting to
      org.grundy.workbench;
}
