package org.grundy.solvers.sequence;

import java.util.Arrays;
import org.grundy.core.Meter;

/// A division of the values of an octal game into few *rare* and many *common* ones.
///
/// Choose a mask of bits. A value is rare if it has an even number of bits in the mask, common if
/// odd. So rare ^ rare and common ^ common are rare, rare ^ common is common (Berlekamp, Conway and
/// Guy, Winning Ways, chapter 4). Hence to know all *common* values among the splits of m it is
/// enough to look at the splits that have a rare heap. That holds for any mask; a mask that makes
/// most heaps common saves most.
///
/// The mask is the one for which the fewest heaps so far are rare: with h(v) the number of heaps of
/// value v, heaps(rare) - heaps(common) = the sum of h(v) (-1)^|v & mask|, which the Walsh–Hadamard
/// transform of h gives for all masks at once.
final class SparseSpace {
  /// How many consecutive heaps are marked at once.
  static final int BATCH = 4;

  /// Splits with a heap up to this are not marked by [#mark].
  static final int SMALL = BATCH;

  /// The index into the marks of four heaps is a 16-bit lane: two bits for the heap, the others for
  /// the value.
  private static final int MOST_LANE_BITS = 14;

  /// A position and a pattern.
  private static final int ENTRY_BYTES = Integer.BYTES + Long.BYTES;

  private static final long LANES = 0x0001000100010001L;

  private final int mask;
  private final int probes;
  private final int laneBits;
  private int[] positions;
  private long[] patterns;
  private int count;
  private int rares;

  /// @param probes splits with a heap up to this are all marked, rare or not
  SparseSpace(SplitTable table, int probes, Meter meter) {
    this.laneBits = 33 - Integer.numberOfLeadingZeros(table.largest() | 1);
    this.mask = bestMask(table, 1 << (laneBits - 1));
    this.probes = probes;
    meter.claim(2L * probes * ENTRY_BYTES);
    this.positions = new int[2 * probes];
    this.patterns = new long[2 * probes];
    for (int n = SMALL + 1; n < table.size(); n++) {
      add(n, table.get(n), meter);
    }
  }

  /// So many values are needed for [#mark]: heaps below 2·SMALL are below fromN-k-SMALL then.
  static int leastSize(int places) {
    return places + 3 * SMALL;
  }

  /// The number of values that a lane of the marks has room for: twice what XOR can reach by now.
  int laneSize() {
    return 1 << laneBits;
  }

  int probes() {
    return probes;
  }

  /// Gives the memory back; this object is not used afterwards.
  void release(Meter meter) {
    meter.claim(-(long) positions.length * ENTRY_BYTES);
  }

  /// Whether the values are small enough for the lanes.
  boolean fits() {
    return laneBits <= MOST_LANE_BITS;
  }

  /// How many heaps are rare.
  int rares() {
    return rares;
  }

  boolean isRare(int value) {
    return (Integer.bitCount(value & mask) & 1) == 0;
  }

  /// Takes note of the value of the next heap.
  void add(int n, int value, Meter meter) {
    boolean rare = isRare(value);
    rares += rare ? 1 : 0;
    if (n > SMALL && (n <= probes || rare)) {
      if (count == positions.length) {
        meter.claim((long) count * ENTRY_BYTES);
        positions = Arrays.copyOf(positions, 2 * count);
        patterns = Arrays.copyOf(patterns, 2 * count);
      }
      positions[count] = n;
      patterns[count++] = value * LANES | offsets();
    }
  }

  /// Lane i of the marks begins at i times their size.
  private long offsets() {
    return 1L << (16 + laneBits) | 2L << (32 + laneBits) | 3L << (48 + laneBits);
  }

  /// For each of the BATCH heaps from `fromN` on, marks in its lane the values of the splits, after
  /// taking k, that have a rare heap or one up to [#probes], and no heap up to [#SMALL].
  ///
  /// For a heap r the splits of the four are r and the four consecutive heaps from fromN-k-r on:
  /// one word. These are known, as r > SMALL, and none is empty where r < fromN-k-SMALL. Where r is
  /// larger, the other heap is below 2·SMALL, so that the split is marked as one of that heap (see
  /// [#leastSize]).
  ///
  /// @return the number of marks
  long mark(SplitTable table, int fromN, int k, byte[] marks) {
    int stop = count;
    while (stop > 0 && positions[stop - 1] >= fromN - k - SMALL) {
      stop--;
    }
    byte[] lanes = table.wideLanes();
    int[] at = positions;
    long[] value = patterns;
    int base = 2 * (fromN - k);
    for (int i = 0; i < stop; i++) {
      long word = (long) SplitTable.WORDS.get(lanes, base - 2 * at[i]) ^ value[i];
      marks[(int) word & marks.length - 1] = 1;
      marks[(int) (word >>> 16) & marks.length - 1] = 1;
      marks[(int) (word >>> 32) & marks.length - 1] = 1;
      marks[(int) (word >>> 48) & marks.length - 1] = 1;
    }
    return (long) BATCH * stop;
  }

  private static int bestMask(SplitTable table, int values) {
    long[] sums = new long[values];
    for (int n = 0; n < table.size(); n++) {
      sums[table.get(n)]++;
    }
    for (int width = 1; width < values; width *= 2) {
      for (int i = 0; i < values; i++) {
        if ((i & width) == 0) {
          long even = sums[i];
          long odd = sums[i | width];
          sums[i] = even + odd;
          sums[i | width] = even - odd;
        }
      }
    }
    int best = 1;
    for (int mask = 2; mask < values; mask++) {
      best = sums[mask] < sums[best] ? mask : best;
    }
    return best;
  }
}
