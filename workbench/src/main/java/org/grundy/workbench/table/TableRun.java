package org.grundy.workbench.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;

/// A table being made: the way that was chosen for its starts, and the entries that are known.
public final class TableRun {
  private final TableRequest request;
  private final FamilyPlan plan;
  private final long[] entries;

  TableRun(TableRequest request, FamilyPlan plan) {
    this.request = request;
    this.plan = plan;
    this.entries = new long[request.family().size()];
    Arrays.fill(entries, FamilyTable.UNKNOWN);
  }

  /// The number of starts.
  public int starts() {
    return entries.length;
  }

  /// The number of starts that are known. Another thread may ask while the table is made; it may
  /// then miss the newest.
  public long known() {
    return Arrays.stream(entries).filter(entry -> entry != FamilyTable.UNKNOWN).count();
  }

  /// Finds the entries. Where the budget is spent first, those that are not known are
  /// [FamilyTable#UNKNOWN] and the report says so.
  ///
  /// @param meter counts the work against the request's budget
  public TableReport finish(Meter meter) {
    Optional<Ending> spent = Optional.empty();
    try {
      plan.fill(entries, meter);
    } catch (BudgetSpentException e) {
      spent = Optional.of(e.ending());
    }
    return report(entries, plan.methods(), spent, meter);
  }

  /// The table as far as it is known. Another thread may ask while it is made; it may then miss the
  /// newest entries.
  ///
  /// @param meter that of the work of [#finish]
  public TableReport soFar(Meter meter) {
    return report(entries.clone(), List.of(), Optional.empty(), meter);
  }

  private TableReport report(
      long[] known, List<MethodUse> methods, Optional<Ending> spent, Meter meter) {
    boolean ofValues = request.problem().ofValues();
    if (!ofValues && !request.remoteness()) {
      Arrays.setAll(known, i -> outcome(known[i]));
    }
    return new TableReport(
        request.game(),
        request.remoteness()
            ? FamilyTable.ofRemoteness(request.family(), known)
            : new FamilyTable(request.family(), ofValues, known),
        methods,
        spent,
        meter.statistics(),
        List.of());
  }

  private static long outcome(long entry) {
    if (entry == FamilyTable.ENDS || entry == FamilyTable.LOONY) {
      return 1;
    }
    return entry == FamilyTable.OVER ? 0 : Math.min(entry, 1);
  }
}
