package org.grundy.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.web.site.Site;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `grundy site`.
@Command(
    name = "site",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy site public                        the page as files in the folder public",
      "  python3 -m http.server -d public 8000     shows them at http://127.0.0.1:8000/",
    },
    headerHeading = "%n",
    header = {
      "Writes the page as a site that needs no server of its own: Grundy answers in the browser.",
      "",
      "Addresses are relative: the folder may be put anywhere where files are served."
    },
    synopsisHeading = "%nUsage: ")
public final class SiteCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      paramLabel = "OUT",
      description = "The folder: a new one, an empty one, or an older site, which is replaced.")
  private Path folder = Path.of("");

  @Mixin private final BudgetOptions budget = new BudgetOptions();

  public SiteCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    return session.work(
        budget.budget(),
        meter -> {
          Site.Written written = Site.write(folder, session.workbench(), meter);
          PrintStream out = session.console().out();
          out.println(
              "%s: %,d files, %,d positions with their answers, %,d KB."
                  .formatted(
                      folder, written.files(), written.positions(), written.bytes() / 1_000));
          for (String start : written.partial()) {
            out.println(
                "of %s only the answers to one move: too much can be reached".formatted(start));
          }
          return ExitCode.DONE;
        });
  }
}
