package org.grundy.workbench.contest.stress;

import java.util.ArrayList;
import java.util.List;

/// Choices that may make a smaller input than given ones: one is lowered by one, as a length is,
/// and some behind it are left out.
///
/// @param choices the given ones
@SuppressWarnings("ArrayRecordComponent") // Nobody writes to it, and two are never compared.
record Smaller(long[] choices) {
  private static final int LONGEST = 64;

  /// The choices to try.
  List<long[]> candidates() {
    List<long[]> all = new ArrayList<>();
    for (int i = 0; i < choices.length && i < LONGEST; i++) {
      if (choices[i] > 0) {
        for (int length = 1; length <= 3; length++) {
          for (int j = i + 1; j + length <= choices.length && j < i + LONGEST; j++) {
            all.add(shorter(i, j, length));
          }
        }
      }
    }
    return all;
  }

  private long[] shorter(int lowered, int from, int length) {
    long[] changed = new long[choices.length - length];
    System.arraycopy(choices, 0, changed, 0, from);
    System.arraycopy(choices, from + length, changed, from, changed.length - from);
    changed[lowered]--;
    return changed;
  }
}
