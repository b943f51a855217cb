package org.grundy.checker.sequence;

import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Finding;
import org.grundy.core.certificate.SequenceClaim;

/// The smallest period that all values show, if they show one: `e` and `p` with `2e + 2p` at most
/// the number of values and `G(n + p) = G(n)` for all `n >= e` as far as values go.
///
/// `suffix[p]` is how many of the last values agree with those `p` before them (the Z function of
/// the values in reverse order; Main and Lorentz 1984), so that `N - p - suffix[p]` is the least
/// `e` for `p`.
final class PeriodSought implements Observer {
  private final Optional<SequenceClaim.Fit> claimed;
  private final int all;
  private final int[] suffix;
  private final Meter meter;
  private Optional<Finding> finding = Optional.empty();

  /// @param claimed the period that fits, if one is said to
  /// @param all how many values there will be; all of them are kept
  PeriodSought(Optional<SequenceClaim.Fit> claimed, long all, Meter meter) {
    this.claimed = claimed;
    this.all = Math.toIntExact(all);
    this.meter = meter;
    meter.claim((long) Integer.BYTES * this.all);
    this.suffix = new int[this.all];
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    if (heap == all - 1) {
      finding = Optional.of(seek(values));
    }
  }

  private Finding seek(HeapValues values) {
    compare(values);
    for (int period = 1; 2L * period <= all; period++) {
      int preperiod = all - period - suffix[period];
      if (2L * preperiod + 2L * period <= all) {
        return found(preperiod, period);
      }
    }
    return claimed
        .map(fit -> Finding.refuted(claim(fit), "no period fits"))
        .orElseGet(() -> Finding.held("the %,d values show no period".formatted(all)));
  }

  private Finding found(int preperiod, int period) {
    String found = "the period %d fits from n = %d on".formatted(period, preperiod);
    return claimed
        .map(fit ->
            Finding.of(claim(fit), fit.period() == period && fit.preperiod() == preperiod, found))
        .orElseGet(() -> Finding.refuted("the %,d values show no period".formatted(all), found));
  }

  private String claim(SequenceClaim.Fit fit) {
    return "the smallest period that the %,d values show is %d, from n = %d on"
        .formatted(all, fit.period(), fit.preperiod());
  }

  /// Fills `suffix`. The values from `fromMatch` to `toMatch` in reverse order are those of a start
  /// that was compared already.
  private void compare(HeapValues values) {
    int fromMatch = 0;
    int toMatch = 0;
    for (int p = 1; p < all; p++) {
      int length = p < toMatch ? Math.min(toMatch - p, suffix[p - fromMatch]) : 0;
      while (p + length < all
          && values.early(all - 1 - length) == values.early(all - 1 - p - length)) {
        length++;
      }
      suffix[p] = length;
      if (p + length > toMatch) {
        fromMatch = p;
        toMatch = p + length;
      }
    }
    meter.work(all);
  }

  @Override
  public Finding finding() {
    return finding.orElseThrow();
  }
}
