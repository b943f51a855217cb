/// Grundy for Java programs: begin with `Grundy` in `org.grundy.api`.
@SuppressWarnings("module") // Whom a package is exported to is built later.
module org.grundy.workbench {
  requires org.grundy.checker;
  requires transitive org.grundy.core;
  requires org.grundy.games;
  requires org.grundy.rules;
  requires org.grundy.solvers;
  requires org.grundy.tilings;
  requires static transitive org.jspecify;
  requires tools.jackson.core;

  exports org.grundy.api;
  exports org.grundy.workbench.contest.pack to
      org.grundy.cli;
  exports org.grundy.workbench.contest.stress to
      org.grundy.cli;
  exports org.grundy.workbench.explore to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.game to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.judge to
      org.grundy.cli;
  exports org.grundy.workbench.prove to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.render.answer to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.render.explore to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.render.kit to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.render.oeis to
      org.grundy.cli;
  exports org.grundy.workbench.render.picture to
      org.grundy.cli;
  exports org.grundy.workbench.render.prove to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.render.report to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.render.sequence to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.render.table to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.render.tiling to
      org.grundy.cli;
  exports org.grundy.workbench.request to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.saved to
      org.grundy.cli;
  exports org.grundy.workbench.script to
      org.grundy.cli;
  exports org.grundy.workbench.sequence to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.sequence.family to
      org.grundy.cli;
  exports org.grundy.workbench.table to
      org.grundy.cli,
      org.grundy.web;
  exports org.grundy.workbench.tile to
      org.grundy.cli;
}
