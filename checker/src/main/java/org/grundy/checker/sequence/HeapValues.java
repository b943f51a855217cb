package org.grundy.checker.sequence;

import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The values found so far, as far as they are still needed: the first ones and the latest ones.
final class HeapValues {
  private static final int LARGEST_RING = 1 << 30;

  private final int[] early;
  private final int[] latest;
  private final int ring;
  private long count;

  /// @param all how many values there will be
  /// @param first so many of the first are kept
  /// @param back so many of the latest are kept
  /// @throws BudgetSpentException if that is more than the memory allowed
  HeapValues(long all, long first, long back, Meter meter) {
    long needed = Math.min(all, Math.max(back, 1));
    if (needed > LARGEST_RING || Math.min(all, first) > LARGEST_RING) {
      throw new BudgetSpentException(
          "the certificate needs %,d values at hand at once, and %,d are the most"
              .formatted(Math.max(needed, Math.min(all, first)), LARGEST_RING));
    }
    int size = Integer.highestOneBit(Math.max(1, 2 * (int) needed - 1));
    boolean keepsAll = size >= all;
    int start = keepsAll ? 0 : (int) Math.min(all, first);
    meter.claim(Integer.BYTES * ((long) size + start));
    this.latest = new int[size];
    this.ring = size - 1;
    this.early = keepsAll ? latest : new int[start];
  }

  /// How many values were found: those of the heaps below.
  long count() {
    return count;
  }

  void add(int value) {
    if (count < early.length) {
      early[(int) count] = value;
    }
    latest[(int) count & ring] = value;
    count++;
  }

  /// The value of one of the first heaps.
  int early(long heap) {
    return early[(int) heap];
  }

  /// The value of one of the latest heaps.
  int latest(long heap) {
    return latest[(int) heap & ring];
  }
}
