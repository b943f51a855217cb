package org.grundy.solvers.sequence.taking;

import java.util.Arrays;
import org.grundy.core.Meter;

/// The numbers of tokens that may be taken, as far as the heaps so far hold as many: even ones and
/// odd ones in order, and a bit for each.
final class CountSet {
  private final TakenNumbers numbers;
  private final int[][] byParity = new int[2][64];
  private final int[] sizes = new int[2];
  private final int[] within = new int[2];
  private long[] bits = new long[1];
  private int reached;

  CountSet(TakenNumbers numbers) {
    this.numbers = numbers;
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
    long next = most > reached ? numbers.atLeast(reached + 1, most) : Long.MAX_VALUE;
    for (; next <= most; next = numbers.atLeast(next + 1, most)) {
      int count = (int) next;
      int parity = count & 1;
      if (sizes[parity] == byParity[parity].length) {
        meter.claim((long) Integer.BYTES * sizes[parity]);
        byParity[parity] = Arrays.copyOf(byParity[parity], 2 * sizes[parity]);
      }
      byParity[parity][sizes[parity]++] = count;
      bits[count >> 6] |= 1L << count;
    }
    reached = Math.max(reached, most);
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
