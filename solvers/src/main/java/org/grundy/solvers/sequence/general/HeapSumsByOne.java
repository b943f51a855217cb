package org.grundy.solvers.sequence.general;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.kernel.NimValues;

/// Sums of any heaps, or of heaps not all of which are equal: each is one heap and a sum of one heap
/// fewer.
///
///     any:            S(1, m) = { G(m) },      S(j, m) = union over 1 <= a <= m/j of G(a) ^ S(j-1, m-a)
///     not all equal:  T(2, m) = the G(a) ^ G(m-a) with a < m-a,
///                     T(j, m) = union over 1 <= a < m of G(a) ^ T(j-1, m-a)
///
/// Of any heaps, a may be the smallest. Of three heaps or more that are not all equal, some heap
/// leaves others that are not all equal when it is removed: one of a size that occurs twice, or any
/// if there is none. For j heaps or more the same holds with `S(j-1, ·)` and that row itself in place
/// of `S(j-1, ·)`, for j >= 2 and j >= 3. So h rows cost O(h n V/64) a value, V a bound on values.
public final class HeapSumsByOne extends HeapSums {
  private final boolean notAllEqual;
  private final List<List<long[]>> sets = new ArrayList<>();

  public HeapSumsByOne(boolean notAllEqual, int rows, boolean orMore) {
    super(rows, orMore);
    this.notAllEqual = notAllEqual;
    for (int j = 0; j <= rows; j++) {
      sets.add(new ArrayList<>());
    }
  }

  @Override
  public long[] row(int count, int total) {
    return sets.get(count).get(total);
  }

  @Override
  public void addTotal(NimValues values, int words, Meter meter) {
    int total = values.size();
    for (int j = 2; j <= rows; j++) {
      if (sets.get(j).size() == total) {
        meter.work(1 + total / 64L * words);
        meter.claim(8L * words);
        sets.get(j).add(sums(j, total, values, words));
      }
    }
  }

  private long[] sums(int j, int total, NimValues values, int words) {
    long[] set = new long[words];
    boolean more = orMore && j == rows;
    int toHeap = notAllEqual ? total : total / j + 1;
    if (j == 2) {
      addPairs(set, total, values);
    }
    for (int a = 1; a < toHeap; a++) {
      int value = values.get(a);
      if (j > 2) {
        ValueSets.addTurned(set, row(j - 1, total - a), value);
      }
      if (more) {
        ValueSets.addTurned(set, row(j, total - a), value);
      }
    }
    return set;
  }

  private void addPairs(long[] set, int total, NimValues values) {
    for (int a = 1; notAllEqual ? 2 * a < total : 2 * a <= total; a++) {
      ValueSets.add(set, values.get(a) ^ values.get(total - a));
    }
  }
}
