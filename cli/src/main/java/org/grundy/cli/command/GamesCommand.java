package org.grundy.cli.command;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.cli.option.GameNames;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.report.AboutText;
import org.grundy.workbench.render.report.GamesJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `grundy games`.
@Command(
    name = "games",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy games                 what is in the catalogue",
      "  grundy games darkraft        its rules and what is known of it",
    },
    headerHeading = "%n",
    header = "Lists the catalogue, or tells of one game.",
    synopsisHeading = "%nUsage: ")
public final class GamesCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "NAME",
      description = "A game to tell of.",
      completionCandidates = GameNames.class)
  private @Nullable String name;

  @Mixin private final OutputOptions output = new OutputOptions();

  public GamesCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    String asked = name;
    List<CatalogueEntry> games =
        asked == null
            ? session.workbench().games()
            : List.of(session.workbench().catalogueEntry(asked));
    PrintStream out = session.console().out();
    if (output.json()) {
      GamesJson.write(games, out);
    } else if (asked == null) {
      out.print(list(games));
    } else {
      for (CatalogueEntry game : games) {
        out.print(AboutText.of(game, output.style(session.console())));
      }
    }
    return ExitCode.DONE;
  }

  private Page list(List<CatalogueEntry> games) {
    int width = games.stream().mapToInt(game -> game.name().length()).max().orElse(0) + 2;
    Page page = new Page(output.style(session.console()));
    for (CatalogueEntry game : games) {
      String contests =
          game.contests().isEmpty() ? "" : " (" + String.join(", ", game.contests()) + ")";
      page.entry(
          game.name() + " ".repeat(width - game.name().length()), width, game.title() + contests);
    }
    return page;
  }
}
