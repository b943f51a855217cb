package org.grundy.solvers.sequence.taking;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;
import org.grundy.core.Meter;

/// The numbers of tokens that may be taken, as far as the heaps so far hold as many: even ones and
/// odd ones in order, and a bit for each.
final class CountSet {
  private final LongUnaryOperator atLeast;
  private final int[][] byParity = new int[2][64];
  private final int[] sizes = new int[2];
  private final int[] within = new int[2];
  private long[] bits = new long[1];
  private long next;

  /// @param atLeast the least number that may be taken from one on; a huge one where there is none
  CountSet(LongUnaryOperator atLeast) {
    this.atLeast = atLeast;
    this.next = atLeast.applyAsLong(1);
  }

  /// Takes up all numbers up to one.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  void reach(int most, Meter meter) {
    int words = (most >> 6) + 1;
    if (words > bits.length) {
      int longer = Math.max(words, 2 * bits.length);
      meter.claim((long) Long.BYTES * (longer - bits.length));
      bits = Arrays.copyOf(bits, longer);
    }
    while (next <= most) {
      int count = (int) next;
      int parity = count & 1;
      if (sizes[parity] == byParity[parity].length) {
        meter.claim((long) Integer.BYTES * sizes[parity]);
        byParity[parity] = Arrays.copyOf(byParity[parity], 2 * sizes[parity]);
      }
      byParity[parity][sizes[parity]++] = count;
      bits[count >> 6] |= 1L << count;
      next = atLeast.applyAsLong(next + 1);
    }
  }

  /// The numbers of one parity in order, [#upTo] tells how many of them.
  int[] ofParity(int parity) {
    return byParity[parity];
  }

  /// The number of numbers of one parity that are at most n; n never shrinks from one call to the
  /// next.
  int upTo(int parity, int n) {
    int[] numbers = byParity[parity];
    int upTo = within[parity];
    while (upTo < sizes[parity] && numbers[upTo] <= n) {
      upTo++;
    }
    within[parity] = upTo;
    return upTo;
  }

  boolean contains(int number) {
    return (bits[number >> 6] >>> number & 1) != 0;
  }
}
