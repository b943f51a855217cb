package org.grundy.checker.sequence;

import java.util.BitSet;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Finding;
import org.grundy.core.period.Periodicity;

/// What the theorem on parity-saltus asks of the values: sums that are too small or of the other
/// parity, and smaller values that last, of the heaps of the last two periods.
final class ParitySaltusHolds implements Observer {
  private final TakingRules rules;
  private final int all;
  private final int start;
  private final int period;
  private final long saltus;
  private final Meter meter;
  private Optional<String> wrong = Optional.of("no values were seen");

  /// @param all how many values there will be; all of them are kept, and they are as many as
  ///   [Theorem] asks for
  ParitySaltusHolds(TakingRules rules, long all, Periodicity claim, Meter meter) {
    this.rules = rules;
    this.all = Math.toIntExact(all);
    this.start = Math.toIntExact(Math.max(1, claim.preperiod()));
    this.period = Math.toIntExact(claim.period());
    this.saltus = claim.saltus();
    this.meter = meter;
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    if (heap == all - 1) {
      wrong = lookAtSums(values).or(() -> lookAtOptions(values));
    }
  }

  private Optional<String> lookAtSums(HeapValues values) {
    int end = start + period;
    for (TakingRules.Place place : rules.places()) {
      for (int a = start; a < end; a++) {
        int heap = (int) place.tokens() + a;
        boolean right = !place.leaves(1) || values.early(a) != values.early(heap);
        for (int b = 1; b < end; b++) {
          meter.work(end);
          long two = (long) values.early(a) + values.early(b);
          right &= !place.leaves(2) || differs(two, heap + b, values);
          for (int c = 1; place.leaves(3) && c < end; c++) {
            right &= differs(two + values.early(c), heap + b + c, values);
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
    return sum < values.early(heap) || (sum - values.early(heap)) % 2 == 1;
  }

  private Optional<String> lookAtOptions(HeapValues values) {
    int largestBefore = 0;
    for (int n = 1; n < start; n++) {
      largestBefore = Math.max(largestBefore, values.early(n));
    }
    long forEver = largestBefore + 2 * saltus;
    for (int n = all - 2 * period; n < all; n++) {
      BitSet found = new BitSet();
      BitSet lasting = new BitSet();
      lookAt(n, values, found, lasting);
      if (values.early(n) <= forEver
          || found.nextClearBit(0) < values.early(n)
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
        found.set(values.early(rest));
      }
      for (int a = 1; a < rest; a++) {
        meter.work(rest);
        if (place.leaves(2) && values.early(rest - a) == 0) {
          found.set(values.early(a));
        }
        if (place.leaves(2)
            && Math.min(a, rest - a) >= start
            && values.early(a) == values.early(rest - a)) {
          found.set(0);
          lasting.set(0);
        }
        for (int b = 1; place.leaves(3) && a + 2 * b <= rest; b++) {
          if (values.early(b) == values.early(rest - a - b)) {
            found.set(values.early(a));
            if (b >= start) {
              lasting.set(values.early(a));
            }
          }
        }
      }
    }
  }

  @Override
  public Finding finding() {
    return Finding.of(
        "no sum of the values of an option is by an even number more than the heap's, and each"
            + " smaller"
            + " value of the last %,d heaps is that of a heap beside others of nim-sum 0"
                .formatted(2 * period),
        wrong.isEmpty(),
        wrong.orElse(""));
  }
}
