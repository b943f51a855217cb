package org.grundy.solvers.sequence.taking;

import java.util.Arrays;

/// A multiset of values that knows its mex.
///
/// Two layers of bits over the counts: bit v of `held` says that v is in the multiset, bit w of
/// `full` that word w of `held` has all its bits; so a mex looks at one word in 4096 values.
public final class Tally {
  private int[] counts = new int[64];
  private long[] held = new long[1];
  private long[] full = new long[1];

  public void add(int value) {
    if (value >= counts.length) {
      grow(value);
    }
    if (counts[value]++ == 0) {
      int word = value >> 6;
      held[word] |= 1L << value;
      if (held[word] == -1) {
        full[word >> 6] |= 1L << word;
      }
    }
  }

  public void remove(int value) {
    if (--counts[value] == 0) {
      int word = value >> 6;
      held[word] &= ~(1L << value);
      full[word >> 6] &= ~(1L << word);
    }
  }

  public int mex() {
    int i = 0;
    while (i < full.length && full[i] == -1) {
      i++;
    }
    int word = i == full.length ? i << 6 : (i << 6) + Long.numberOfTrailingZeros(~full[i]);
    return word >= held.length ? word << 6 : (word << 6) + Long.numberOfTrailingZeros(~held[word]);
  }

  private void grow(int value) {
    int length = Integer.highestOneBit(value) << 1;
    counts = Arrays.copyOf(counts, length);
    held = Arrays.copyOf(held, length >> 6);
    full = Arrays.copyOf(full, Math.max(1, length >> 12));
  }
}
