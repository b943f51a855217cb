package org.grundy.solvers.sequence.splitting;

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
public final class SparseWideSplits {
  private static final int BLOCK = SimdKernel.GROUP;

  /// Multiplied with a word of bytes that are 0 or 1, moves them side by side to the highest byte.
  private static final long SIDE_BY_SIDE = 0x0102040810204080L;

  private static final int MANY = SimdKernel.MANY;
  private static final int FEW = SimdKernel.FEW;
  private static final int[] NONE_LEFT = {};
  private static final int MOST_PASSES = 2;
  private static final int MOST_ROUNDS = 4;

  /// So few heaps without a candidate are finished one by one.
  private static final int FEW_WITHOUT = 2;

  /// The cost of an entry that is compared for a block, in marks.
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
  private final Optional<SimdKernel> lanes;
  private final SplitTable table;
  private final SplitSearch search;
  private final SplitWork work;
  private final Sparsity division;
  private final RareHeaps rares;
  private final SparseSpace space;
  private final int[] singlePlaces;
  private final int[] splitPlaces;
  private final int span;
  private final int words;
  private final long[][] commonBits;

  /// Room for the marks of four heaps, a byte each, and for what was seen of all heaps of the
  /// block, a bit each; it is taken once, as both may be large.
  private final byte[] marks;

  private final long[] seen;

  /// @param marked how many heaps are marked
  /// @param asOf they are chosen among the heaps below this
  public SparseWideSplits(
      SplitSearch search,
      Optional<SimdKernel> lanes,
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
  public static int leastSize(SplitRules rules) {
    return 2 * rules.lastPlace() + 4 * BLOCK;
  }

  public void release(Meter meter) {
    space.release(meter);
  }

  /// Adds the next values, up to a block of them, which end before `toN`.
  ///
  /// @return false where a value is too large for the lanes of the marks from now on
  public boolean addBlock(int toN, Meter meter) {
    int fromN = table.size();
    int count = Math.min(lanes.isPresent() ? BLOCK : WORD_BLOCK, toN - fromN);
    int last = splitPlaces[splitPlaces.length - 1];
    int known = space.countBelow(fromN - last);
    int toMarked = lanes.isPresent() ? space.toMarked() : known;
    for (int i = 0; i < count; i += BATCH) {
      mark(fromN, i, toMarked);
    }
    Left left =
        lanes.isPresent()
            ? choose(lanes.get(), fromN, count, toMarked, known)
            : new Left(NONE_LEFT, NONE_LEFT);
    for (int i = 0; i < count; i++) {
      int value = value(fromN, i, toMarked, known, left);
      add(fromN + i, value, meter);
      // The size of a lane is a power of two. As long as all values are below its half, so are
      // their nim-sums, and the mex of these is at most the half: it still finds room in the lane.
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
  private void mark(int fromN, int i, int toMarked) {
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

  /// The candidates of each heap of a block that are no option's as far as entries go.
  ///
  /// @param values those of lane i from place `FEW * i` on
  /// @param counts how many there are of each lane
  @SuppressWarnings("ArrayRecordComponent") // scratch of the kernel, never compared
  private record Left(int[] values, int[] counts) {}

  /// Finds the least common values of each heap that are neither marked nor compared with.
  ///
  /// A lane is a heap of the block. Candidates lie by their rank, two bytes each, the lower first,
  /// so that one vector has the candidates of one rank of all heaps:
  ///
  ///     candidates   | rank 0: lane 0, lane 1, … lane 63 | rank 1: lane 0, … |
  ///     hits[rank]   bit i: the candidate of that rank of lane i is an option's value
  ///
  /// The entries are those of [SparseSpace]: low and marked ones are marked already; the *first*
  /// are compared with many candidates of each heap, and the few that are left with the *last*,
  /// which costs less a heap. Where the first leave none of a heap in a few passes, they are
  /// marked, and the least values that are not seen then are compared with the last alone. No entry
  /// gives the values that are left of a heap, so that no option of the second part has them.
  private Left choose(SimdKernel fast, int fromN, int count, int toMarked, int known) {
    int toFirst = space.toFirst();
    int[] left = new int[BLOCK * FEW];
    int[] leftOf = new int[BLOCK];
    int[] testedTo = new int[BLOCK];
    byte[] candidates = new byte[2 * BLOCK * MANY];
    long[] hits = new long[MANY];
    int without = count;
    for (int round = 0; round < MOST_ROUNDS && without > FEW_WITHOUT; round++) {
      int[] next = new int[BLOCK * FEW];
      int[] nextOf = new int[BLOCK];
      boolean enough = false;
      for (int pass = 0; pass < MOST_PASSES && !enough; pass++) {
        for (int lane = 0; lane < count; lane++) {
          boolean asks = leftOf[lane] == 0 && nextOf[lane] < FEW;
          lay(candidates, fromN + lane, lane, asks ? testedTo[lane] : words * Long.SIZE);
        }
        compare(fast, fromN, toMarked, toFirst, candidates, true, hits);
        enough = true;
        for (int lane = 0; lane < count; lane++) {
          for (int rank = 0; rank < MANY && nextOf[lane] < FEW; rank++) {
            int value = candidate(candidates, rank, lane);
            if (value != SimdKernel.NONE) {
              testedTo[lane] = value + 1;
              if ((hits[rank] >>> lane & 1) == 0) {
                next[lane * FEW + nextOf[lane]++] = value;
              }
            }
          }
          enough &= nextOf[lane] > 0 || leftOf[lane] > 0;
        }
      }
      for (int lane = 0; lane < count && !enough; lane++) {
        if (nextOf[lane] == 0 && leftOf[lane] == 0) {
          for (int k : splitPlaces) {
            space.addTo(table, fromN + lane - k, toMarked, toFirst, seen, lane * words);
          }
          work.choosingCost += (long) (toFirst - toMarked) * splitPlaces.length;
          lay(candidates, fromN + lane, lane, testedTo[lane]);
          for (int rank = 0; rank < FEW; rank++) {
            int value = candidate(candidates, rank, lane);
            if (value != SimdKernel.NONE) {
              next[lane * FEW + nextOf[lane]++] = value;
              testedTo[lane] = value + 1;
            }
          }
        }
      }
      for (int lane = 0; lane < count; lane++) {
        for (int rank = 0; rank < FEW; rank++) {
          put(
              candidates,
              rank,
              lane,
              rank < nextOf[lane] ? next[lane * FEW + rank] : SimdKernel.NONE);
        }
      }
      compare(fast, fromN, toFirst, known, candidates, false, hits);
      without = 0;
      for (int lane = 0; lane < count; lane++) {
        for (int rank = 0; rank < nextOf[lane]; rank++) {
          if ((hits[rank] >>> lane & 1) == 0) {
            left[lane * FEW + leftOf[lane]++] = next[lane * FEW + rank];
          }
        }
        without += leftOf[lane] == 0 ? 1 : 0;
      }
    }
    return new Left(left, leftOf);
  }

  /// Compares the candidates of all heaps with the options that have one of some entries.
  private void compare(
      SimdKernel fast,
      int fromN,
      int fromEntry,
      int toEntry,
      byte[] candidates,
      boolean many,
      long[] hits) {
    Arrays.fill(hits, 0);
    work.choosingCost += (long) (toEntry - fromEntry) * (many ? MANY_COST : FEW_COST);
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

  /// Lays down the least common values of a heap from a value on that are not seen.
  private void lay(byte[] candidates, int n, int lane, int fromValue) {
    int rank = 0;
    long[] common = commonBits[n & 1];
    // The shift takes the lowest six bits of its distance: in the first word the values below
    // `fromValue` are left out, in all others none.
    long from = -1L << fromValue;
    for (int w = fromValue >> 6; w < words && rank < MANY; w++) {
      long free = common[w] & ~seen[lane * words + w] & from;
      from = -1;
      for (; free != 0 && rank < MANY; free &= free - 1) {
        put(candidates, rank++, lane, w * Long.SIZE + Long.numberOfTrailingZeros(free));
      }
    }
    while (rank < MANY) {
      put(candidates, rank++, lane, SimdKernel.NONE);
    }
  }

  private static void put(byte[] candidates, int rank, int lane, int value) {
    int at = 2 * (lane + rank * BLOCK);
    candidates[at] = (byte) value;
    candidates[at + 1] = (byte) (value >> 8);
  }

  private static int candidate(byte[] candidates, int rank, int lane) {
    int at = 2 * (lane + rank * BLOCK);
    return (candidates[at] & 0xff) | (candidates[at + 1] & 0xff) << 8;
  }

  private int value(int fromN, int lane, int toMarked, int known, Left left) {
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
    int common = common(n, lane, toMarked, known, left);
    // Nearly all splits are of two common heaps, and these have rare values. So nearly every rare
    // value below the least common candidate is an option; those that are not marked are searched
    // for. `leave` reads `KEYS` values at a time, hence the room behind.
    int[] missing = new int[common + SimdKernel.KEYS];
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
    return firstMissing(n, missing, count).orElse(common);
  }

  /// The first of the missing values that no split has: all at once in vectors, one after the other
  /// in words.
  private OptionalInt firstMissing(int n, int[] missing, int count) {
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
  private int common(int n, int lane, int toMarked, int known, Left left) {
    int from = lane * words;
    for (int j = 0; lanes.isPresent() && j < left.counts[lane]; j++) {
      int value = left.values[lane * FEW + j];
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
