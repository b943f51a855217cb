/// Polyominoes, and regions cut into them.
@SuppressWarnings("module") // Whom a package is exported to is built later.
module org.grundy.tilings {
  requires transitive org.grundy.core;
  requires static transitive org.jspecify;

  exports org.grundy.tilings to
      org.grundy.workbench;
  exports org.grundy.tilings.colouring to
      org.grundy.workbench;
  exports org.grundy.tilings.polyomino to
      org.grundy.solvers,
      org.grundy.workbench;
  exports org.grundy.tilings.region to
      org.grundy.workbench;
}
