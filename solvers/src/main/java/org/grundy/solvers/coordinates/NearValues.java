package org.grundy.solvers.coordinates;

import java.util.HashMap;
import java.util.Map;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.EvenSteps;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.heap.equation.OptionLine.Span;

/// The values below 64 among the options of one line, a word for each cell of the box: those of the
/// first option on the line, and its value. Sound where the first option has all others for its own
/// ([EvenSteps]). Where that is not enough, all values along the line are gathered.
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
  private final Map<Integer, ValueSet> all = new HashMap<>();
  private final Meter meter;
  private int from;
  private int last;
  private long base;
  private long slope;
  private long innerBase;
  private long innerSlope;

  /// @throws org.grundy.core.BudgetSpentException if there is no memory for the words
  NearValues(OptionLine line, EvenSteps steps, Box box, Meter meter) {
    meter.claim(bytes(box));
    this.line = line;
    this.span = line.newSpan();
    this.steps = steps;
    this.box = box;
    this.meter = meter;
    this.words = new long[box.cells()];
  }

  /// The memory that the words of a box take.
  static long bytes(Box box) {
    return (long) Long.BYTES * box.cells();
  }

  /// The values of all options of a cell, beyond the word too. They are kept for each line on which
  /// they are asked, under its first cell.
  ///
  /// @throws org.grundy.core.BudgetSpentException if there is no memory for them
  ValueSet all(long[] sizes, int[] values) {
    line.span(sizes, span);
    if (span.from() > span.last()) {
      return ValueSet.NONE;
    }
    int first = 0;
    int step = 0;
    for (int i = 0; i < sizes.length; i++) {
      first += (int) (span.base(i) + span.last() * span.step(i)) * box.stride(i);
      step -= (int) span.step(i) * box.stride(i);
    }
    ValueSet set = all.computeIfAbsent(first, _ -> new ValueSet());
    while (set.size() < span.last()) {
      set.add(values[first + set.size() * step], meter);
    }
    return set;
  }

  /// Begins a row.
  ///
  /// @param sizes those of its first cell
  void enter(long[] sizes) {
    EvenSteps.Row row = steps.along(sizes, box.innermost(), box.most(box.innermost()));
    from = (int) Math.min(row.from(), Integer.MAX_VALUE);
    last = (int) row.last();
    innerBase = row.base()[box.innermost()];
    innerSlope = row.slope()[box.innermost()];
    base = 0;
    slope = 0;
    for (int i = 0; from <= last && i < sizes.length; i++) {
      base += row.base()[i] * box.stride(i);
      slope += row.slope()[i] * box.stride(i);
    }
  }

  /// True if the first options of all cells of the row entered lie in earlier rows.
  boolean isAcross() {
    return from > last || (awayAt(from) > 0 && awayAt(last) > 0);
  }

  /// The difference of the numbers of the rows of a cell and of its first option.
  private long awayAt(int x) {
    return base + x * slope - (innerBase + x * innerSlope);
  }

  /// Adds the values below 64 of the options of all cells of the row entered, which [lie in earlier
  /// rows][#isAcross].
  ///
  /// @param first the number of the first cell of the row
  /// @param found a word for each cell of the row
  void addTo(long[] found, int first, int[] values) {
    int at = (int) (first + from - base - from * slope);
    int step = (int) (1 - slope);
    for (int x = from; x <= last; x++) {
      int value = values[at];
      long word = words[at] | (value < Long.SIZE ? 1L << value : 0);
      words[first + x] = word;
      found[x] |= word;
      at += step;
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
