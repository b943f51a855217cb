package org.grundy.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.process.CommandWords;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.render.tiling.OminoJson;
import org.grundy.workbench.render.tiling.OminoSvg;
import org.grundy.workbench.render.tiling.OminoText;
import org.grundy.workbench.request.OminoReport;
import org.grundy.workbench.request.PlacementReport;
import org.grundy.workbench.saved.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `grundy omino`.
@Command(
    name = "omino",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy omino 5",
      "  grundy omino 6 --svg exceptions.svg",
      "  grundy omino 5 3x10",
    },
    headerHeading = "%n",
    header = "Settles the tiling game with pieces of one size in all rectangles at once.",
    synopsisHeading = "%nUsage: ")
public final class OminoCommand implements Callable<Integer> {
  private static final Pattern RECTANGLE = Pattern.compile("([0-9]{1,6})[xX×]([0-9]{1,6})");

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "CELLS",
      description = "How many cells a piece has: 1 to 9.")
  private int cells;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "RxC",
      description = "Only count the placements in this rectangle, such as 3x10.")
  private @Nullable String rectangle;

  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draw the placements after which right sizes are not enough.")
  private @Nullable Path svg;

  public OminoCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (rectangle != null && svg != null) {
      throw new ParameterException(
          spec.commandLine(), "--svg draws what holds in all rectangles: leave out " + rectangle);
    }
    return session.work(
        budget.budget(),
        meter -> {
          if (rectangle == null) {
            OminoReport report = session.workbench().omino(cells, meter);
            meter.tell(() -> tell(report));
          } else {
            PlacementReport placements = census(rectangle, meter);
            meter.tell(() -> tell(placements));
          }
          return ExitCode.DONE;
        });
  }

  private void tell(OminoReport report) {
    if (svg != null) {
      String command = CommandWords.line(spec.commandLine().getParseResult().originalArgs());
      String picture = OminoSvg.of(report, command);
      WholeFile.write(svg, picture);
    }
    PrintStream out = session.console().out();
    if (output.json()) {
      OminoJson.write(report, out);
    } else {
      out.print(OminoText.of(report, output.style(session.console())));
    }
  }

  private PlacementReport census(String text, Meter meter) {
    Matcher sides = RECTANGLE.matcher(text);
    if (!sides.matches()) {
      throw new InputException(
          "found `%s`, expected a rectangle such as 3x10".formatted(text),
          "for example: grundy omino 5 3x10");
    }
    return session
        .workbench()
        .placements(
            cells, Integer.parseInt(sides.group(1)), Integer.parseInt(sides.group(2)), meter);
  }

  private void tell(PlacementReport placements) {
    PrintStream out = session.console().out();
    if (output.json()) {
      OminoJson.write(placements, out);
    } else {
      out.print(OminoText.of(placements, output.style(session.console())));
    }
  }
}
