package org.grundy.solvers.coordinates;

import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.EvenSteps;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.heap.equation.OptionLine.Span;

/// The values below 64 among the options of one line, a word for each cell of the box: those of the
/// first option on the line, and its value. Sound where the first option has all others for its own
/// ([EvenSteps]).
///
/// ```
/// first option of cell   cell - base - x · slope, for from <= x <= last in the row entered
/// ```
final class NearValues {
  private final OptionLine line;
  private final Span span;
  private final EvenSteps steps;
  private final Box box;
  private final long[] words;
  private int from;
  private int last;
  private long base;
  private long slope;

  /// @throws org.grundy.core.BudgetSpentException if there is no memory for the words
  NearValues(OptionLine line, EvenSteps steps, Box box, Meter meter) {
    meter.claim(bytes(box));
    this.line = line;
    this.span = line.newSpan();
    this.steps = steps;
    this.box = box;
    this.words = new long[box.cells()];
  }

  /// The memory that the words of a box take.
  static long bytes(Box box) {
    return (long) Long.BYTES * box.cells();
  }

  /// The line, by which values beyond the word are looked up.
  OptionLine line() {
    return line;
  }

  Span span() {
    return span;
  }

  /// Begins a row.
  ///
  /// @param sizes those of its first cell
  void enter(long[] sizes) {
    EvenSteps.Row row = steps.along(sizes, box.innermost(), box.most(box.innermost()));
    from = (int) Math.min(row.from(), Integer.MAX_VALUE);
    last = (int) row.last();
    base = 0;
    slope = 0;
    for (int i = 0; from <= last && i < sizes.length; i++) {
      base += row.base()[i] * box.stride(i);
      slope += row.slope()[i] * box.stride(i);
    }
  }

  /// The values below 64 of the options of a cell.
  ///
  /// @param x the place of the cell in the row
  /// @param values those of all cells before it
  long at(int x, int cell, int[] values) {
    if (x < from || x > last) {
      return 0;
    }
    int first = (int) (cell - base - x * slope);
    int value = values[first];
    long word = words[first] | (value < Long.SIZE ? 1L << value : 0);
    words[cell] = word;
    return word;
  }
}
