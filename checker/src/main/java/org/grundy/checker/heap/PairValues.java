package org.grundy.checker.heap;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.checker.game.TakingRules;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedSpace;

/// Values where a move leaves two heaps at most.
///
/// Without a sparse space all options are looked at. With one, an option of two heaps makes `n`
/// common only if one of the two is rare and the other common, whatever the mask is: in `a + b = n
/// - k` the numbers of bits of `G(a) & mask` and `G(b) & mask` add up, modulo 2, to that of their
///   nim-sum, and by position `(a + s) + (b + s)` is `n + s` modulo 2, as `k` is `s`. So after all
///   options with a rare heap, and all of one heap or none, every common value that is an option
///   was seen. Let `c` be the least common value that was not: it is no option, and so the value is
///   `c`, if each rare value below `c` is an option too. Those that were not seen are sought among
///   all options; if one is not found, the least of them is the value.
///
/// Nothing is believed of what is claimed, except that it says when to give up: where there is a
/// rare heap too many, or a heap after the last rare one takes a deeper verification, there is no
/// value.
final class PairValues implements NextValue {
  private static final int REPORT = 1 << 14;
  private static final int AT_A_TIME = 8;

  private final long[] empties;
  private final long[] singles;
  private final int[] splits;
  private final long allFrom;
  private final Reach reach;
  private final Meter meter;
  private final boolean isSparse;
  private final RareTest test;
  private final long mostRares;
  private final long lastRare;
  private final long depth;

  private int[] rareHeaps = new int[16];
  private int[] rareValues = new int[16];
  private int rares;

  /// One bit a value: seen among the options; seen among those of all heaps from which any number
  /// may be taken; and for even and for odd heaps, whether it makes them common.
  private long[] seen = {};

  private long[] old = {};
  private long[][] common = {{}, {}};
  private int largest;
  private long unreported;

  /// @param rules whose moves leave two heaps at most
  /// @param sparse may be wrong, but by position only where all splits have one parity
  PairValues(TakingRules rules, Optional<CertifiedSpace> sparse, Meter meter) {
    this.empties = rules.leaving(0);
    this.singles = rules.leaving(1);
    this.splits = Arrays.stream(rules.leaving(2)).mapToInt(Math::toIntExact).toArray();
    this.allFrom = rules.allFrom().orElse(Long.MAX_VALUE);
    this.meter = meter;
    this.isSparse = sparse.isPresent();
    this.test = RareTest.of(sparse, rules);
    this.mostRares = sparse.map(CertifiedSpace::rares).orElse(0L);
    this.lastRare = sparse.map(CertifiedSpace::lastRare).orElse(Long.MAX_VALUE);
    this.depth = sparse.map(CertifiedSpace::depth).orElse(Long.MAX_VALUE);
    this.reach = reach(rules);
    widen();
  }

  /// Without a sparse space options of one heap read back as far as tokens are taken, and those of
  /// two heaps read everything. With one, `early` is read at rare heaps and at those that are
  /// looked at in a verification: up to half of the last rare heap, and to the depth after it. The
  /// other heap of such a split has at least n - last - max(lastRare, depth) tokens.
  private Reach reach(TakingRules rules) {
    long taken = Math.max(rules.last(), rules.allFrom().orElse(0));
    if (splits.length == 0) {
      return Reach.back(taken);
    }
    long rest = Math.max(lastRare, depth);
    return isSparse && taken <= Long.MAX_VALUE - rest ? Reach.of(rest, taken + rest) : Reach.ALL;
  }

  @Override
  public Reach reach() {
    return reach;
  }

  @Override
  public double cost(double all) {
    double pairs = splits.length == 0 ? 0 : all * all / 4;
    if (isSparse) {
      double untilLastRare = (double) lastRare * lastRare / 4;
      pairs = Math.min(pairs, untilLastRare + all * mostRares);
    }
    return (1.0 + empties.length + singles.length) * all + splits.length * pairs;
  }

  @Override
  public int next(HeapValues values) {
    long n = values.count();
    markTakings(n, values);
    int value = isSparse ? sparsely(n, values) : plainly(n, values);
    if (value > largest) {
      largest = value;
      widen();
    }
    unreported += 1 + singles.length + seen.length;
    if (unreported > REPORT) {
      meter.work(unreported);
      unreported = 0;
    }
    return value;
  }

  private int plainly(long n, HeapValues values) {
    for (int k : splits) {
      long half = (n - k) / 2;
      for (long a = 1; a <= half; a++) {
        mark(values.early(a) ^ values.latest(n - k - a));
      }
      unreported += Math.max(0, half);
    }
    return leastUnseen();
  }

  private int sparsely(long n, HeapValues values) {
    long[] commonHere = common[(int) (n & 1)];
    boolean narrow = seen.length == 1;
    if (narrow) {
      seen[0] = withRares(seen[0], n, values);
    } else {
      markRares(n, values);
    }
    int value = leastUnseenOf(commonHere);
    if (!(narrow ? verifiedInOneWord(n, value, values) : verified(n, value, values))) {
      if (n > lastRare) {
        return OUTSIDE;
      }
      value = leastUnseen();
    }
    if (n > 0 && test.isRare(n, value)) {
      if (n > lastRare || rares == mostRares) {
        return OUTSIDE;
      }
      addRare(n, value);
    }
    return value;
  }

  /// True if every value below the candidate is an option, as far as has to be looked. The heaps
  /// `a` are looked at some at a time.
  private boolean verified(long n, int candidate, HeapValues values) {
    long last = lastLookedAt(n);
    long a = 1;
    while (a <= last && unseenBelow(candidate) > 0) {
      for (long to = Math.min(last + 1, a + AT_A_TIME); a < to; a++) {
        for (int k : splits) {
          if (n - k - a >= a) {
            mark(values.early(a) ^ values.latest(n - k - a));
          }
        }
      }
    }
    unreported += (a - 1) * splits.length;
    return unseenBelow(candidate) == 0;
  }

  /// The same where all nim-sums are below 64, so that `seen` is one word.
  private boolean verifiedInOneWord(long n, int candidate, HeapValues values) {
    long last = lastLookedAt(n);
    long below = candidate == Long.SIZE ? -1 : (1L << candidate) - 1;
    long word = seen[0];
    long a = 1;
    while (a <= last && (below & ~word) != 0) {
      for (long to = Math.min(last + 1, a + AT_A_TIME); a < to; a++) {
        for (int k : splits) {
          if (n - k - a >= a) {
            word |= 1L << (values.early(a) ^ values.latest(n - k - a));
          }
        }
      }
    }
    unreported += (a - 1) * splits.length;
    seen[0] = word;
    return (below & ~word) == 0;
  }

  /// The smaller heap of a split need not be larger.
  private long lastLookedAt(long n) {
    long half = splits.length == 0 ? 0 : (n - splits[0]) / 2;
    return n > lastRare ? Math.min(half, depth) : half;
  }

  private void markTakings(long n, HeapValues values) {
    if (n >= allFrom) {
      int value = values.latest(n - allFrom);
      old[value >> 6] |= 1L << value;
      System.arraycopy(old, 0, seen, 0, seen.length);
    } else {
      Arrays.fill(seen, 0);
    }
    for (long k : empties) {
      if (k == n) {
        mark(0);
      }
    }
    for (long k : singles) {
      if (k < n) {
        mark(values.latest(n - k));
      }
    }
  }

  private void markRares(long n, HeapValues values) {
    for (int k : splits) {
      long rest = n - k;
      for (int i = 0; i < rares && rareHeaps[i] < rest; i++) {
        mark(rareValues[i] ^ values.latest(rest - rareHeaps[i]));
      }
      unreported += rares;
    }
  }

  /// The same into one word.
  private long withRares(long word, long n, HeapValues values) {
    long marked = word;
    for (int k : splits) {
      long rest = n - k;
      for (int i = 0; i < rares && rareHeaps[i] < rest; i++) {
        marked |= 1L << (rareValues[i] ^ values.latest(rest - rareHeaps[i]));
      }
      unreported += rares;
    }
    return marked;
  }

  private void addRare(long n, int value) {
    if (n > Integer.MAX_VALUE) {
      throw new BudgetSpentException(
          "the heap %,d is rare, and too large for this check".formatted(n));
    }
    if (rares == rareHeaps.length) {
      meter.claim(2L * Integer.BYTES * rares);
      rareHeaps = Arrays.copyOf(rareHeaps, 2 * rares);
      rareValues = Arrays.copyOf(rareValues, 2 * rares);
    }
    rareHeaps[rares] = (int) n;
    rareValues[rares] = value;
    rares++;
  }

  private void mark(int value) {
    seen[value >> 6] |= 1L << value;
  }

  private int leastUnseen() {
    int word = 0;
    while (seen[word] == -1) {
      word++;
    }
    return word << 6 | Long.numberOfTrailingZeros(~seen[word]);
  }

  /// The least value of a set that was not seen, or a number above all that can be seen.
  private int leastUnseenOf(long[] set) {
    for (int word = 0; word < seen.length; word++) {
      long left = set[word] & ~seen[word];
      if (left != 0) {
        return word << 6 | Long.numberOfTrailingZeros(left);
      }
    }
    return seen.length << 6;
  }

  private int unseenBelow(int limit) {
    int unseen = 0;
    for (int word = 0; word < limit >> 6; word++) {
      unseen += Long.bitCount(~seen[word]);
    }
    return (limit & 63) == 0
        ? unseen
        : unseen + Long.bitCount(~seen[limit >> 6] & (1L << limit) - 1);
  }

  /// Makes room for all nim-sums of two values and for a value that is larger than all of these.
  private void widen() {
    long sums = largest == 0 ? 1 : 2L * Integer.highestOneBit(largest);
    int words = (int) (sums >> 6) + 1;
    if (seen.length < words) {
      meter.claim(4L * Long.BYTES * (words - seen.length));
      seen = new long[words];
      old = Arrays.copyOf(old, words);
      common = new long[2][words];
      for (int value = 0; value < words << 6; value++) {
        for (int parity = 0; parity < 2; parity++) {
          common[parity][value >> 6] |= test.isRare(parity, value) ? 0 : 1L << value;
        }
      }
    }
  }
}
