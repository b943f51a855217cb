package org.grundy.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.web.ServerSettings;
import org.grundy.web.WebServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `grundy serve`.
@Command(
    name = "serve",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy serve                 the explorer at http://127.0.0.1:7878/",
      "  grundy serve --open          the same, and opens it in the browser",
      "  grundy serve --port 0        at any port that is free",
    },
    headerHeading = "%n",
    header = "Opens the explorer: see, play and write games in the browser.",
    synopsisHeading = "%nUsage: ")
public final class ServeCommand implements Callable<Integer> {
  private static final int LAST_PORT = 65_535;

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--host",
      paramLabel = "H",
      description =
          "The address to listen at (default: ${DEFAULT-VALUE}, which only this machine sees).",
      defaultValue = ServerSettings.LOOPBACK)
  private String host = ServerSettings.LOOPBACK;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port; 0 is any that is free (default: ${DEFAULT-VALUE}).",
      defaultValue = "" + ServerSettings.USUAL_PORT)
  private int port = ServerSettings.USUAL_PORT;

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      description = "Where others find it, such as https://games.example.org: links say so.")
  private Optional<String> publicUrl = Optional.empty();

  @Option(
      names = "--behind-proxy",
      description = "A proxy stands before it, whose header X-Forwarded-For says who asks.")
  private boolean behindProxy;

  @Option(
      names = "--per-client",
      paramLabel = "N",
      description =
          "So many requests, and so many jobs, one client has at once (default: ${DEFAULT-VALUE};"
              + " this machine itself has no limit).",
      defaultValue = "" + ServerSettings.USUAL_PER_CLIENT)
  private int perClient = ServerSettings.USUAL_PER_CLIENT;

  @Option(names = "--open", description = "Open the page in the browser.")
  private boolean open;

  public ServeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > LAST_PORT) {
      throw new ParameterException(
          spec.commandLine(), "'" + port + "' is not a port: 0 to " + LAST_PORT);
    }
    if (perClient < 1) {
      throw new ParameterException(
          spec.commandLine(), "--per-client " + perClient + " lets nobody ask: it is 1 or more");
    }
    ServerSettings usual = ServerSettings.of(host, port).limiting(perClient, behindProxy);
    ServerSettings settings = publicUrl.map(usual::foundAt).orElse(usual);
    try (WebServer server = WebServer.start(settings, session.workbench())) {
      Console console = session.console();
      console.out().println(server.address());
      console.out().flush();
      console.err().println("grundy: the explorer is there; Ctrl-C ends it");
      if (open) {
        openPage(server.address());
      }
      server.await();
    }
    return ExitCode.DONE;
  }

  private void openPage(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String opener =
        system.contains("mac") ? "open" : system.contains("win") ? "explorer" : "xdg-open";
    try {
      new ProcessBuilder(List.of(opener, address))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException absent) {
      session.console().complain("no browser could be opened: there is no `" + opener + "`");
    }
  }
}
