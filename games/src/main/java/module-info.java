/// The catalogue of games.
@SuppressWarnings("module") // Whom a package is exported to is built later.
module org.grundy.games {
  requires transitive org.grundy.core;
  requires transitive org.grundy.rules;
  requires static transitive org.jspecify;

  exports org.grundy.games to
      org.grundy.workbench;
}
