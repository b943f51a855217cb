package org.grundy.checker.heap;

import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The values found so far, as far as somebody reads them: the first ones and the latest ones.
///
/// ```
///   heap     0 … first - 1 | …   let go   … | count - ring … count - 1
///   kept in  early[heap]                      latest[heap mod ring], the ring a power of two
/// ```
public final class HeapValues {
  private static final int MOST_AT_HAND = 1 << 30;

  private final int[] early;
  private final int[] latest;
  private final int mask;
  private long count;

  /// @param all how many values there will be
  /// @param reach which of them are read
  /// @throws BudgetSpentException if that is more than the memory allowed
  public HeapValues(long all, Reach reach, Meter meter) {
    long back = Math.min(all, Math.max(reach.latest(), 1));
    long first = Math.min(all, reach.first());
    if (back > MOST_AT_HAND || first > MOST_AT_HAND) {
      throw new BudgetSpentException(
          "the certificate needs %,d values at hand at once, and %,d are the most"
              .formatted(Math.max(back, first), MOST_AT_HAND));
    }
    int ring = Integer.highestOneBit((int) (2 * back - 1));
    boolean keepsAll = ring >= all;
    meter.claim(Integer.BYTES * (ring + (keepsAll ? 0 : first)));
    this.latest = new int[ring];
    this.mask = ring - 1;
    this.early = keepsAll ? latest : new int[(int) first];
  }

  /// The number of values as an index, for a reader of all values.
  ///
  /// @throws BudgetSpentException if they are more than are kept
  public static int index(long all) {
    if (all > MOST_AT_HAND) {
      throw new BudgetSpentException(
          "the certificate needs all its %,d values at hand at once, and %,d are the most"
              .formatted(all, MOST_AT_HAND));
    }
    return (int) all;
  }

  /// The number of values found: those of the heaps below.
  public long count() {
    return count;
  }

  /// Takes down the value of the heap of [#count] tokens.
  public void add(int value) {
    if (count < early.length) {
      early[(int) count] = value;
    }
    latest[(int) count & mask] = value;
    count++;
  }

  /// The value of a heap that is kept.
  ///
  /// @throws IllegalStateException if it is not: then its reader did not say that it reads it
  public int at(long heap) {
    if (heap >= 0 && heap < count) {
      if (heap < early.length) {
        return early[(int) heap];
      }
      if (heap >= count - latest.length) {
        return latest[(int) heap & mask];
      }
    }
    throw new IllegalStateException("the value of %d is not at hand".formatted(heap));
  }

  /// The value of one of the first heaps, where the reader is sure of its [Reach].
  int early(long heap) {
    return early[(int) heap];
  }

  /// The value of one of the latest heaps, where the reader is sure of its [Reach].
  int latest(long heap) {
    return latest[(int) heap & mask];
  }
}
