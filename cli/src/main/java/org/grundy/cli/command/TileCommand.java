package org.grundy.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.MovementOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.TileGoal;
import org.grundy.cli.process.CommandWords;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Failures;
import org.grundy.cli.process.Session;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.tiling.TileJson;
import org.grundy.workbench.render.tiling.TileSvg;
import org.grundy.workbench.render.tiling.TileText;
import org.grundy.workbench.saved.WholeFile;
import org.grundy.workbench.tile.TileReport;
import org.grundy.workbench.tile.TileRun;
import org.grundy.workbench.tile.TileWords;
import org.grundy.workbench.tile.TilingCertificates;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `grundy tile`.
@Command(
    name = "tile",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy tile --board 6x10 --pieces pentominoes",
      "  grundy tile --board 6x10 --pieces pentominoes --count --distinct",
      "  grundy tile --board 8x8 --hole 4..5,4..5 --pieces pentominoes --all",
      "  grundy tile --board 8x8 --pieces domino --count",
      "  grundy tile --board '...#|....' --pieces '3*##,any*#'",
      "  grundy tile --region board.txt --pieces L4 --svg tiling.svg",
    },
    headerHeading = "%n",
    header = "Covers a region with pieces: one way, all ways, or how many there are.",
    synopsisHeading = "%nUsage: ")
public final class TileCommand implements Callable<Integer> {
  private static final int LARGEST_FILE = 1 << 25;

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private final TileGoal goal = new TileGoal();
  @Mixin private final MovementOptions movement = new MovementOptions();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  @Option(
      names = "--board",
      paramLabel = "REGION",
      description = "A rectangle such as 6x10, or drawn, . a cell and # none: '...#|....'.")
  private @Nullable String board;

  @Option(
      names = "--region",
      paramLabel = "FILE",
      description = "Read the region from FILE, or from standard input if FILE is -.")
  private @Nullable String file;

  @Option(
      names = "--hole",
      paramLabel = "CELLS",
      description =
          "Leave out a cell, row and column from 1, or a range of them: 4,5 or 4..5,4..5.")
  private List<String> holes = List.of();

  @Option(
      names = {"--pieces", "--piece"},
      paramLabel = "PIECES",
      description =
          "Pieces, joined by commas: drawn (##|.#), named (domino, L3, T4, P), or all of a size"
              + " (pentominoes, 7-ominoes); with how often in front (3*T4, 0..2*P, any*##).")
  private List<String> pieces = List.of();

  @Option(
      names = "--times",
      paramLabel = "TIMES",
      description =
          "How often each piece is used that does not say it: once, any, K or A..B. Default: once"
              + " for all of a size, any number of times otherwise.")
  private @Nullable String times;

  @Option(
      names = "--plan",
      paramLabel = "METHOD",
      description = "Use this method: invariant, rectangles, profile or search.")
  private @Nullable String method;

  @Option(names = "--svg", paramLabel = "FILE", description = "Draw the tilings as a picture.")
  private @Nullable Path svg;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write the tiling so that it can be checked; see grundy verify.")
  private @Nullable Path certificate;

  public TileCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (certificate != null && !goal.isOne()) {
      throw new ParameterException(spec.commandLine(), "--certificate is for one tiling");
    }
    requireWords();
    return session.work(
        budget.budget(),
        meter -> {
          TileReport report = TileRun.run(words(), meter);
          meter.tell(() -> tell(report));
          return exitCode(report);
        });
  }

  private void tell(TileReport report) {
    if (certificate != null && report.ended().isEmpty()) {
      String json = TilingCertificates.json(report);
      WholeFile.write(certificate, json);
    }
    if (svg != null) {
      WholeFile.write(svg, out -> TileSvg.write(report, command(), out));
    }
    if (output.json()) {
      TileJson.write(report, session.console().out());
    } else {
      session.console().out().print(TileText.of(report, output.style(session.console())));
    }
  }

  private void requireWords() {
    if ((board == null) == (file == null)) {
      throw missing(
          board == null
              ? "a region is missing"
              : "the region is given twice, by --board and --region");
    }
    if (pieces.isEmpty()) {
      throw missing("pieces are missing");
    }
  }

  private TileWords words() {
    return new TileWords(
        region(),
        holes,
        pieces,
        Optional.ofNullable(times),
        movement.movement(),
        goal.of(spec.commandLine()),
        Optional.ofNullable(method));
  }

  private ParameterException missing(String problem) {
    return new ParameterException(
        spec.commandLine(),
        "%s%n  for example: grundy tile --board 6x10 --pieces pentominoes".formatted(problem));
  }

  private TextSource region() {
    if (file == null) {
      return new TextSource("board", board == null ? "" : board);
    }
    return file.equals("-")
        ? TextSource.ofStream("<stdin>", session.console().in(), LARGEST_FILE)
        : TextSource.ofFile(Path.of(file), LARGEST_FILE);
  }

  private int exitCode(TileReport report) {
    report
        .ended()
        .ifPresent(why -> {
          session.console().out().flush();
          session.console().complain("not finished: " + Failures.words(why));
        });
    return report.ended().isPresent() ? ExitCode.BUDGET_SPENT : ExitCode.DONE;
  }

  private String command() {
    return CommandWords.line(spec.commandLine().getParseResult().originalArgs());
  }
}
