package org.grundy.solvers.sequence;

import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// How many sums of heaps, none of them empty, hold so many tokens together and have a value.
///
/// The sizes join one after the other: with N(j, m, v) the number of sums of j heaps of the sizes
/// so far, a new size s adds N(j-1, m-s, v ^ G(s)) to N(j, m, v), for m upwards if s may be used
/// again and downwards if not. One more row counts the sums of any number of heaps.
final class PartitionCounts {
  private final HeapSequence sequence;
  private final Meter meter;
  private final boolean unequal;
  private final int most;
  private final int values;
  private final long[][][] counts;

  /// @param unequal whether no two heaps of a sum may be equal
  /// @param rows the most heaps that are counted apart
  /// @param most the largest total
  PartitionCounts(HeapSequence sequence, boolean unequal, int rows, int most, Meter meter) {
    this.sequence = sequence;
    this.meter = meter;
    this.unequal = unequal;
    this.most = most;
    int largest = 0;
    for (int n = 1; n <= most; n++) {
      largest = Math.max(largest, (int) sequence.value(n, meter));
    }
    this.values = largest == 0 ? 1 : Integer.highestOneBit(largest) << 1;
    meter.claim(8L * (rows + 2) * (most + 1) * values);
    this.counts = new long[rows + 2][most + 1][values];
    counts[0][0][0] = 1;
    counts[rows + 1][0][0] = 1;
    for (int size = 1; size <= most; size++) {
      join(size);
    }
  }

  /// How many sums of exactly `heaps` heaps have the value.
  long exactly(int heaps, int total, long value) {
    return value < values ? counts[heaps][total][(int) value] : 0;
  }

  /// How many sums of any number of heaps have the value.
  long any(int total, long value) {
    return exactly(counts.length - 1, total, value);
  }

  private void join(int size) {
    int value = (int) sequence.value(size, meter);
    for (int i = size; i <= most; i++) {
      int total = unequal ? most + size - i : i;
      meter.work(1 + (long) counts.length * values / 64);
      for (int j = counts.length - 1; j >= 1; j--) {
        int from = j == counts.length - 1 ? j : j - 1;
        add(counts[j][total], counts[from][total - size], value);
      }
    }
  }

  private static void add(long[] into, long[] from, int value) {
    for (int v = 0; v < from.length; v++) {
      into[v ^ value] += from[v];
      if (into[v ^ value] < 0) {
        throw new BudgetSpentException(
            "the moves of a value are more than %,d".formatted(Long.MAX_VALUE));
      }
    }
  }
}
