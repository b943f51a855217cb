/// The explorer: an interface over HTTP and the page in the browser.
@SuppressWarnings("module") // Whom a package is exported to is built later.
module org.grundy.web {
  requires io.javalin;
  requires java.management;
  requires jdk.management;
  requires org.commonmark;
  requires org.eclipse.jetty.io;
  requires org.eclipse.jetty.server;
  requires org.grundy.core;
  requires org.grundy.workbench;
  requires static transitive org.jspecify;
  requires tools.jackson.core;
  requires tools.jackson.databind;

  exports org.grundy.web to
      org.grundy.cli;
  exports org.grundy.web.site to
      org.grundy.cli;
}
