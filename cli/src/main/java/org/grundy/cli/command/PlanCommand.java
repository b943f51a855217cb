package org.grundy.cli.command;

import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.PositionOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.Budget;
import org.grundy.workbench.render.report.PlanJson;
import org.grundy.workbench.render.report.PlanText;
import org.grundy.workbench.request.PlanReport;
import org.grundy.workbench.table.TableMaker;
import org.grundy.workbench.table.TablePlan;
import org.grundy.workbench.table.TableRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `grundy plan`.
@Command(
    name = "plan",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy plan darkraft 20x20",
      "  grundy plan bacterial '.#|..' --json",
      "  grundy plan mygame.game 4x4",
      "  grundy plan board-and-piece 1..12x1..12",
    },
    headerHeading = "%n",
    header =
        "Says how a position would be solved, or a table made, why that is sound, and why not by a"
            + " faster method.",
    synopsisHeading = "%nUsage: ")
public final class PlanCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private final PositionOptions position = new PositionOptions();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  public PlanCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Budget allowed = budget.budget();
    return session.work(
        allowed,
        meter -> {
          Optional<TableRequest> table = position.table(session, allowed);
          if (table.isPresent()) {
            TablePlan plan = new TableMaker().plan(table.get());
            meter.tell(() -> print(plan));
          } else {
            PlanReport report = session.workbench().plan(position.sum(session), position.method());
            meter.tell(() -> print(report));
          }
          return ExitCode.DONE;
        });
  }

  private void print(TablePlan plan) {
    PrintStream out = session.console().out();
    if (output.json()) {
      PlanJson.write(plan, out);
    } else {
      out.print(PlanText.of(plan, output.style(session.console())));
    }
  }

  private void print(PlanReport report) {
    PrintStream out = session.console().out();
    if (output.json()) {
      PlanJson.write(report, out);
    } else {
      out.print(PlanText.of(report, output.style(session.console())));
    }
  }
}
