package org.grundy.solvers.sequence.splitting;

/// Looks for options of one value among the splits of a heap.
///
/// @param work takes note of what was searched
public record SplitSearch(SplitRules rules, History history, SplitTable table, SplitWork work) {
  /// Splits that are searched at one place before the next place has its turn.
  private static final int CHUNK = 1 << 10;

  private static final int LEAST_CHUNK = 1 << 9;

  /// True if a split whose smaller heap is at least `fromA` has the value. The places have their
  /// turns, so that a value that is found at one of them is found soon.
  ///
  /// Where the middle is no split it is believed to be one, so 0 must not be asked for.
  public boolean isSplit(int n, int fromA, int value) {
    int[] values = new int[SimdKernel.KEYS + 1];
    values[0] = value;
    return leave(n, fromA, values, 1) == 0;
  }

  /// Leaves those of the values that no split has whose smaller heap is at least `fromA`.
  ///
  /// @param values the first `count`; there is room for [SimdKernel#KEYS] more
  /// @return how many are left, in their order
  public int leave(int n, int fromA, int[] values, int count) {
    int left = count;
    int chunk = LEAST_CHUNK;
    for (int a = fromA; 2 * a <= n && left > 0; a += chunk) {
      chunk = left > SimdKernel.KEYS ? LEAST_CHUNK : CHUNK;
      for (int k : rules.unequalPlaces()) {
        int toA = Math.min(a + chunk, (n - k) / 2 + 1);
        if (a < toA) {
          left = leave(n - k, a, toA, values, left);
        }
      }
    }
    return left;
  }

  private int leave(int m, int fromA, int toA, int[] values, int count) {
    int left = 0;
    for (int i = 0; i < count; i += SimdKernel.KEYS) {
      int group = Math.min(SimdKernel.KEYS, count - i);
      int found = table.areSplits(m, fromA, toA, values, i, group);
      for (int j = 0; j < group; j++) {
        if ((found >>> j & 1) == 0) {
          values[left++] = values[i + j];
        }
      }
      work.searched += (long) group * (toA - fromA);
    }
    if (left < count) {
      work.depth = Math.max(work.depth, toA + SplitTable.OVERSHOOT);
    }
    return left;
  }

  /// True if an option of a heap has value 0; the middle is no split, even if it is one.
  public boolean hasZero(int n) {
    return rules.hasWholeZero(n, history)
        || rules.unequalPlaces().stream().anyMatch(k -> isZeroSplit(n - k));
  }

  private boolean isZeroSplit(int m) {
    int[] zero = new int[SimdKernel.KEYS];
    int a = 1;
    int toA = (m + 1) / 2 - SplitTable.OVERSHOOT;
    while (a < toA) {
      int end = Math.min(a + LEAST_CHUNK, toA);
      if (table.areSplits(m, a, end, zero, 0, 1) != 0) {
        return true;
      }
      a = end;
    }
    for (; 2 * a < m; a++) {
      if (table.get(a) == table.get(m - a)) {
        return true;
      }
    }
    return false;
  }
}
