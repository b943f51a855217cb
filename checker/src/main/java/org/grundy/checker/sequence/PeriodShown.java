package org.grundy.checker.sequence;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.certificate.Finding;
import org.grundy.core.period.Periodicity;

/// The values show that `G(n + period) = G(n) + saltus` from the preperiod on, that this fails just
/// before it, and that it fails for the parts of the period. All later values have the period, by
/// some theorem, so that a smaller period would divide it.
final class PeriodShown implements Observer {
  private final long preperiod;
  private final long period;
  private final long saltus;
  private final List<Long> open = new ArrayList<>();
  private long firstWrong = -1;
  private boolean startsLater;

  PeriodShown(Periodicity claimed) {
    this.preperiod = claimed.preperiod();
    this.period = claimed.period();
    this.saltus = claimed.saltus();
    this.startsLater = preperiod == 0;
    long rest = period;
    for (long prime = 2; prime * prime <= rest; prime++) {
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
  public void see(long heap, int value, HeapValues values) {
    long before = heap - period;
    if (before >= preperiod && firstWrong < 0 && values.latest(before) + saltus != value) {
      firstWrong = before;
    }
    if (before == preperiod - 1 && preperiod > 0) {
      startsLater = values.latest(before) + saltus != value;
    }
    if (!open.isEmpty() && heap > preperiod) {
      open.removeIf(part ->
          heap - part >= preperiod
              && values.latest(heap - part) + saltus / (period / part) != value);
    }
  }

  @Override
  public Finding finding() {
    String claim =
        "the values have G(n + %d) = G(n)%s from n = %d on, both as small as can be"
            .formatted(period, saltus == 0 ? "" : " + " + saltus, preperiod);
    if (firstWrong >= 0) {
      return Finding.refuted(claim, "not so at n = " + firstWrong);
    }
    if (!startsLater) {
      return Finding.refuted(claim, "so at n = %d already".formatted(preperiod - 1));
    }
    return Finding.of(
        claim,
        open.isEmpty(),
        open.isEmpty() ? "" : "the period %d fits".formatted(open.getFirst()));
  }
}
