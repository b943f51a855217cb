package org.grundy.solvers.sequence.window;

import java.util.Arrays;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The first values of a sequence as runs of equal values: where each begins, and its value.
final class Runs {
  private static final int FIRST = 1 << 10;
  private static final int MOST = Integer.MAX_VALUE / 2;
  private static final long BYTES = Long.BYTES + Integer.BYTES;

  private long[] fromHeap = new long[FIRST];
  private int[] values = new int[FIRST];
  private int size;
  private long toHeap;

  /// The run in which the last look was.
  private int latest;

  int size() {
    return size;
  }

  /// The number of values.
  long toHeap() {
    return toHeap;
  }

  int value(int run) {
    return values[run];
  }

  /// The heap after the last of a run.
  long end(int run) {
    return run + 1 < size ? fromHeap[run + 1] : toHeap;
  }

  long start(int run) {
    return fromHeap[run];
  }

  /// Adds a value for all heaps up to one.
  ///
  /// @throws BudgetSpentException if there is no room for one more run
  void add(int value, long toHeap, Meter meter) {
    if (size == 0 || values[size - 1] != value) {
      if (size == values.length) {
        grow(meter);
      }
      fromHeap[size] = this.toHeap;
      values[size++] = value;
    }
    this.toHeap = toHeap;
  }

  private void grow(Meter meter) {
    if (size >= MOST) {
      throw new BudgetSpentException("%,d runs are more than one table holds".formatted(size));
    }
    int more = 2 * size;
    meter.claim((more - size) * BYTES);
    fromHeap = Arrays.copyOf(fromHeap, more);
    values = Arrays.copyOf(values, more);
  }

  /// The run that holds a heap.
  int at(long heap) {
    int near = latest;
    if (near >= size || fromHeap[near] > heap || end(near) <= heap) {
      near =
          near + 1 < size && fromHeap[near + 1] <= heap && heap < end(near + 1)
              ? near + 1
              : search(heap);
      latest = near;
    }
    return near;
  }

  private int search(long heap) {
    int found = Arrays.binarySearch(fromHeap, 0, size, heap);
    return found >= 0 ? found : -found - 2;
  }
}
