package org.grundy.checker.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.checker.heap.WholeSequence;
import org.grundy.checker.theorem.PeriodTheorems;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;

/// The values show no period, plain or arithmetic, and prove none.
final class NoPeriodSeen extends WholeSequence {
  private final PeriodTheorems theorems;
  private final Meter meter;

  NoPeriodSeen(PeriodTheorems theorems, long all, Meter meter) {
    super(all);
    this.theorems = theorems;
    this.meter = meter;
  }

  @Override
  protected Optional<String> fault(HeapValues values) {
    PeriodsSeen seen = new PeriodsSeen(values, all(), meter);
    for (int period = 1; period < all(); period++) {
      if (seen.saltus(period) >= 0) {
        Periodicity found = new Periodicity(seen.preperiod(period), period, seen.saltus(period));
        if (found.isShownBy(all()) || isProved(found, values)) {
          return Optional.of(
              "the period %d%s fits from n = %d on%s"
                  .formatted(
                      period,
                      found.saltus() == 0 ? "" : " with saltus " + found.saltus(),
                      found.preperiod(),
                      found.isShownBy(all()) ? "" : ", and is proved"));
        }
      }
    }
    return Optional.empty();
  }

  /// True if some theorem proves a period that the values have.
  private boolean isProved(Periodicity found, HeapValues values) {
    for (PeriodProof proof : theorems.proofs(found)) {
      List<ValueObserver> observers = new ArrayList<>();
      theorems.observer(found, proof, meter).ifPresent(observers::add);
      for (long n = 0; n < all() && !observers.isEmpty(); n++) {
        observers.getFirst().see(n, values.at(n), values);
        meter.work(1);
      }
      if (observers.stream().allMatch(observer -> observer.finding().holds())) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected String claim() {
    return "the %,d values show no period, and prove none".formatted(all());
  }
}
