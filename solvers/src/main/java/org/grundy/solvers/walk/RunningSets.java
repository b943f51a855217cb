package org.grundy.solvers.walk;

import org.grundy.core.Meter;

/// For every track of one slide, the set of values seen on it since the last cell that stopped the
/// slide.
///
/// A set is a row of 64-bit words, as many for each track; all grow together when a value needs it.
/// Emptying a set clears only the words it used: the highest of them holds a value whose own mex
/// was found by a look at as many words, so emptying costs no more than finding the values did.
final class RunningSets {
  private final Meter meter;
  private final int tracks;
  private long[] words;
  private int width = 1;
  private final int[] usedWords;
  private final int[] mex;

  RunningSets(int tracks, Meter meter) {
    meter.claim(16L * tracks);
    this.meter = meter;
    this.tracks = tracks;
    this.words = new long[tracks];
    this.usedWords = new int[tracks];
    this.mex = new int[tracks];
  }

  void clear(int track) {
    int from = track * width;
    int used = usedWords[track];
    for (int i = from; i < from + used; i++) {
      words[i] = 0;
    }
    usedWords[track] = 0;
    mex[track] = 0;
  }

  void add(int track, int value) {
    int word = value >> 6;
    if (word >= width) {
      grow(word + 1);
    }
    words[track * width + word] |= 1L << value;
    if (word >= usedWords[track]) {
      usedWords[track] = word + 1;
    }
    // The mex moves only if it is the value that comes in. All words below its own are full, so the
    // look for the next one begins in that word.
    if (value == mex[track]) {
      mex[track] = mexFrom(track, word);
    }
  }

  /// The least number from `64 * word` on that is not in the set.
  private int mexFrom(int track, int word) {
    int next = word;
    while (word(track, next) == -1) {
      next++;
    }
    return (next << 6) + Long.numberOfTrailingZeros(~word(track, next));
  }

  /// The least number that is not in the set.
  int mex(int track) {
    return mex[track];
  }

  /// The members from `64 * word` to `64 * word + 63`, one bit each.
  long word(int track, int word) {
    return word < width ? words[track * width + word] : 0;
  }

  private void grow(int atLeast) {
    int newWidth = Math.max(atLeast, Math.addExact(width, width));
    long size = (long) tracks * newWidth;
    meter.claim(Long.BYTES * size);
    long[] grown = new long[Math.toIntExact(size)];
    for (int track = 0; track < tracks; track++) {
      int used = usedWords[track];
      System.arraycopy(words, track * width, grown, track * newWidth, used);
    }
    meter.claim(-(long) Long.BYTES * words.length);
    words = grown;
    width = newWidth;
  }
}
