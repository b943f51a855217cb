package org.grundy.solvers.sequence;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.core.Meter;

/// The sparse way to compute values of any size, 64 consecutive heaps at once.
///
/// Let N be the first heap of the block and n = N + i one of it. Its splits fall into three parts:
///
/// 1. Those with a probe or one of the first rare heaps are *marked*: the set of their values is
///    known then. Four heaps have their marks in four lanes of bytes, which are packed into words.
/// 2. The least common values that are not marked are the *candidates* of n. All other rare heaps
///    are compared with them: no set is made, but the options of many heaps are one vector.
/// 3. What has a heap so small that the other may lie in the block itself, and all moves that leave
///    one heap, is marked when the values before n are known.
///
/// Thereafter all common values of options below the least candidate c that is left were found, so
/// c is no option's. A rare value below c that is not marked can only come from a split of two
/// heaps that are no probes: such a split is searched for. The first rare value without one is
/// G(n); if each has one, G(n) = c. Where no candidate is left the splits of the second part are
/// marked too.
///
/// Which splits are covered: let s be the difference of the largest and the least place of a split,
/// and let a split of n - k have a rare heap r or a probe. If r < N - max k, then r is an entry,
/// and its other heap is below N, so known, if r > i - k; otherwise r is among the heaps up to i -
/// k of the third part. If r >= N - max k, the other heap is n - k - r <= i + s, which is one of
/// the third part as well.
final class SparseSplits {
  private static final int BLOCK = Lanes.GROUP;

  /// Multiplied with a word of bytes that are 0 or 1, moves them side by side to the highest byte.
  private static final long SIDE_BY_SIDE = 0x0102040810204080L;

  private static final int MOST_PASSES = 2;
  private static final int MOST_ROUNDS = 4;

  /// So few heaps without a candidate are finished one by one.
  private static final int FEW_WITHOUT = 2;

  /// What an entry costs that is compared for a block, in marks.
  private static final int MANY_COST = 16;

  private static final int FEW_COST = 4;

  /// Splits that are searched for a value at the cost of a mark, in vectors and in words.
  private static final int VECTOR_SEARCHED = 40;

  private static final int WORD_SEARCHED = 1;
  private static final int BATCH = SparseSpace.BATCH;

  /// Without lanes nothing is gained by a larger block.
  private static final int WORD_BLOCK = 2 * BATCH;

  private final SplitRules rules;
  private final History history;
  private final Optional<Lanes> lanes;
  private final SplitTable table;
  private final SplitSearch search;
  private final SplitWork work;
  private final Sparsity division;
  private final RareHeaps rares;
  private final SparseSpace space;
  private final int[] singlePlaces;
  private final int[] splitPlaces;
  private final int span;
  private int toMarked;
  private int toFirst;
  private final int words;
  private final byte[] marks;
  private final long[] seen;
  private final int[] survivors = new int[BLOCK * Lanes.FEW];
  private final int[] survived = new int[BLOCK];
  private final int[] next = new int[BLOCK * Lanes.FEW];
  private final int[] counts = new int[BLOCK];
  private final int[] tested = new int[BLOCK];
  private final byte[] candidates = new byte[2 * BLOCK * Lanes.MANY];
  private final long[] hits = new long[Lanes.MANY];
  private final int[] missing;
  private final long[][] commonBits;

  /// @param marked how many heaps are marked
  /// @param asOf they are chosen among the heaps below this
  SparseSplits(
      SplitSearch search,
      Optional<Lanes> lanes,
      Sparsity division,
      RareHeaps rares,
      int marked,
      int asOf,
      Meter meter) {
    this.rules = search.rules();
    this.history = search.history();
    this.work = search.work();
    this.table = search.table();
    this.search = search;
    this.lanes = lanes;
    this.division = division;
    this.rares = rares;
    this.singlePlaces = rules.singlePlaces().stream().mapToInt(k -> k).toArray();
    this.splitPlaces = rules.unequalPlaces().stream().mapToInt(k -> k).toArray();
    this.span = splitPlaces[splitPlaces.length - 1] - splitPlaces[0];
    this.space =
        new SparseSpace(
            table,
            division,
            marked,
            lanes.isPresent(),
            asOf,
            asOf - splitPlaces[splitPlaces.length - 1],
            meter);
    work.depth = Math.max(work.depth, space.depth());
    this.words = space.laneSize() / Long.SIZE;
    this.marks = new byte[BATCH * space.laneSize()];
    this.missing = new int[space.laneSize() + Lanes.KEYS];
    this.seen = new long[BLOCK * words];
    this.commonBits = new long[][] {commonBits(0), commonBits(1)};
  }

  private long[] commonBits(int parity) {
    long[] bits = new long[words];
    for (int value = 0; value < space.laneSize(); value++) {
      bits[value >> 6] |= division.isRare(parity, value) ? 0 : 1L << value;
    }
    return bits;
  }

  /// So many values must be known before.
  static int leastSize(SplitRules rules) {
    return 2 * rules.lastPlace() + 4 * BLOCK;
  }

  void release(Meter meter) {
    space.release(meter);
  }

  /// Adds the next values, up to a block of them, which end before `toN`.
  ///
  /// @return false where a value is too large for the lanes of the marks from now on
  boolean addBlock(int toN, Meter meter) {
    int fromN = table.size();
    int count = Math.min(lanes.isPresent() ? BLOCK : WORD_BLOCK, toN - fromN);
    int last = splitPlaces[splitPlaces.length - 1];
    int known = space.countBelow(fromN - last);
    toMarked = lanes.isPresent() ? space.toMarked() : known;
    toFirst = lanes.isPresent() ? space.toFirst() : known;
    for (int i = 0; i < count; i += BATCH) {
      mark(fromN, i);
    }
    Arrays.fill(survived, 0);
    if (lanes.isPresent()) {
      choose(fromN, count, known);
    }
    for (int i = 0; i < count; i++) {
      int value = value(fromN, i, known);
      add(fromN + i, value, meter);
      if (2 * value >= space.laneSize() || table.outgrowsKeys()) {
        return false;
      }
    }
    return true;
  }

  private void add(int n, int value, Meter meter) {
    table.add(value);
    history.add(value, meter);
    if (division.isRare(n, value)) {
      rares.add(n, value, meter);
    }
    space.add(n, value, meter);
  }

  /// Marks the splits of four heaps that are known before the block, and packs the marks.
  private void mark(int fromN, int i) {
    Arrays.fill(marks, (byte) 0);
    for (int k : splitPlaces) {
      space.mark(table, fromN + i - k, i + BATCH, toMarked, marks);
    }
    work.marked += (long) BATCH * (toMarked - i - BATCH) * splitPlaces.length;
    pack(i * words, (i + BATCH) * words);
  }

  /// Packs the marks, bytes that are 0 or 1, into words of what was seen.
  private void pack(int fromWord, int toWord) {
    int at = 0;
    for (int i = fromWord; i < toWord; i++) {
      long word = 0;
      for (int bit = 0; bit < Long.SIZE; bit += Long.BYTES) {
        word |= (((long) SplitTable.WORDS.get(marks, at) * SIDE_BY_SIDE) >>> 56) << bit;
        at += Long.BYTES;
      }
      seen[i] = word;
    }
  }

  /// Finds the least common values of each heap that are neither marked nor compared with.
  private void choose(int fromN, int count, int known) {
    Arrays.fill(tested, 0);
    int without = count;
    for (int round = 0; round < MOST_ROUNDS && without > FEW_WITHOUT; round++) {
      Arrays.fill(counts, 0);
      boolean enough = false;
      for (int pass = 0; pass < MOST_PASSES && !enough; pass++) {
        enough = compareFirst(fromN, count);
      }
      if (!enough) {
        markFirst(fromN, count);
      }
      without = compareLast(fromN, count, known);
    }
  }

  /// Compares the next candidates of the heaps of which none has survived with the first entries.
  ///
  /// @return whether one of each such heap has survived now
  private boolean compareFirst(int fromN, int count) {
    for (int lane = 0; lane < count; lane++) {
      takeCandidates(fromN + lane, lane);
    }
    compare(fromN, toMarked, toFirst, true);
    work.choosingCost += (long) (toFirst - toMarked) * MANY_COST;
    boolean enough = true;
    for (int lane = 0; lane < count; lane++) {
      for (int j = 0; j < Lanes.MANY && counts[lane] < Lanes.FEW; j++) {
        int value = candidate(j, lane);
        if (value != Lanes.NONE) {
          tested[lane] = value + 1;
          if ((hits[j] >>> lane & 1) == 0) {
            next[lane * Lanes.FEW + counts[lane]++] = value;
          }
        }
      }
      enough &= counts[lane] > 0 || survived[lane] > 0;
    }
    return enough;
  }

  /// Marks the first entries of the heaps of which no candidate has survived.
  private void markFirst(int fromN, int count) {
    for (int lane = 0; lane < count; lane++) {
      if (counts[lane] == 0 && survived[lane] == 0) {
        for (int k : splitPlaces) {
          space.addTo(table, fromN + lane - k, toMarked, toFirst, seen, lane * words);
        }
        work.choosingCost += (long) (toFirst - toMarked) * splitPlaces.length;
        takeCandidates(fromN + lane, lane);
        for (int j = 0; j < Lanes.FEW && candidate(j, lane) != Lanes.NONE; j++) {
          next[lane * Lanes.FEW + counts[lane]++] = candidate(j, lane);
          tested[lane] = candidate(j, lane) + 1;
        }
      }
    }
  }

  /// Compares those that have survived with the last entries.
  ///
  /// @return the number of heaps of which none has survived
  private int compareLast(int fromN, int count, int known) {
    for (int lane = 0; lane < count; lane++) {
      for (int j = 0; j < Lanes.FEW; j++) {
        putCandidate(j, lane, j < counts[lane] ? next[lane * Lanes.FEW + j] : Lanes.NONE);
      }
    }
    compare(fromN, toFirst, known, false);
    work.choosingCost += (long) (known - toFirst) * FEW_COST;
    int without = 0;
    for (int lane = 0; lane < count; lane++) {
      for (int j = 0; j < counts[lane]; j++) {
        if ((hits[j] >>> lane & 1) == 0) {
          survivors[lane * Lanes.FEW + survived[lane]++] = next[lane * Lanes.FEW + j];
        }
      }
      without += survived[lane] == 0 ? 1 : 0;
    }
    return without;
  }

  private void compare(int fromN, int fromEntry, int toEntry, boolean many) {
    Arrays.fill(hits, 0);
    if (lanes.isEmpty()) {
      return;
    }
    Lanes fast = lanes.get();
    byte[] wide = table.wideLanes();
    int[] heaps = space.heaps();
    short[] values = space.values();
    for (int k : splitPlaces) {
      int base = 2 * (fromN - k);
      if (many) {
        fast.compareMany(wide, base, heaps, values, fromEntry, toEntry, candidates, hits);
      } else {
        fast.compareFew(wide, base, heaps, values, fromEntry, toEntry, candidates, hits);
      }
    }
  }

  /// Takes the next candidates of a heap, if it still needs some.
  private void takeCandidates(int n, int lane) {
    int chosen = 0;
    if (survived[lane] == 0 && counts[lane] < Lanes.FEW) {
      long[] common = commonBits[n & 1];
      long from = -1L << tested[lane];
      for (int w = tested[lane] >> 6; w < words && chosen < Lanes.MANY; w++) {
        long free = common[w] & ~seen[lane * words + w] & from;
        from = -1;
        for (; free != 0 && chosen < Lanes.MANY; free &= free - 1) {
          putCandidate(chosen++, lane, w * Long.SIZE + Long.numberOfTrailingZeros(free));
        }
      }
    }
    while (chosen < Lanes.MANY) {
      putCandidate(chosen++, lane, Lanes.NONE);
    }
  }

  private void putCandidate(int j, int lane, int value) {
    int at = 2 * (lane + j * BLOCK);
    candidates[at] = (byte) value;
    candidates[at + 1] = (byte) (value >> 8);
  }

  private int candidate(int j, int lane) {
    int at = 2 * (lane + j * BLOCK);
    return (candidates[at] & 0xff) | (candidates[at + 1] & 0xff) << 8;
  }

  private int value(int fromN, int lane, int known) {
    int n = fromN + lane;
    int from = lane * words;
    markWhole(n, from);
    for (int k : splitPlaces) {
      int toA = Math.min(lane + span + BATCH, (n - k) / 2) + 1;
      table.addTo(n - k, toA, seen, from);
    }
    if (rules.excludesMiddle()) {
      if (!search.hasZero(n)) {
        return 0;
      }
      seen[from] |= 1;
    }
    int common = common(n, lane, known);
    int count = 0;
    for (int w = 0; w * Long.SIZE < common; w++) {
      long rest = ~(seen[from + w] | commonBits[n & 1][w]);
      if (common < (w + 1) * Long.SIZE) {
        rest &= (1L << common) - 1;
      }
      for (; rest != 0; rest &= rest - 1) {
        missing[count++] = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return firstMissing(n, count).orElse(common);
  }

  /// The first of the missing values that no split has: all at once in vectors, one after the other
  /// in words.
  private OptionalInt firstMissing(int n, int count) {
    long searched = work.searched;
    if (lanes.isPresent()) {
      if (search.leave(n, space.toSearch(), missing, count) > 0) {
        return OptionalInt.of(missing[0]);
      }
    } else {
      for (int i = 0; i < count; i++) {
        if (!search.isSplit(n, space.toSearch(), missing[i])) {
          return OptionalInt.of(missing[i]);
        }
      }
    }
    work.findingCost +=
        (work.searched - searched) / (lanes.isPresent() ? VECTOR_SEARCHED : WORD_SEARCHED);
    return OptionalInt.empty();
  }

  /// The least common value that is no option's; where none is common, more than any value.
  private int common(int n, int lane, int known) {
    int from = lane * words;
    for (int j = 0; j < survived[lane]; j++) {
      int value = survivors[lane * Lanes.FEW + j];
      if ((seen[from + (value >> 6)] >>> value & 1) == 0) {
        return value;
      }
    }
    for (int k : splitPlaces) {
      space.addTo(table, n - k, toMarked, known, seen, from);
    }
    work.choosingCost += (long) (known - toMarked) * splitPlaces.length;
    for (int w = 0; w < words; w++) {
      long free = commonBits[n & 1][w] & ~seen[from + w];
      if (free != 0) {
        return w * Long.SIZE + Long.numberOfTrailingZeros(free);
      }
    }
    return space.laneSize();
  }

  /// Marks the options that leave one heap, or none, or two equal ones.
  private void markWhole(int n, int from) {
    for (int k : rules.emptyPlaces()) {
      if (k == n) {
        seen[from] |= 1;
      }
    }
    for (int k : singlePlaces) {
      if (k < n) {
        int value = table.get(n - k);
        seen[from + (value >> 6)] |= 1L << value;
      }
    }
    for (int k : rules.equalPlaces()) {
      if (n >= k + 2 && (n - k & 1) == 0) {
        seen[from] |= 1;
      }
    }
  }
}
