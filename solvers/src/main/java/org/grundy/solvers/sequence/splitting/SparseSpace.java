package org.grundy.solvers.sequence.splitting;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.grundy.core.Meter;

/// The heaps whose splits are looked at in any case, in the sparse way:
///
///     entries   low | marked | first | last
///
/// *low* are the heaps up to [#LOW]; *marked* are heaps of all values, as many of each as can be; and
/// the others are all other rare heaps (see [Sparsity]), *first* those of which there are few of the
/// same value before them. Each stretch is ascending; what is rare later is added to the last one.
///
/// The less heaps of the same value are taken, the more values their splits have.
public final class SparseSpace {
  /// The number of consecutive heaps that are marked at once.
  public static final int BATCH = 4;

  /// The index into the marks of four heaps is a 16-bit lane: two bits for the heap, the others for
  /// the value.
  private static final int MOST_LANE_BITS = 14;

  /// Marks are packed by words.
  private static final int LEAST_LANE_BITS = 6;

  private static final int ENTRY_BYTES = Integer.BYTES + Short.BYTES + Long.BYTES;
  private static final long LANES = 0x0001000100010001L;

  /// Heaps up to this are all taken.
  public static final int LOW = 64;

  private final int laneBits;
  private int[] heaps;
  private short[] values;
  private long[] patterns;
  private int count;
  private int toMarked;
  private int toFirst;
  private final int toSearch;
  private int depth;
  private final Sparsity sparsity;

  /// @param marked how many heaps are marked, but for the low ones; without those to be compared,
  ///   up to which heap all are marked
  /// @param toCompare whether there are others to be compared; otherwise all rare heaps are marked
  /// @param asOf what values there are is taken from the heaps below this
  /// @param toHeap only heaps below this, which is at most `asOf`, are marked or first
  public SparseSpace(
      SplitTable table,
      Sparsity sparsity,
      int marked,
      boolean toCompare,
      int asOf,
      int toHeap,
      Meter meter) {
    int largest = 0;
    for (int n = 0; n < asOf; n++) {
      largest = Math.max(largest, table.get(n));
    }
    this.laneBits = laneBits(largest);
    this.sparsity = sparsity;
    meter.claim(4L * (LOW + marked) * ENTRY_BYTES);
    this.heaps = new int[4 * (LOW + marked)];
    this.values = new short[4 * (LOW + marked)];
    this.patterns = new long[4 * (LOW + marked)];
    put(table, 1, LOW + 1, n -> true, meter);
    IntPredicate isRare = n -> sparsity.isRare(n, table.get(n));
    if (toCompare) {
      toSearch = LOW + 1;
      depth = putRanked(table, isRare, marked, asOf, largest, toHeap, meter);
    } else {
      toSearch = Math.max(LOW, marked) + 1;
      put(table, LOW + 1, toHeap, n -> n < toSearch || isRare.test(n), meter);
      toMarked = toFirst = count;
      depth = lastCommon(Math.min(toHeap, toSearch) - 1, isRare);
    }
    put(table, toHeap, table.size(), isRare, meter);
  }

  /// Puts the marked heaps and the first and last of the others.
  ///
  /// @return the largest common heap that is marked
  private int putRanked(
      SplitTable table,
      IntPredicate isRare,
      int marked,
      int asOf,
      int largest,
      int toHeap,
      Meter meter) {
    int[] ranks = ranks(table, asOf, largest);
    IntPredicate isMarked = firstByRank(ranks, marked, toHeap, n -> true);
    IntPredicate isLeft = isRare.and(isMarked.negate());
    IntPredicate isFirst = firstByRank(ranks, marked / 2, toHeap, isLeft);
    put(table, LOW + 1, toHeap, isMarked, meter);
    toMarked = count;
    put(table, LOW + 1, toHeap, isLeft.and(isFirst), meter);
    toFirst = count;
    put(table, LOW + 1, toHeap, isLeft.and(isFirst.negate()), meter);
    return lastCommon(toHeap - 1, isRare.or(isMarked.negate()));
  }

  /// The largest heap up to one that is none of some.
  private static int lastCommon(int from, IntPredicate but) {
    int last = from;
    while (last > 0 && but.test(last)) {
      last--;
    }
    return last;
  }

  private void put(SplitTable table, int fromN, int toN, IntPredicate among, Meter meter) {
    for (int n = fromN; n < toN; n++) {
      if (among.test(n)) {
        put(n, table.get(n), meter);
      }
    }
  }

  /// The number of heaps before each heap that have its value.
  private static int[] ranks(SplitTable table, int asOf, int largest) {
    int[] counts = new int[largest + 1];
    int[] ranks = new int[asOf];
    for (int n = 1; n < ranks.length; n++) {
      ranks[n] = counts[table.get(n)]++;
    }
    return ranks;
  }

  /// The first so many heaps above the low ones by their rank: all below a rank, and those of that
  /// rank below a heap.
  private static IntPredicate firstByRank(int[] ranks, int wanted, int toHeap, IntPredicate among) {
    int[] counts = new int[Arrays.stream(ranks).max().orElse(0) + 1];
    for (int n = LOW + 1; n < toHeap; n++) {
      counts[ranks[n]] += among.test(n) ? 1 : 0;
    }
    int rank = 0;
    int left = wanted;
    while (rank < counts.length && counts[rank] <= left) {
      left -= counts[rank++];
    }
    int toN = LOW + 1;
    for (; toN < toHeap && left > 0; toN++) {
      left -= ranks[toN] == rank && among.test(toN) ? 1 : 0;
    }
    int allBelow = rank;
    int someBelow = toN;
    return n ->
        LOW < n && n < toHeap && (ranks[n] < allBelow || (ranks[n] == allBelow && n < someBelow));
  }

  /// The number of values that a lane of the marks has room for: twice what XOR can reach by now.
  public int laneSize() {
    return 1 << laneBits;
  }

  /// The end of the entries that are marked.
  public int toMarked() {
    return toMarked;
  }

  /// The end of the first entries that are not marked.
  public int toFirst() {
    return toFirst;
  }

  /// All heaps below are marked.
  public int toSearch() {
    return toSearch;
  }

  /// The largest common heap that is marked.
  public int depth() {
    return depth;
  }

  /// The heaps of the entries.
  public int[] heaps() {
    return heaps;
  }

  /// The values of the entries.
  public short[] values() {
    return values;
  }

  /// Gives the memory back; this object is not used afterwards.
  public void release(Meter meter) {
    meter.claim(-(long) heaps.length * ENTRY_BYTES);
  }

  /// True if values up to `largest` are small enough for the lanes.
  public static boolean fits(int largest) {
    return laneBits(largest) <= MOST_LANE_BITS;
  }

  private static int laneBits(int largest) {
    return Math.max(LEAST_LANE_BITS, 33 - Integer.numberOfLeadingZeros(largest | 1));
  }

  /// Takes note of the value of the next heap.
  public void add(int n, int value, Meter meter) {
    if (sparsity.isRare(n, value)) {
      put(n, value, meter);
    }
  }

  private void put(int n, int value, Meter meter) {
    if (count == heaps.length) {
      meter.claim((long) count * ENTRY_BYTES);
      heaps = Arrays.copyOf(heaps, 2 * count);
      values = Arrays.copyOf(values, 2 * count);
      patterns = Arrays.copyOf(patterns, 2 * count);
    }
    heaps[count] = n;
    values[count] = (short) value;
    patterns[count++] =
        value * LANES | 1L << (16 + laneBits) | 2L << (32 + laneBits) | 3L << (48 + laneBits);
  }

  /// The number of entries before the heaps from `n` on, none of which may be marked or first.
  public int countBelow(int n) {
    int below = count;
    while (below > toFirst && heaps[below - 1] >= n) {
      below--;
    }
    return below;
  }

  /// Marks the splits of the BATCH totals from `fromTotal` on into a heap of the entries from
  /// `fromEntry` to before `toEntry` and another, which must be known: those of a total in its
  /// lane.
  ///
  /// The other heaps of four consecutive totals are four consecutive ones: one word.
  ///
  /// @param marks four lanes of [#laneSize]
  public void mark(SplitTable table, int fromTotal, int fromEntry, int toEntry, byte[] marks) {
    byte[] lanes = table.wideLanes();
    int[] back = heaps;
    long[] pattern = patterns;
    int base = 2 * fromTotal;
    for (int i = fromEntry; i < toEntry; i++) {
      long word = (long) SplitTable.WORDS.get(lanes, base - 2 * back[i]) ^ pattern[i];
      marks[(int) word & marks.length - 1] = 1;
      marks[(int) (word >>> 16) & marks.length - 1] = 1;
      marks[(int) (word >>> 32) & marks.length - 1] = 1;
      marks[(int) (word >>> 48) & marks.length - 1] = 1;
    }
  }

  /// Adds the values of the splits of a total into a heap of the entries from `fromEntry` to before
  /// `toEntry` and another, which must be known, to a set of values.
  public void addTo(
      SplitTable table, int total, int fromEntry, int toEntry, long[] set, int fromWord) {
    for (int i = fromEntry; i < toEntry; i++) {
      int value = table.get(total - heaps[i]) ^ values[i];
      set[fromWord + (value >> 6)] |= 1L << value;
    }
  }
}
