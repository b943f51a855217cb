/// The check of certificates, from the rules alone.
@SuppressWarnings("module") // Whom a package is exported to is built later.
module org.grundy.checker {
  requires transitive org.grundy.core;
  requires org.grundy.rules;
  requires static transitive org.jspecify;
  requires tools.jackson.core;
  requires tools.jackson.databind;

  exports org.grundy.checker to
      org.grundy.workbench;
  exports org.grundy.checker.claim to
      org.grundy.workbench;
  exports org.grundy.checker.json to
      org.grundy.workbench;
  exports org.grundy.checker.parts to
      org.grundy.workbench;
}
