package org.grundy.workbench.table;

import java.util.List;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.pattern.FurtherStarts;
import org.grundy.solvers.family.pattern.PatternFinder;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.RemotenessFamily;
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
  /// [org.grundy.solvers.family.FamilyTable#UNKNOWN] and the report says so.
  ///
  /// @param meter counts the work against the request's budget
  /// @throws org.grundy.core.InputException if the method that is asked for does not exist or is
  ///   not sound for a start
  public TableReport make(TableRequest request, Meter meter) {
    return begin(request).finish(meter);
  }

  /// Chooses how a table is made; nothing is solved yet.
  ///
  /// @throws org.grundy.core.InputException as [#make]
  public TableRun begin(TableRequest request) {
    return new TableRun(request, way(request));
  }

  /// Says how a table would be made, without making it.
  ///
  /// @throws org.grundy.core.InputException as [#make]
  public TablePlan plan(TableRequest request) {
    FamilyPlan plan = way(request);
    return new TablePlan(
        request.game().rules().title(),
        request.family().text(request.game().rules()),
        request.starts(),
        new PlanReport.Choice(plan.method(), plan.because(), plan.cost(), List.of()));
  }

  private FamilyPlan way(TableRequest request) {
    return request.remoteness()
        ? new RemotenessFamily(request.problem())
        : planner.decide(request.problem(), request.method());
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
                  request.remoteness()
                      ? PatternFinder.find(
                          request.game().rules(),
                          report.table(),
                          report.unknown() == 0
                              ? new FurtherRemoteness(request.problem())
                              : FurtherStarts.NONE)
                      : PatternFinder.find(
                          request.problem(),
                          report.table(),
                          start -> planner.decide(start, request.method()).plan())));
    } catch (BudgetSpentException e) {
      return report.endedBy(e.ending());
    }
  }
}
