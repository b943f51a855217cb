package org.grundy.cli.command;

import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `grundy contest`.
@Command(
    name = "contest",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy contest cf138d < examples/cf138d.in",
      "  grundy contest gcj2019-1c-c < examples/gcj2019-1c-c.in",
    },
    headerHeading = "%n",
    header = {
      "Reads one input of a contest problem from standard input and writes the official output.",
      "",
      "Problems: cf138d (darkraft), arc038b (board-and-piece), gcj2019-1c-c (bacterial),",
      "poj3537 (treblecross), gcj2015-q-d (ominous-omino). grundy games tells which there are."
    },
    synopsisHeading = "%nUsage: ")
public final class ContestCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(index = "0", paramLabel = "PROBLEM", description = "The id of a contest problem.")
  private String problem;

  @Mixin private final BudgetOptions budget = new BudgetOptions();

  /// @param problem the id of a contest problem, until a command line names another one
  public ContestCommand(Session session, String problem) {
    this.session = session;
    this.problem = problem;
  }

  @Override
  public Integer call() {
    return session.work(
        budget.budget(),
        meter -> {
          Console console = session.console();
          session.workbench().contest(problem, "<stdin>", console.in(), console.out(), meter);
          return ExitCode.DONE;
        });
  }
}
