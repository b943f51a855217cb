package org.grundy.solvers.sequence.splitting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The sparse way where all values are below 64.
///
/// All options of a heap with a rare heap or one up to [#probes] are joined by [OptionSets], but
/// those of a few heaps that are too near to its block, or too new. Let c be the least common value
/// that is no option. The rare values below c that were not found are searched among all splits,
/// from the smallest heap on, until none is missing; the least that is missing at the end is the
/// value, and c is if none is.
public final class SparseNarrowSplits {
  private static final int LANES = Long.BYTES;
  private static final int CHUNK = 64;

  /// The smaller heaps that a search reads from the window; from there on from the history.
  private static final int NEAR_SEARCH = OptionSets.LEAST_WINDOW / 2;

  private final History history;
  private final RareHeaps rares;
  private final OptionSets sets;
  private final long all;
  private final long[] rareBits;
  private final int[] singlePlaces;
  private final int[] splitPlaces;
  private final SplitRules rules;
  private final long[] always;
  private final SplitWork work;
  private final byte[] head = new byte[NEAR_SEARCH + 2 * CHUNK];
  private int probes;

  private int[] nearOffsets = {};
  private int[] nearValues = {};
  private List<Late> lateHeaps = List.of();
  private long arrangeAt;

  /// A rare heap that is not yet joined, as its other heap may be empty.
  private record Late(long heap, int value) {}

  /// @param bits V of [OptionSets], which is more than any value so far
  public SparseNarrowSplits(
      SplitRules rules,
      History history,
      Sparsity sparsity,
      RareHeaps rares,
      int bits,
      SplitWork work) {
    this.rules = rules;
    this.history = history;
    this.rares = rares;
    this.work = work;
    this.sets = new OptionSets(history, bits);
    this.all = bits == Long.SIZE ? -1 : (1L << bits) - 1;
    this.rareBits = new long[] {sparsity.rareBits(0), sparsity.rareBits(1)};
    this.singlePlaces = rules.singlePlaces().stream().mapToInt(k -> k).toArray();
    this.splitPlaces = rules.unequalPlaces().stream().mapToInt(k -> k).toArray();
    this.always = new long[2];
    rules.equalPlaces().forEach(k -> always[k & 1] = 1);
    for (int a = 0; a < Math.min(head.length, history.size()); a++) {
      head[a] = (byte) history.get(a);
    }
  }

  /// So many values must be known before the first block.
  public static int leastSize(SplitRules rules) {
    return 2 * (rules.lastPlace() + 8 * CHUNK);
  }

  /// The least V that is more than `largest`.
  public static int bitsFor(int largest) {
    return Integer.highestOneBit(largest | 4) << 1;
  }

  /// V of [OptionSets].
  public int bits() {
    return Long.bitCount(all);
  }

  /// The number of heaps back where options are looked at, but for searches.
  public int reach() {
    return sets.reach();
  }

  /// Splits with a heap up to `newProbes` are joined from now on, rare or not.
  public void probe(int newProbes) {
    probes = newProbes;
    arrangeAt = history.size();
  }

  /// The cost of the probes, in words for each heap.
  public long probeCost() {
    return 1 + (long) probes * splitPlaces.length / sets.block() * OptionSets.WORDS;
  }

  public void release(Meter meter) {
    sets.release(meter);
  }

  /// Computes values below `toN`.
  ///
  /// @return whether it came so far: false where the next value is not below V
  public boolean extend(long toN, Meter meter) {
    while (history.size() < toN) {
      if (history.size() >= arrangeAt) {
        arrange();
      }
      sets.makeRoom(meter);
      sets.join();
      work.marked += (long) sets.terms() * OptionSets.WORDS;
      long stop = Math.min(toN, history.size() + sets.block());
      for (int i = 0; history.size() < stop; i++) {
        long value = value(history.size(), sets.options(i));
        if (value == 0) {
          return false;
        }
        add(Long.numberOfTrailingZeros(value), meter);
      }
    }
    return true;
  }

  private void add(int value, Meter meter) {
    long n = history.size();
    history.add(value, meter);
    sets.append(value);
    if (n < head.length) {
      head[(int) n] = (byte) value;
    }
    if ((rareBits[(int) n & 1] >>> value & 1) != 0) {
      rares.add(n, value, meter);
      arrangeAt = n + 1;
      List<Late> more = new ArrayList<>(lateHeaps);
      more.add(new Late(n, value));
      lateHeaps = more;
    }
  }

  /// The value of n as a set, given the options that were joined; empty where it is not below V.
  private long value(long n, long joined) {
    byte[] window = sets.window();
    int at = (int) (n - sets.fromWindow());
    long seen = joined | always[(int) n & 1];
    for (int k : singlePlaces) {
      seen |= 1L << window[at - k];
    }
    int[] near = nearOffsets;
    for (int i = 0; i < near.length; i++) {
      seen |= 1L << (window[at - near[i]] ^ nearValues[i]);
    }
    if (!lateHeaps.isEmpty()) {
      seen |= late(n);
    }
    if (rules.excludesMiddle()) {
      if (!rules.hasZero(n, history)) {
        return 1;
      }
      seen |= 1;
    }
    long rare = rareBits[(int) n & 1];
    long free = ~(seen | rare) & all;
    long common = Long.lowestOneBit(free);
    long missing = ~seen & rare & all & common - 1;
    if (missing != 0) {
      missing = search(n, missing);
    }
    return missing != 0 ? Long.lowestOneBit(missing) : common;
  }

  private long late(long n) {
    long seen = 0;
    for (Late late : lateHeaps) {
      for (int k : splitPlaces) {
        long other = n - k - late.heap;
        if (other >= 1) {
          seen |= 1L << (history.get(other) ^ late.value);
        }
      }
    }
    return seen;
  }

  /// The values of a set that no split has. The places have their turns, so that a value that is
  /// found at one of them is found soon.
  private long search(long n, long wanted) {
    long missing = wanted;
    int stop = (int) Math.min(NEAR_SEARCH, (n - splitPlaces[splitPlaces.length - 1]) / 2);
    int fromA = 1;
    int toA = sets.block() + 1;
    while (missing != 0 && fromA < stop) {
      for (int k : splitPlaces) {
        missing &= ~near((int) (n - k - sets.fromWindow()), fromA, toA);
      }
      work.searched += (long) (toA - fromA) * splitPlaces.length;
      fromA = Math.max(toA, fromA == 1 ? probes + 1 : 0);
      toA = fromA + CHUNK;
    }
    if (missing != 0) {
      return searchFar(n, missing, fromA);
    }
    work.depth = Math.max(work.depth, fromA + CHUNK);
    return 0;
  }

  /// The values of the splits with a heap from `fromA` to before `toA`, rounded up to words.
  private long near(int at, int fromA, int toA) {
    byte[] window = sets.window();
    byte[] small = head;
    long found = 0;
    for (int i = fromA; i < toA; i += LANES) {
      long word =
          (long) OptionSets.WORD.get(small, i)
              ^ Long.reverseBytes((long) OptionSets.WORD.get(window, at - i - LANES + 1));
      found |=
          1L << word
              | 1L << (word >>> 8)
              | 1L << (word >>> 16)
              | 1L << (word >>> 24)
              | 1L << (word >>> 32)
              | 1L << (word >>> 40)
              | 1L << (word >>> 48)
              | 1L << (word >>> 56);
    }
    return found;
  }

  private long searchFar(long n, long wanted, long fromA) {
    long missing = wanted;
    long a = fromA;
    for (; missing != 0 && 2 * a <= n; a++) {
      for (int k : splitPlaces) {
        long other = n - k - a;
        if (other >= a) {
          if (!history.keeps(a) || !history.keeps(other)) {
            throw new BudgetSpentException(
                "the value of %,d depends on values that were let go to save memory".formatted(n));
          }
          missing &= ~(1L << (history.get(a) ^ history.get(other)));
        }
      }
    }
    work.searched += (a - fromA) * splitPlaces.length;
    if (missing == 0) {
      work.depth = Math.max(work.depth, a);
    }
    return missing;
  }

  /// Sorts the rare heaps and the probes by how the splits with them are found.
  private void arrange() {
    long n = history.size();
    int last = splitPlaces[splitPlaces.length - 1];
    int lastSingle = singlePlaces.length == 0 ? 0 : singlePlaces[singlePlaces.length - 1];
    sets.clear(Math.max(lastSingle, last));
    nearOffsets = nearValues = new int[0];
    List<Late> late = new ArrayList<>();
    arrangeAt = Long.MAX_VALUE;
    for (int i = 0; i < rares.size(); i++) {
      long heap = rares.position(i);
      if (heap + last >= n) {
        late.add(new Late(heap, rares.value(i)));
        arrangeAt = Math.min(arrangeAt, heap + last + 1);
      } else {
        arrange((int) heap, rares.value(i), true);
      }
    }
    int index = 0;
    for (int a = 1; a <= probes && a + last < n; a++) {
      if (index < rares.size() && rares.position(index) == a) {
        index++;
      } else {
        arrange(a, history.get(a), false);
      }
    }
    lateHeaps = late;
  }

  private void arrange(int heap, int value, boolean rare) {
    for (int k : splitPlaces) {
      int offset = heap + k;
      if (offset >= sets.block()) {
        sets.add(offset, value);
      } else if (rare) {
        int count = nearOffsets.length;
        nearOffsets = Arrays.copyOf(nearOffsets, count + 1);
        nearValues = Arrays.copyOf(nearValues, count + 1);
        nearOffsets[count] = offset;
        nearValues[count] = value;
      }
    }
  }
}
