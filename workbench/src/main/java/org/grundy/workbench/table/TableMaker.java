package org.grundy.workbench.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.pattern.PatternFinder;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.request.PlanReport;

/// Makes tables: the values of every start of a family, by the way that the planner chooses, and
/// the patterns that they have.
///
/// The same request gives the same table. Under a limit of nodes only one thread works, so that the
/// entries that are known when it is reached are the same every time.
public final class TableMaker {
  private final Planner planner;

  /// A maker that may use every method.
  public TableMaker() {
    this(Planner.standard());
  }

  /// A maker.
  ///
  /// @param planner chooses how a family is valued
  public TableMaker(Planner planner) {
    this.planner = planner;
  }

  /// Makes a table. Where the budget is spent first, the starts that are not known are
  /// [FamilyTable#UNKNOWN] and the report says so.
  ///
  /// @param meter counts the work against the request's budget
  /// @throws org.grundy.core.InputException if the method that is asked for does not exist or is
  ///   not sound for a start
  public TableReport make(TableRequest request, Meter meter) {
    FamilyProblem problem = request.problem();
    long[] entries = new long[request.family().size()];
    Arrays.fill(entries, FamilyTable.UNKNOWN);
    FamilyPlan plan = planner.decide(problem, request.method());
    Optional<Ending> spent = Optional.empty();
    try {
      plan.fill(entries, meter);
    } catch (BudgetSpentException e) {
      spent = Optional.of(e.ending());
    }
    if (!problem.ofValues()) {
      for (int i = 0; i < entries.length; i++) {
        entries[i] = outcome(entries[i]);
      }
    }
    return new TableReport(
        request.game(),
        new FamilyTable(request.family(), problem.ofValues(), entries),
        plan.methods(),
        spent,
        meter.statistics(),
        List.of());
  }

  private static long outcome(long entry) {
    if (entry == FamilyTable.ENDS) {
      return 1;
    }
    return entry == FamilyTable.OVER ? 0 : Math.min(entry, 1);
  }

  /// Says how a table would be made, without making it.
  ///
  /// @throws org.grundy.core.InputException as [#make]
  public TablePlan plan(TableRequest request) {
    FamilyPlan plan = planner.decide(request.problem(), request.method());
    return new TablePlan(
        request.game().rules().title(),
        request.family().text(request.game().rules()),
        request.starts(),
        new PlanReport.Choice(plan.method(), plan.because(), plan.cost()));
  }

  /// A table that was made, with its patterns. Where what is left of the budget, or a second, is
  /// spent before all are looked for, it has none and says so.
  ///
  /// @param meter that of the work of [#make]
  public TableReport withPatterns(TableRequest request, TableReport report, Meter meter) {
    try {
      return meter
          .telling()
          .during(() ->
              report.with(
                  PatternFinder.find(
                      request.problem(),
                      report.table(),
                      start -> planner.decide(start, request.method()).plan())));
    } catch (BudgetSpentException e) {
      return report.endedBy(e.ending());
    }
  }
}
