package org.grundy.solvers.sequence;

import java.util.Arrays;
import org.grundy.core.Meter;

/// The splits of several consecutive heaps that have a rare heap, marked at once: the sparse way
/// whatever the values.
///
/// To know all common values among the splits of a heap it is enough to look at those that have a
/// rare heap (see [Sparsity]).
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

  private final int probes;
  private final int laneBits;
  private int[] positions;
  private long[] patterns;
  private int count;
  private final Sparsity sparsity;

  /// @param probes splits with a heap up to this are all marked, rare or not
  SparseSpace(SplitTable table, Sparsity sparsity, int probes, Meter meter) {
    this.laneBits = laneBits(table.largest());
    this.sparsity = sparsity;
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

  /// Whether values up to `largest` are small enough for the lanes.
  static boolean fits(int largest) {
    return laneBits(largest) <= MOST_LANE_BITS;
  }

  private static int laneBits(int largest) {
    return 33 - Integer.numberOfLeadingZeros(largest | 1);
  }

  /// Takes note of the value of the next heap.
  void add(int n, int value, Meter meter) {
    if (n > SMALL && (n <= probes || sparsity.isRare(n, value))) {
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
}
