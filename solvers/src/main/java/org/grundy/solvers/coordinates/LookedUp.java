package org.grundy.solvers.coordinates;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.heap.equation.OptionLine.Span;

/// The values of those options of a cell that are looked up one after the other: those of an
/// [OptionLine] at places that lie in even steps, all others as the [EquationSolver] lists them.
///
/// As long as all values, and their nim-sums, are below 64 they are one word; later each value that
/// is met is stamped with the cell.
final class LookedUp {
  private static final int OPTIONS_BETWEEN_LOOKS = 1 << 14;

  private final Box box;
  private final int[] values;
  private final List<OptionLine> lines;
  private final List<Span> spans;
  private final List<EquationSolver> others;
  private final Meter meter;

  /// The values of a box of two sizes, the innermost first, kept for lines that split along the
  /// other; empty where there are none.
  private final int[] exchanged;

  private final int exchangedPlace;

  /// The values met, where they all are below 64.
  private long word;

  /// Element v is the [#stamp] of a cell, if an option of that cell has the value v; empty as long
  /// as the [#word] holds all.
  private int[] stamps = new int[0];

  private int stamp;
  private long unlooked;

  /// @param values those of all cells of the box, as far as they are known
  /// @throws org.grundy.core.BudgetSpentException if there is no memory for it
  LookedUp(
      Box box, int[] values, List<OptionLine> lines, List<EquationSolver> others, Meter meter) {
    this.box = box;
    this.values = values;
    this.lines = lines;
    this.spans = lines.stream().map(OptionLine::newSpan).toList();
    this.others = others;
    this.meter = meter;
    boolean splits = box.arity() == 2 && lines.stream().anyMatch(line -> line.components() == 2);
    this.exchangedPlace = box.arity() == 2 ? 1 - box.innermost() : 0;
    if (splits) {
      meter.claim((long) Integer.BYTES * box.cells());
    }
    this.exchanged = new int[splits ? box.cells() : 0];
  }

  /// True if there are no lines and no others.
  boolean isEmpty() {
    return lines.isEmpty() && others.isEmpty();
  }

  /// Begins with a cell, of which nothing is looked up yet.
  void begin(int cell) {
    word = 0;
    stamp = cell + 1;
  }

  /// Looks up the options of a cell of these sizes.
  void look(long[] sizes) {
    for (int i = 0; i < spans.size(); i++) {
      look(lines.get(i), spans.get(i), sizes);
    }
    for (EquationSolver equation : others) {
      equation.visit(sizes, this::lookAtSum);
    }
  }

  private void look(OptionLine line, Span span, long[] sizes) {
    line.span(sizes, span);
    if (span.from() <= span.last()) {
      switch (line.components()) {
        case 1 -> lookAtSingles(span);
        case 2 -> lookAtPairs(span);
        default -> lookAtSums(span, line.components());
      }
    }
  }

  /// A word of values that were found, with those that were looked up below the first that neither
  /// holds.
  ///
  /// @param at bit v of the word is the value `64 · at + v`
  long with(long found, int at) {
    if (stamps.length == 0) {
      return found | word;
    }
    long free = ~found;
    while (free != 0 && stamps[(at << 6) + Long.numberOfTrailingZeros(free)] == stamp) {
      free &= free - 1;
    }
    return ~free;
  }

  /// Tells that the value of a cell is known.
  void settle(int cell) {
    if (exchanged.length > 0) {
      exchanged[exchangedAt(cell, width())] = values[cell];
    }
  }

  /// Makes room for values below a power of two above 64, between two cells.
  void widen(int most) {
    meter.claim((long) Integer.BYTES * (most - stamps.length));
    stamps = Arrays.copyOf(stamps, most);
  }

  private void lookAtSingles(Span span) {
    int step = (int) step(span, 0);
    int from = (int) (number(span, 0) + span.from() * step);
    int count = (int) (span.last() - span.from()) + 1;
    pass(count);
    int[] known = values;
    int at = from;
    if (stamps.length == 0) {
      long met = 0;
      for (int k = 0; k < count; k++) {
        met |= 1L << known[at];
        at += step;
      }
      word |= met;
    } else {
      int[] seen = stamps;
      int now = stamp;
      for (int k = 0; k < count; k++) {
        seen[known[at]] = now;
        at += step;
      }
    }
  }

  /// Pairs along the outer of two places are looked up in the exchanged values, where they lie
  /// beside each other.
  private void lookAtPairs(Span span) {
    long step = step(span, 0);
    long otherStep = step(span, 1);
    long at = number(span, 0) + span.from() * step;
    long other = number(span, 1) + span.from() * otherStep;
    long count = span.last() - span.from() + 1;
    if (other == at + (count - 1) * step && otherStep == -step) {
      count = (count + 1) / 2; // the other half exchanges the two components
    }
    pass(count);
    int pairs = (int) count;
    if (step == 1 && otherStep == -1) {
      lookAtNeighbours(values, (int) at, (int) other, pairs);
    } else if (exchanged.length > 0 && step == box.stride(exchangedPlace) && otherStep == -step) {
      lookAtNeighbours(exchanged, exchangedAt(at, width()), exchangedAt(other, width()), pairs);
    } else {
      for (int k = 0; k < pairs; k++) {
        add(values[(int) (at + k * step)] ^ values[(int) (other + k * otherStep)]);
      }
    }
  }

  /// Pairs of which one goes up from cell to cell, and the other down.
  private void lookAtNeighbours(int[] known, int up, int down, int count) {
    if (stamps.length == 0) {
      long met = 0;
      for (int k = 0; k < count; k++) {
        met |= 1L << (known[up + k] ^ known[down - k]);
      }
      word |= met;
    } else {
      int[] seen = stamps;
      int now = stamp;
      for (int k = 0; k < count; k++) {
        seen[known[up + k] ^ known[down - k]] = now;
      }
    }
  }

  /// The place of the value of a cell among those exchanged.
  private int exchangedAt(long cell, int width) {
    int length = box.stride(exchangedPlace);
    return (int) (cell % length) * width + (int) (cell / length);
  }

  private int width() {
    return box.cells() / box.stride(exchangedPlace);
  }

  private void lookAtSums(Span span, int components) {
    pass(span.last() - span.from());
    for (long k = span.from(); k <= span.last(); k++) {
      int sum = 0;
      for (int c = 0; c < components; c++) {
        sum ^= values[(int) (number(span, c) + k * step(span, c))];
      }
      add(sum);
    }
  }

  private void lookAtSum(long[] sizes) {
    int sum = 0;
    for (int from = 0; from < sizes.length; from += box.arity()) {
      long number = 0;
      for (int i = 0; i < box.arity(); i++) {
        number += sizes[from + i] * box.stride(i);
      }
      sum ^= values[(int) number];
    }
    add(sum);
    pass(1);
  }

  private void add(int value) {
    if (stamps.length == 0) {
      word |= 1L << value;
    } else {
      stamps[value] = stamp;
    }
  }

  private long number(Span span, int component) {
    long number = 0;
    for (int i = 0; i < box.arity(); i++) {
      number += span.base(component * box.arity() + i) * box.stride(i);
    }
    return number;
  }

  private long step(Span span, int component) {
    long step = 0;
    for (int i = 0; i < box.arity(); i++) {
      step += span.step(component * box.arity() + i) * box.stride(i);
    }
    return step;
  }

  private void pass(long options) {
    unlooked += options;
    if (unlooked >= OPTIONS_BETWEEN_LOOKS) {
      unlooked = 0;
      meter.check();
    }
  }
}
