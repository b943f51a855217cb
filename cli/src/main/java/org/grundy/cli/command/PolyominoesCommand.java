package org.grundy.cli.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.MovementOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.SequenceOutputs;
import org.grundy.cli.process.CommandWords;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.workbench.render.tiling.PolyominoJson;
import org.grundy.workbench.render.tiling.PolyominoSvg;
import org.grundy.workbench.render.tiling.PolyominoText;
import org.grundy.workbench.saved.WholeFile;
import org.grundy.workbench.tile.PolyominoReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `grundy polyominoes`.
@Command(
    name = "polyominoes",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy polyominoes 5",
      "  grundy polyominoes 6 --one-sided --draw",
      "  grundy polyominoes 14 --count",
      "  grundy polyominoes 5 --svg pentominoes.svg",
    },
    headerHeading = "%n",
    header = "Lists or counts the shapes of N cells that are connected by edges.",
    synopsisHeading = "%nUsage: ")
public final class PolyominoesCommand implements Callable<Integer> {
  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private final MovementOptions movement = new MovementOptions();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  @Parameters(
      index = "0",
      paramLabel = "N",
      converter = SequenceOutputs.Natural.class,
      description = "The number of cells.")
  private long size;

  @Option(names = "--count", description = "Only say how many there are.")
  private boolean count;

  @Option(names = "--draw", description = "Draw each over several lines.")
  private boolean draw;

  @Option(names = "--svg", paramLabel = "FILE", description = "Draw them as a picture.")
  private @Nullable Path svg;

  public PolyominoesCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (count && (draw || svg != null)) {
      throw new ParameterException(
          spec.commandLine(), "--count draws nothing; leave it out, or --draw and --svg");
    }
    return session.work(
        budget.budget(),
        meter -> {
          PolyominoReport report = PolyominoReport.of(size, movement.movement(), !count, meter);
          meter.tell(() -> tell(report));
          return ExitCode.DONE;
        });
  }

  private void tell(PolyominoReport report) {
    if (svg != null) {
      WholeFile.write(svg, out -> PolyominoSvg.write(report, command(), out));
    }
    if (output.json()) {
      PolyominoJson.write(report, session.console().out());
    } else if (draw) {
      session.console().out().print(PolyominoText.drawn(report, output.style(session.console())));
    } else {
      PolyominoText.print(report, session.console().out());
    }
  }

  private String command() {
    return CommandWords.line(spec.commandLine().getParseResult().originalArgs());
  }
}
