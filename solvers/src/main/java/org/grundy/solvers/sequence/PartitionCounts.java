package org.grundy.solvers.sequence;

import java.math.BigInteger;
import org.grundy.core.Meter;

/// The numbers of sums of heaps, none of them empty, that hold so many tokens together and have a
/// value.
///
/// The sizes join one after the other: with N(j, m, v) the number of sums of j heaps of the sizes
/// so far, a new size s adds N(j-1, m-s, v ^ G(s)) to N(j, m, v), for m upwards if s may be used
/// again and downwards if not. Where sums of any number of heaps are asked for, one more row counts
/// them.
///
/// Numbers are exact. Each is a row of words, the lowest first, of which there are as many as the
/// partitions of the largest total need: p(m) < e^(π √(2m/3)) (Hardy and Ramanujan 1918; the bound
/// holds for all m >= 1, see Apostol, Introduction to Analytic Number Theory, theorem 14.5).
final class PartitionCounts {
  /// π √(2/3) / ln 2, and a little more.
  private static final double BITS = 3.7009;

  private final boolean unequal;
  private final int most;
  private final int rows;
  private final int values;
  private final int words;
  private final long[][][] counts;

  /// @param unequal whether no two heaps of a sum may be equal
  /// @param rows the most heaps that are counted apart
  /// @param any whether sums of any number of heaps are counted too
  /// @param most the largest total
  PartitionCounts(
      HeapSequence sequence, boolean unequal, int rows, boolean any, int most, Meter meter) {
    this.unequal = unequal;
    this.most = most;
    this.rows = rows;
    this.words = (int) (BITS * Math.sqrt(most)) / Long.SIZE + 1;
    int all = rows + (any ? 2 : 1);
    long bytes = 8L * all * words * (most + 1L);
    // What one value takes comes first: the values of a heap too long for that are not looked up.
    meter.claim(bytes);
    int largest = 0;
    for (int n = 1; n <= most; n++) {
      largest = Math.max(largest, (int) sequence.value(n, meter));
    }
    this.values = largest == 0 ? 1 : Integer.highestOneBit(largest) << 1;
    claimForAll(values, bytes, meter);
    this.counts = new long[all][most + 1][values * words];
    counts[0][0][0] = 1;
    counts[all - 1][0][0] = 1;
    for (int size = 1; size <= most; size++) {
      join(size, (int) sequence.value(size, meter), meter);
    }
  }

  /// Claims what all values take in place of what one does.
  private static void claimForAll(int values, long bytesOfOne, Meter meter) {
    meter.claim(-bytesOfOne);
    meter.claim(Math.min(values, Long.MAX_VALUE / 2 / bytesOfOne) * bytesOfOne);
  }

  /// The number of sums of exactly `heaps` heaps, at least 1, that have the value.
  BigInteger exactly(int heaps, int total, long value) {
    return number(counts[heaps][total], value);
  }

  /// The number of sums of any number of heaps that have the value.
  BigInteger any(int total, long value) {
    return number(counts[rows + 1][total], value);
  }

  private BigInteger number(long[] row, long value) {
    BigInteger number = BigInteger.ZERO;
    for (int word = words - 1; word >= 0 && value < values; word--) {
      long bits = row[(int) value * words + word];
      number = number.shiftLeft(Long.SIZE).add(new BigInteger(Long.toUnsignedString(bits)));
    }
    return number;
  }

  private void join(int size, int value, Meter meter) {
    for (int i = size; i <= most; i++) {
      int total = unequal ? most + size - i : i;
      meter.work(1 + (long) counts.length * values * words / 64);
      for (int j = counts.length - 1; j >= 1; j--) {
        add(counts[j][total], counts[j > rows ? j : j - 1][total - size], value);
      }
    }
  }

  /// Adds to each number of a total the number of `value` more or less of the smaller total.
  private void add(long[] into, long[] from, int value) {
    for (int v = 0; v < values; v++) {
      int at = (v ^ value) * words;
      boolean carry = false;
      for (int word = 0; word < words; word++) {
        long added = from[v * words + word];
        long sum = into[at + word] + added + (carry ? 1 : 0);
        carry =
            carry ? Long.compareUnsigned(sum, added) <= 0 : Long.compareUnsigned(sum, added) < 0;
        into[at + word] = sum;
      }
    }
  }
}
