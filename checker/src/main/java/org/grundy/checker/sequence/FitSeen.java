package org.grundy.checker.sequence;

import java.util.Optional;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.Reach;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CheckedClaim;
import org.grundy.core.period.Periodicity;

/// The values show a period from its least preperiod on, and no smaller period from there on.
final class FitSeen implements ValueObserver {
  private final Periodicity claimed;
  private final int all;
  private final Meter meter;
  private Optional<String> wrong = Optional.of("no values were seen");

  /// @param all how many values there will be, more than preperiod and period together; all are
  ///   kept
  FitSeen(Periodicity claimed, long all, Meter meter) {
    this.claimed = claimed;
    this.all = HeapValues.index(all);
    this.meter = meter;
  }

  @Override
  public Reach reach() {
    return Reach.ALL;
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    if (heap == all - 1) {
      wrong =
          Optional.of(fault(new PeriodsSeen(values, all, meter))).filter(text -> !text.isEmpty());
    }
  }

  private String fault(PeriodsSeen seen) {
    int period = (int) claimed.period();
    if (seen.saltus(period) != claimed.saltus() || seen.preperiod(period) > claimed.preperiod()) {
      return "not so at n = " + Math.max(claimed.preperiod(), seen.preperiod(period) - 1L);
    }
    if (seen.preperiod(period) < claimed.preperiod()) {
      return "so from n = %d on".formatted(seen.preperiod(period));
    }
    for (int smaller = 1; smaller < period; smaller++) {
      if (seen.preperiod(smaller) <= claimed.preperiod()) {
        return "the period %d fits too".formatted(smaller);
      }
    }
    return "";
  }

  @Override
  public CheckedClaim finding() {
    return new CheckedClaim(
        "the %,d values have G(n + %d) = G(n)%s from n = %d on, both as small as can be"
            .formatted(
                all,
                claimed.period(),
                claimed.saltus() == 0 ? "" : " + " + claimed.saltus(),
                claimed.preperiod()),
        wrong.isEmpty(),
        wrong.orElse(""));
  }
}
