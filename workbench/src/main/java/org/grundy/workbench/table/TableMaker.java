package org.grundy.workbench.table;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.solvers.planner.Planner;

/// Makes tables: values every start of a family, in one piece of work where the theory allows and
/// start by start otherwise.
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
  /// @param planner chooses the methods for starts that are solved one by one
  public TableMaker(Planner planner) {
    this.planner = planner;
  }

  /// Makes a table. Where the budget is spent first, the starts that are not known are
  /// [ValueTable#UNKNOWN] and the report says so.
  ///
  /// @param meter counts the work against the request's budget
  /// @throws org.grundy.core.InputException if the method that is asked for does not exist or is
  ///   not sound for a start
  public TableReport make(TableRequest request, Meter meter) {
    boolean ofValues = request.ofValues();
    long[] entries = new long[request.family().size()];
    Arrays.fill(entries, ValueTable.UNKNOWN);
    StartValues values = values(request);
    Optional<Ending> spent = Optional.empty();
    try {
      values.fill(entries, meter);
    } catch (BudgetSpentException e) {
      spent = Optional.of(e.ending());
    }
    if (!ofValues) {
      for (int i = 0; i < entries.length; i++) {
        entries[i] = outcome(entries[i]);
      }
    }
    return new TableReport(
        request.game(),
        new ValueTable(request.family(), ofValues, entries),
        values.methods(),
        spent,
        meter.statistics());
  }

  private static long outcome(long entry) {
    if (entry == ValueTable.ENDS) {
      return 1;
    }
    return entry == ValueTable.OVER ? 0 : Math.min(entry, 1);
  }

  private StartValues values(TableRequest request) {
    return HeapLine.of(request)
        .or(() -> CornerSweep.of(request))
        .or(() -> TupleRecursion.of(request))
        .orElseGet(() -> new EachStart(request, planner));
  }
}
