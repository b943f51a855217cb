/// The command `grundy`.
module org.grundy.cli {
  requires info.picocli;
  requires org.grundy.core;
  requires org.grundy.web;
  requires org.grundy.workbench;
  requires static transitive org.jspecify;

  opens org.grundy.cli to
      info.picocli;
  opens org.grundy.cli.command to
      info.picocli;
  opens org.grundy.cli.option to
      info.picocli;
}
