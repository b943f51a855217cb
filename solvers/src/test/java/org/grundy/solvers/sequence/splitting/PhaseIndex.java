package org.grundy.solvers.sequence.splitting;

import java.util.ArrayList;
import java.util.List;

/// The values of an octal game, found by way of phases.
///
/// The phase of n tokens is n·step modulo 2^64, so that the phases of the two heaps of a split add
/// up to that of their sum, whatever the step. The circle of phases is cut into equal bins; the
/// bins of the two heaps add up to that of the sum or to one less, modulo their number, and no
/// other heaps need be looked at. Where the phase says much about the value, few are left. A bad
/// step is slow and right all the same.
///
/// The heaps are indexed in blocks of consecutive ones, as the phases of a value may change.
final class PhaseIndex {
  private static final int PROBES = 64;
  private static final int WITNESSES = 512;
  private static final int BIN_BITS = 13;
  private static final int BINS = 1 << BIN_BITS;
  private static final int WORDS = BINS / Long.SIZE;
  private static final int BLOCK_BITS = 16;

  private final int[] digits;
  private final long step;
  private final byte[] values;
  private final int[] previous;
  private final int[] witnesses = new int[WITNESSES];
  private int witnessed;
  private final List<Heaps[]> blocks = new ArrayList<>();

  /// The heaps of one value in one block: of each bin the last one, and which bins have any.
  private static final class Heaps {
    private final int[] last = new int[BINS];
    private final long[] filled = new long[WORDS];

    /// The bins that the partners of these heaps may be in, as turned by [#isSplit].
    private final long[] mirrored = new long[WORDS];

    private final int[] words = new int[WORDS];
    private int wordCount;

    private void add(int bin) {
      int word = bin >>> 6;
      if (filled[word] == 0) {
        words[wordCount++] = word;
      }
      filled[word] |= 1L << bin;
      mirror(BINS - 1 - bin);
      mirror(BINS - 2 - bin & BINS - 1);
    }

    private void mirror(int bin) {
      mirrored[bin >>> 6] |= 1L << bin;
    }
  }

  /// The values of all heaps below `toN`.
  ///
  /// @param frequency of the phase, in turns of the circle for each token
  /// @param digits `digits[k]` is the digit of taking k tokens
  PhaseIndex(double frequency, int toN, int... digits) {
    this.digits = digits.clone();
    this.step = Math.round(frequency * 0x1p62) << 2;
    this.values = new byte[toN];
    this.previous = new int[toN];
    for (int n = 1; n < toN; n++) {
      add(n, valueOf(n));
    }
  }

  int value(int n) {
    return values[n];
  }

  private int bin(int n) {
    return (int) ((n * step) >>> (Long.SIZE - BIN_BITS));
  }

  private void add(int n, int value) {
    if (value >= Long.SIZE) {
      throw new IllegalArgumentException("heap %d has the value %d".formatted(n, value));
    }
    int block = n >>> BLOCK_BITS;
    if (block == blocks.size()) {
      blocks.add(new Heaps[Long.SIZE]);
    }
    Heaps[] byValue = blocks.get(block);
    if (byValue[value] == null) {
      byValue[value] = new Heaps();
    }
    Heaps heaps = byValue[value];
    int bin = bin(n);
    values[n] = (byte) value;
    previous[n] = heaps.last[bin];
    heaps.last[bin] = n;
    heaps.add(bin);
  }

  private int valueOf(int n) {
    long seen = 0;
    for (int k = 1; k < digits.length && k <= n; k++) {
      if ((digits[k] & (n == k ? 1 : 2)) != 0) {
        seen |= 1L << values[n - k];
      }
      if ((digits[k] & 4) != 0) {
        seen |= probed(n - k);
      }
    }
    int value = Long.numberOfTrailingZeros(~seen);
    while (value < Long.SIZE && isOption(n, value)) {
      seen |= 1L << value;
      value = Long.numberOfTrailingZeros(~seen);
    }
    return value;
  }

  /// The values of a few splits: those with a small heap, and with one by which others were found.
  private long probed(int sum) {
    long seen = 0;
    for (int a = 1; a <= PROBES && a < sum; a++) {
      seen |= 1L << (values[a] ^ values[sum - a]);
    }
    for (int a : witnesses) {
      if (0 < a && a < sum) {
        seen |= 1L << (values[a] ^ values[sum - a]);
      }
    }
    return seen;
  }

  private boolean isOption(int n, int wanted) {
    for (int k = 1; k < digits.length && k + 2 <= n; k++) {
      if ((digits[k] & 4) != 0 && isSplit(n - k, wanted)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSplit(int sum, int wanted) {
    for (int i = 0; i < blocks.size(); i++) {
      int highest = (sum >> BLOCK_BITS) - i;
      for (int j = Math.min(highest, blocks.size() - 1); j >= Math.max(i, highest - 1); j--) {
        if (isSplit(sum, wanted, blocks.get(i), blocks.get(j))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isSplit(int sum, int wanted, Heaps[] low, Heaps[] high) {
    for (int u = 0; u < low.length; u++) {
      Heaps first = low[u];
      Heaps second = high[u ^ wanted];
      if (first != null && second != null) {
        boolean fewer = first.wordCount <= second.wordCount;
        if (fewer ? isSplit(sum, first, second, u ^ wanted) : isSplit(sum, second, first, u)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Whether the sum is that of a heap of the first and one of the second, which has the value
  /// `other`: bin i goes with bins T-i and T-i-1, where T is that of the sum, and these are i +
  /// turn in the mirror.
  private boolean isSplit(int sum, Heaps first, Heaps second, int other) {
    int turn = BINS - 1 - bin(sum);
    for (int i = 0; i < first.wordCount; i++) {
      int word = first.words[i];
      int at = (word << 6) + turn & BINS - 1;
      long partners = second.mirrored[at >>> 6] >>> at;
      if ((at & 63) != 0) {
        partners |= second.mirrored[(at >>> 6) + 1 & WORDS - 1] << -at;
      }
      for (long both = first.filled[word] & partners; both != 0; both &= both - 1) {
        int bin = (word << 6) + Long.numberOfTrailingZeros(both);
        if (isSplit(sum, first.last[bin], other)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isSplit(int sum, int fromHeap, int other) {
    for (int a = fromHeap; a != 0; a = previous[a]) {
      if (a < sum && values[sum - a] == other) {
        witnesses[witnessed++ % WITNESSES] = a;
        return true;
      }
    }
    return false;
  }
}
