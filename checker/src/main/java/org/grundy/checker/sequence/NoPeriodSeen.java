package org.grundy.checker.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Finding;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;

/// The values show no period, plain or arithmetic, and prove none.
final class NoPeriodSeen implements Observer {
  private final Theorem theorem;
  private final int all;
  private final Meter meter;
  private Optional<String> wrong = Optional.of("no values were seen");

  /// @param all how many values there will be; all of them are kept
  NoPeriodSeen(Theorem theorem, long all, Meter meter) {
    this.theorem = theorem;
    this.all = Math.toIntExact(all);
    this.meter = meter;
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    if (heap == all - 1) {
      wrong = fault(new PeriodsSeen(values, all, meter), values);
    }
  }

  private Optional<String> fault(PeriodsSeen seen, HeapValues values) {
    for (int period = 1; period < all; period++) {
      if (seen.saltus(period) >= 0) {
        Periodicity found = new Periodicity(seen.preperiod(period), period, seen.saltus(period));
        if (found.isShownBy(all) || isProved(found, values)) {
          return Optional.of(
              "the period %d%s fits from n = %d on%s"
                  .formatted(
                      period,
                      found.saltus() == 0 ? "" : " with saltus " + found.saltus(),
                      found.preperiod(),
                      found.isShownBy(all) ? "" : ", and is proved"));
        }
      }
    }
    return Optional.empty();
  }

  /// Whether some theorem proves a period that the values have.
  private boolean isProved(Periodicity found, HeapValues values) {
    for (PeriodProof proof : theorem.proofs(found)) {
      List<Observer> observers = new ArrayList<>();
      theorem.observer(found, proof, meter).ifPresent(observers::add);
      for (long n = 0; n < all && !observers.isEmpty(); n++) {
        observers.getFirst().see(n, values.early(n), values);
        meter.work(1);
      }
      if (observers.stream().allMatch(observer -> observer.finding().holds())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Finding finding() {
    return new Finding(
        "the %,d values show no period, and prove none".formatted(all),
        wrong.isEmpty(),
        wrong.orElse(""));
  }
}
