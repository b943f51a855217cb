package org.grundy.checker.sequence;

import java.util.Optional;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.WholeSequence;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;

/// The values show a period from its least preperiod on, and no smaller period from there on.
final class FitSeen extends WholeSequence {
  private final Periodicity claimed;
  private final Meter meter;

  /// @param all how many values there will be, more than preperiod and period together
  FitSeen(Periodicity claimed, long all, Meter meter) {
    super(all);
    this.claimed = claimed;
    this.meter = meter;
  }

  @Override
  protected Optional<String> fault(HeapValues values) {
    PeriodsSeen seen = new PeriodsSeen(values, all(), meter);
    int period = (int) claimed.period();
    if (seen.saltus(period) != claimed.saltus() || seen.preperiod(period) > claimed.preperiod()) {
      return Optional.of(
          "not so at n = " + Math.max(claimed.preperiod(), seen.preperiod(period) - 1L));
    }
    if (seen.preperiod(period) < claimed.preperiod()) {
      return Optional.of("so from n = %d on".formatted(seen.preperiod(period)));
    }
    for (int smaller = 1; smaller < period; smaller++) {
      if (seen.preperiod(smaller) <= claimed.preperiod()) {
        return Optional.of("the period %d fits too".formatted(smaller));
      }
    }
    return Optional.empty();
  }

  @Override
  protected String claim() {
    return "the %,d values have %s from n = %d on, both as small as can be"
        .formatted(all(), claimed.equation(), claimed.preperiod());
  }
}
