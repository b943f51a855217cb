package org.grundy.workbench.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.solvers.Problem;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.pattern.FurtherStarts;
import org.grundy.solvers.play.RemotenessFamily;

/// How long plays last from the starts beyond a table, as far as little work tells.
final class FurtherRemoteness implements FurtherStarts {
  /// By work, never by the clock: the same table has the same findings on a busy machine.
  private static final Budget BUDGET = Budget.ofNodes(100_000, 256L << 20);

  private final FamilyProblem family;
  private final RemotenessFamily starts;
  private final Meter meter = Meter.partHere(BUDGET);
  private final Map<List<Long>, OptionalLong> known = new HashMap<>();

  FurtherRemoteness(FamilyProblem family) {
    this.family = family;
    this.starts = new RemotenessFamily(family);
  }

  @Override
  public OptionalLong entry(long row, long column) {
    return known.computeIfAbsent(List.of(row, column), _ -> found(row, column));
  }

  private OptionalLong found(long row, long column) {
    try {
      Problem start = starts.start(family.starts().numbersAt(row, column));
      meter.work(1);
      return OptionalLong.of(meter.during(() -> starts.moves(start, meter)));
    } catch (BudgetSpentException | InputException notKnown) {
      return OptionalLong.empty();
    }
  }
}
