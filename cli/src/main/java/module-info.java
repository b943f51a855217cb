/// The command `grundy`.
module org.grundy.cli {
  requires info.picocli;
  requires java.logging;
  requires jdk.unsupported; // signals, which JLine takes by reflection
  requires org.grundy.core;
  requires org.grundy.web;
  requires org.grundy.workbench;
  requires org.jline.reader;
  requires org.jline.terminal;
  requires static transitive org.jspecify;

  opens org.grundy.cli to
      info.picocli;
  opens org.grundy.cli.command to
      info.picocli;
  opens org.grundy.cli.dialogue to
      info.picocli;
  opens org.grundy.cli.manual to
      info.picocli;
  opens org.grundy.cli.option to
      info.picocli;
}
