package org.grundy.checker.sequence;

import java.util.ArrayList;
import java.util.List;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.Reach;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.CheckedClaim;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;

/// The values show that `G(n + period) = G(n) + saltus` from the preperiod on, that this fails just
/// before it, and that it fails for the parts of the period. All later values have the period, by
/// some theorem, so that a smaller period would divide it.
final class PeriodShown implements ValueObserver {
  private static final long REPORT = 1 << 16;

  private final Periodicity claimed;
  private final long preperiod;
  private final long period;
  private final long saltus;
  private final List<Long> open = new ArrayList<>();
  private long firstWrong = -1;
  private boolean startsLater;

  /// @param meter hears of the search for the prime factors of the period, which takes as many
  ///   steps as its root
  PeriodShown(Periodicity claimed, Meter meter) {
    this.claimed = claimed;
    this.preperiod = claimed.preperiod();
    this.period = claimed.period();
    this.saltus = claimed.saltus();
    this.startsLater = preperiod == 0;
    long rest = period;
    long reported = 0;
    for (long prime = 2; prime <= rest / prime; prime++) {
      if (prime - reported > REPORT) {
        meter.work(prime - reported);
        reported = prime;
      }
      if (rest % prime == 0) {
        addPart(prime);
        while (rest % prime == 0) {
          rest /= prime;
        }
      }
    }
    if (rest > 1) {
      addPart(rest);
    }
  }

  /// A period `p / prime` would go with the saltus `s / prime`.
  private void addPart(long prime) {
    if (saltus % prime == 0) {
      open.add(period / prime);
    }
  }

  @Override
  public Reach reach() {
    return Reach.back(period);
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    long before = heap - period;
    if (before >= preperiod && firstWrong < 0 && values.at(before) + saltus != value) {
      firstWrong = before;
    }
    if (before == preperiod - 1 && preperiod > 0) {
      startsLater = values.at(before) + saltus != value;
    }
    if (!open.isEmpty() && heap > preperiod) {
      open.removeIf(part ->
          heap - part >= preperiod && values.at(heap - part) + saltus / (period / part) != value);
    }
  }

  @Override
  public CheckedClaim finding() {
    String claim =
        "the values have %s from n = %d on, both as small as can be"
            .formatted(claimed.equation(), preperiod);
    if (firstWrong >= 0) {
      return CheckedClaim.refuted(claim, "not so at n = " + firstWrong);
    }
    if (!startsLater) {
      return CheckedClaim.refuted(claim, "so at n = %d already".formatted(preperiod - 1));
    }
    return CheckedClaim.of(
        claim,
        open.isEmpty(),
        open.isEmpty() ? "" : "the period %d fits".formatted(open.getFirst()));
  }
}
