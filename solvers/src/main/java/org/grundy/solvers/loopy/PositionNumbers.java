package org.grundy.solvers.loopy;

import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;

/// Words under numbers from 0, in the order in which they are met: open addressing with linear
/// probing, at least twice as many slots as words.
final class PositionNumbers {
  private static final int FEWEST = 1 << 10;

  /// More are not numbered, as an array of their slots has no more room.
  static final int MOST = 1 << 29;

  private final Meter meter;
  private long[] words = new long[FEWEST];

  /// Numbers and 1, or 0 where a slot is free.
  private int[] slots = new int[2 * FEWEST];

  private int size;

  PositionNumbers(Meter meter) {
    this.meter = meter;
  }

  int size() {
    return size;
  }

  long word(int number) {
    return words[number];
  }

  /// The number of a word, or -1 where it was not met.
  int find(long word) {
    return slots[slot(word)] - 1;
  }

  /// The number of a word, which it gets now where it is new.
  int number(long word) {
    int slot = slot(word);
    if (slots[slot] == 0) {
      if (size == words.length) {
        grow();
        slot = slot(word);
      }
      words[size] = word;
      slots[slot] = ++size;
    }
    return slots[slot] - 1;
  }

  private int slot(long word) {
    // The golden ratio spreads neighbouring numbers; the upper half of the product depends on all
    // of their bits.
    int slot = (int) ((word * 0x9E3779B97F4A7C15L) >>> 32) & (slots.length - 1);
    while (slots[slot] != 0 && words[slots[slot] - 1] != word) {
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  private void grow() {
    if (size == MOST) {
      throw new BudgetSpentException(
          new Ending.Limit("more than %,d positions can be reached".formatted(MOST)));
    }
    int length = 2 * size;
    meter.claim(2L * Integer.BYTES * length + (long) Long.BYTES * length);
    long[] more = new long[length];
    System.arraycopy(words, 0, more, 0, size);
    meter.claim(-((2L * Integer.BYTES + Long.BYTES) * size));
    words = more;
    slots = new int[2 * length];
    for (int number = 0; number < size; number++) {
      slots[slot(words[number])] = number + 1;
    }
  }
}
