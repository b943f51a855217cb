package org.grundy.solvers.coordinates;

import java.util.Arrays;
import org.grundy.core.Meter;

/// The values of the first options on one line, which grow by one with each cell.
final class ValueSet {
  static final ValueSet NONE = new ValueSet();

  private long[] words = new long[0];
  private int size;

  /// The number of options in it.
  int size() {
    return size;
  }

  /// Adds the value of the next option.
  ///
  /// @throws org.grundy.core.BudgetSpentException if there is no memory for it
  void add(int value, Meter meter) {
    int at = value >> 6;
    if (at >= words.length) {
      int length = Math.max(at + 1, 2 * words.length);
      meter.claim((long) Long.BYTES * (length - words.length));
      words = Arrays.copyOf(words, length);
    }
    words[at] |= 1L << value;
    size++;
  }

  /// Bit v of the word is set if the value `64 · at + v` is in it.
  long word(int at) {
    return at < words.length ? words[at] : 0;
  }
}
