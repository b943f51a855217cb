package org.grundy.checker.theorem;

import java.util.BitSet;
import java.util.Optional;
import org.grundy.checker.game.TakingRules;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.WholeSequence;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;

/// The demands of the theorem on parity-saltus on the values: sums that are too small or of the
/// other parity, and smaller values that last, of the heaps of the last two periods.
final class ParitySaltusHolds extends WholeSequence {
  private final TakingRules rules;
  private final int start;
  private final int period;
  private final long saltus;
  private final Meter meter;

  /// @param all how many values there will be; as many as [PeriodTheorems] asks for
  ParitySaltusHolds(TakingRules rules, long all, Periodicity claim, Meter meter) {
    super(all);
    this.rules = rules;
    this.start = Math.toIntExact(Math.max(1, claim.preperiod()));
    this.period = Math.toIntExact(claim.period());
    this.saltus = claim.saltus();
    this.meter = meter;
  }

  @Override
  protected Optional<String> fault(HeapValues values) {
    return lookAtSums(values).or(() -> lookAtOptions(values));
  }

  private Optional<String> lookAtSums(HeapValues values) {
    int end = start + period;
    for (TakingRules.Place place : rules.places()) {
      for (int a = start; a < end; a++) {
        int heap = (int) place.tokens() + a;
        boolean right = !place.leaves(1) || values.at(a) != values.at(heap);
        for (int b = 1; b < end; b++) {
          meter.work(end);
          long two = (long) values.at(a) + values.at(b);
          right &= !place.leaves(2) || differs(two, heap + b, values);
          for (int c = 1; place.leaves(3) && c < end; c++) {
            right &= differs(two + values.at(c), heap + b + c, values);
          }
        }
        if (!right) {
          return Optional.of("a sum of %d tokens taken and a heap of %d".formatted(heap - a, a));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean differs(long sum, int heap, HeapValues values) {
    return sum < values.at(heap) || (sum - values.at(heap)) % 2 == 1;
  }

  private Optional<String> lookAtOptions(HeapValues values) {
    int largestBefore = 0;
    for (int n = 1; n < start; n++) {
      largestBefore = Math.max(largestBefore, values.at(n));
    }
    long forEver = largestBefore + 2 * saltus;
    for (int n = all() - 2 * period; n < all(); n++) {
      BitSet found = new BitSet();
      BitSet lasting = new BitSet();
      lookAt(n, values, found, lasting);
      if (values.at(n) <= forEver
          || found.nextClearBit(0) < values.at(n)
          || lasting.nextClearBit(0) <= forEver) {
        return Optional.of("not so of n = " + n);
      }
    }
    return Optional.empty();
  }

  /// The values of heaps that can be left while the others have the nim-sum 0, or 0 where there are
  /// no others: all of them, and those where the others are two equal ones from the start on.
  private void lookAt(int n, HeapValues values, BitSet found, BitSet lasting) {
    for (TakingRules.Place place : rules.places()) {
      int rest = n - (int) place.tokens();
      if (rest > 0 && place.leaves(1)) {
        found.set(values.at(rest));
      }
      for (int a = 1; a < rest; a++) {
        meter.work(rest);
        if (place.leaves(2) && values.at(rest - a) == 0) {
          found.set(values.at(a));
        }
        if (place.leaves(2)
            && Math.min(a, rest - a) >= start
            && values.at(a) == values.at(rest - a)) {
          found.set(0);
          lasting.set(0);
        }
        for (int b = 1; place.leaves(3) && a + 2 * b <= rest; b++) {
          if (values.at(b) == values.at(rest - a - b)) {
            found.set(values.at(a));
            if (b >= start) {
              lasting.set(values.at(a));
            }
          }
        }
      }
    }
  }

  @Override
  protected String claim() {
    return "no sum of the values of an option is by an even number more than the heap's, and each"
        + " smaller"
        + " value of the last %,d heaps is that of a heap beside others of nim-sum 0"
            .formatted(2 * period);
  }
}
