package org.grundy.solvers.sequence.general;

import java.util.Arrays;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.kernel.NimValues;

/// Sums of heaps no two of which are equal: each heap size joins or does not.
///
/// The sizes are taken one after the other, smallest first. With D(j, m) the values of the sums of
/// j unequal heaps of the sizes so far, a new size s adds `G(s) ^ D(j-1, m-s)` to D(j, m), from the
/// largest total m down, so that s is used once. A total m below the sizes to come is complete. The
/// table is made for totals up to a capacity, and made anew with twice that when they are reached:
/// O(h n V/64) a value for h rows, V a bound on values.
public final class HeapSumsUnequal extends HeapSums {
  private static final int FIRST_CAPACITY = 64;

  private long[][][] sets = {};
  private int capacity;
  private int toSize = 1;

  public HeapSumsUnequal(int rows, boolean orMore) {
    super(rows, orMore);
  }

  @Override
  public long[] row(int count, int total) {
    return sets[count][total];
  }

  @Override
  public void addTotal(NimValues values, int words, Meter meter) {
    int total = values.size();
    if (total >= capacity) {
      enlarge(words, meter);
    }
    while (toSize < total) {
      meter.work(1 + (long) rows * (capacity - toSize) / 64 * words);
      join(toSize, values.get(toSize), words);
      toSize++;
    }
  }

  private void enlarge(int words, Meter meter) {
    int larger = Math.max(FIRST_CAPACITY, 2 * capacity);
    meter.claim(8L * words * (rows + 1) * (larger - capacity));
    sets = new long[rows + 1][larger][];
    for (long[][] row : sets) {
      Arrays.fill(row, ValueSets.EMPTY);
    }
    sets[0][0] = new long[] {1};
    capacity = larger;
    toSize = 1;
  }

  private void join(int size, int value, int words) {
    for (int total = capacity - 1; total >= size; total--) {
      for (int j = rows; j >= 1; j--) {
        join(j, total, sets[j - 1][total - size], value, words);
        if (orMore && j == rows) {
          join(j, total, sets[j][total - size], value, words);
        }
      }
    }
  }

  private void join(int j, int total, long[] from, int value, int words) {
    if (from.length > 0) {
      sets[j][total] = ValueSets.roomy(sets[j][total], words);
      ValueSets.addTurned(sets[j][total], from, value);
    }
  }
}
