package org.grundy.cli.command;

import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.Meter;
import org.grundy.workbench.request.Contest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy contest`.
@Command(
    name = "contest",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy contest cf138d < examples/cf138d.in",
      "  grundy contest gcj2019-1c-c < examples/gcj2019-1c-c.in",
      "  grundy contest --spec my.contest my.game < in",
      "  grundy contest --spec my.contest my.game --samples",
    },
    headerHeading = "%n",
    header = {
      "Reads one input of a contest problem from standard input and writes the official output.",
      "",
      "docs/contests.md lists the problems. --spec FILE describes another one, with the rules of"
          + " GAME;",
      "docs/contest-formats.md tells how such a file is written.",
    },
    synopsisHeading = "%nUsage: ")
public final class ContestCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private final ContestOptions problem;

  @Option(
      names = "--samples",
      description = "Read no input; answer the samples of the format and compare.")
  private boolean samples;

  @Mixin private final BudgetOptions budget = new BudgetOptions();

  /// @param problem the id of a contest problem, until a command line names another one
  public ContestCommand(Session session, @Nullable String problem) {
    this.session = session;
    this.problem = ContestOptions.of(problem);
  }

  @Override
  public Integer call() {
    return session.work(
        budget.budget(),
        meter -> {
          Console console = session.console();
          Contest contest = problem.contest(session);
          if (samples) {
            return compare(contest, console.out(), meter);
          }
          contest.run("<stdin>", console.in(), console.out(), meter);
          return ExitCode.DONE;
        });
  }

  private static int compare(Contest contest, PrintStream out, Meter meter) {
    Optional<Contest.SampleFault> fault = contest.sampleFault(meter);
    if (fault.isPresent()) {
      Contest.SampleFault found = fault.get();
      out.println(
          "Sample %d, line %d of its output: the format says `%s`, the answer is `%s`."
              .formatted(found.sample(), found.line(), found.written(), found.answer()));
      return ExitCode.REFUTED;
    }
    int count = contest.samples();
    out.println(
        count == 1
            ? "The sample is answered as the format says."
            : "%d samples, answered as the format says.".formatted(count));
    return ExitCode.DONE;
  }
}
