package org.grundy.solvers.sequence.general;

import java.util.Arrays;

/// Sets of values as rows of bits: bit i of word w says that 64 w + i is in the set.
///
/// Rows may be of different lengths; words past the end are empty.
public final class ValueSets {
  public static final long[] EMPTY = {};

  private static final int WORD = 64;

  /// In blocks of 2, 4, 8, … bits, the lower half of each.
  private static final long[] LOWER_HALVES = {
    0x5555555555555555L, 0x3333333333333333L, 0x0f0f0f0f0f0f0f0fL,
    0x00ff00ff00ff00ffL, 0x0000ffff0000ffffL, 0x00000000ffffffffL
  };

  private ValueSets() {}

  public static void add(long[] into, int value) {
    into[value >> 6] |= 1L << value;
  }

  public static void addAll(long[] into, long[] from) {
    for (int i = 0; i < from.length; i++) {
      into[i] |= from[i];
    }
  }

  /// Adds `value ^ s` for each s of `from` to `into`, which has room for all of them.
  public static void addTurned(long[] into, long[] from, int value) {
    int high = value >> 6;
    for (int i = 0; i < from.length; i++) {
      if (from[i] != 0) {
        into[i ^ high] |= turned(from[i], value);
      }
    }
  }

  /// The set with room for `words` words; itself if it has it.
  public static long[] roomy(long[] set, int words) {
    return set.length >= words ? set : Arrays.copyOf(set, words);
  }

  /// The least number that is not in the set.
  public static int mex(long[] set) {
    int i = 0;
    while (i < set.length && set[i] == -1) {
      i++;
    }
    return i * WORD + (i == set.length ? 0 : Long.numberOfTrailingZeros(~set[i]));
  }

  /// The word whose bit i is bit i ^ (value & 63) of `word`.
  private static long turned(long word, int value) {
    long turned = word;
    for (int i = 0; i < LOWER_HALVES.length; i++) {
      int width = 1 << i;
      if ((value & width) != 0) {
        long lower = LOWER_HALVES[i];
        turned = (turned >>> width & lower) | (turned & lower) << width;
      }
    }
    return turned;
  }
}
