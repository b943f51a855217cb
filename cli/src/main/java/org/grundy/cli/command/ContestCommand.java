package org.grundy.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.ContestNames;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.Meter;
import org.grundy.workbench.request.Contest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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

  @Spec private @Nullable CommandSpec command;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "PROBLEM",
      description = "The id of a contest problem; behind --spec the game.",
      completionCandidates = ContestNames.class)
  private @Nullable String problem;

  @Option(
      names = "--spec",
      paramLabel = "FILE",
      description = "A file that describes the input and the output.")
  private @Nullable Path spec;

  @Option(
      names = "--samples",
      description = "Read no input; answer the samples of the format and compare.")
  private boolean samples;

  @Mixin private final BudgetOptions budget = new BudgetOptions();

  /// @param problem the id of a contest problem, until a command line names another one
  public ContestCommand(Session session, @Nullable String problem) {
    this.session = session;
    this.problem = problem;
  }

  private String named() {
    String name = problem;
    if (name == null) {
      CommandSpec own = Objects.requireNonNull(command);
      throw new MissingParameterException(
          own.commandLine(),
          own.positionalParameters().getFirst(),
          "missing required parameter: 'PROBLEM'");
    }
    return name;
  }

  @Override
  public Integer call() {
    return session.work(
        budget.budget(),
        meter -> {
          Console console = session.console();
          Contest contest =
              spec == null
                  ? session.workbench().contest(named())
                  : session.workbench().contest(spec, Optional.ofNullable(problem));
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
