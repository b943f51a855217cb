package org.grundy.solvers.component.planes.packed;

import java.util.Arrays;

/// A stack of words that grows. Its array is another one after it has grown.
public final class WordStack {
  private static final int FIRST_WORDS = 1 << 10;

  private long[] words = new long[FIRST_WORDS];
  private int top;

  public long[] words() {
    return words;
  }

  public int top() {
    return top;
  }

  /// Takes places on top; what stands in them is not defined.
  ///
  /// @return the first of them
  int push(int count) {
    int from = top;
    top += count;
    if (top > words.length) {
      words = Arrays.copyOf(words, Math.max(2 * words.length, top));
    }
    return from;
  }

  /// Gives the places from `toTop` on back.
  public void drop(int toTop) {
    top = toTop;
  }
}
