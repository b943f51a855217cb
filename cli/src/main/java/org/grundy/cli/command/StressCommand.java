package org.grundy.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.ColourChoice;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Interruption;
import org.grundy.cli.process.Session;
import org.grundy.core.Meter;
import org.grundy.workbench.contest.stress.StressReport;
import org.grundy.workbench.contest.stress.StressReport.Difference;
import org.grundy.workbench.contest.stress.StressRequest;
import org.grundy.workbench.render.answer.ExplanationText;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.Contest;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.saved.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy stress`.
@Command(
    name = "stress",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy stress cf138d -- ./a.out",
      "  grundy stress poj2960 --count 5000 --jobs 4 -- python3 mine.py",
      "  grundy stress --spec my.contest my.game -- java Mine.java",
    },
    headerHeading = "%n",
    header = {
      "Holds a program against Grundy's answers on made inputs.",
      "",
      "All small inputs come first, then random ones, then extreme ones. The first input on",
      "which it fails is made smaller while it fails."
    },
    synopsisHeading = "%nUsage: ")
public final class StressCommand implements Callable<Integer> {
  private static final int LONGEST_SHOWN = 2_000;

  private final Session session;

  @Mixin private final ContestOptions contest = new ContestOptions();
  @Mixin private final ProgramOptions program = new ProgramOptions();
  @Mixin private final DrawOptions draw = new DrawOptions(1_000);
  @Mixin private final BudgetOptions budget = new BudgetOptions();

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = ContestOptions.COMMAND,
      description = "The program with its arguments, behind --.")
  private List<String> command = List.of();

  @Option(
      names = "--jobs",
      paramLabel = "N",
      converter = BudgetOptions.Count.class,
      description = "Run the program N times at once. Default: ${DEFAULT-VALUE}.")
  private long jobs = 1;

  @Option(
      names = "--save",
      paramLabel = "NAME",
      description = "Write the failing input to NAME.in, and what is right to NAME.out.")
  private @Nullable String save;

  public StressCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    StressRequest request =
        new StressRequest(
            contest.program(command),
            draw.seed(),
            draw.count(1_000_000_000),
            (int) Math.min(jobs, 256),
            program.limit(),
            program.memory());
    return session.work(
        budget.budget(), (meter, interruption) -> run(request, meter, interruption));
  }

  private int run(StressRequest request, Meter meter, Interruption interruption) {
    Contest asked = contest.contest(session);
    StressReport report = asked.stress(request, meter);
    PrintStream out = session.console().out();
    if (report.difference().isEmpty()) {
      out.println(
          "No difference on %,d inputs.%s"
              .formatted(
                  report.tried(),
                  report.skipped() == 0
                      ? ""
                      : " %,d more were too large for Grundy.".formatted(report.skipped())));
      return ExitCode.DONE;
    }
    interruption.requireNone();
    Difference difference = report.difference().get();
    meter.tell(() -> {
      print(difference, out);
      asked.sum(difference).ifPresent(sum -> explain(sum, out));
    });
    save(difference, out);
    return ExitCode.REFUTED;
  }

  private static void print(Difference difference, PrintStream out) {
    out.println(capital(difference.fault().words()) + ", found among " + difference.phase() + ".");
    section("Input", difference.input(), out);
    section("Expected", difference.expected(), out);
    section("Printed", difference.shown(), out);
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  private static void section(String heading, String text, PrintStream out) {
    out.println();
    out.println(heading + ":");
    String shown =
        text.length() > LONGEST_SHOWN
            ? text.substring(0, LONGEST_SHOWN) + "… (%,d characters)".formatted(text.length())
            : text;
    shown.lines().forEach(line -> out.println("  " + line));
  }

  /// Tells who wins the position, and why.
  private void explain(SumRequest sum, PrintStream out) {
    Meter meter = new Meter(budget.budget(Duration.ofSeconds(5)));
    SolvedSum answer = session.workbench().solve(sum, Optional.empty(), meter);
    Style style =
        new Style(ColourChoice.AUTO.colours(session.console()), session.console().width());
    out.println();
    out.print(
        new ExplanationText(move -> session.workbench().reply(answer, move, meter), style, false)
            .of(answer));
  }

  private void save(Difference difference, PrintStream out) {
    String name = save == null ? contest.name() + ".stress" : save;
    WholeFile.write(Path.of(name + ".in"), difference.input());
    WholeFile.write(Path.of(name + ".out"), difference.expected());
    out.println();
    out.println("Written to %s.in and %s.out.".formatted(name, name));
  }
}
