package org.grundy.solvers.coordinates;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.heap.OptionLine;
import org.grundy.rules.heap.OptionLine.Ray;
import org.grundy.rules.heap.OptionLine.Span;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;

/// The values of all cells of a box, found in the order of their numbers: each after all those that
/// its options leave.
///
/// The options of a cell are taken in three ways. Those on rays come as a set a line, which grows
/// by one value from cell to cell ([RayLines]). Those of an [OptionLine] are looked up one after
/// the other, at places that lie in even steps. All others are listed by the [EquationSolver].
final class ValueSweep {
  private static final int CELLS_BETWEEN_REPORTS = 1 << 12;
  private static final int OPTIONS_BETWEEN_LOOKS = 1 << 14;

  private final Box box;
  private final List<RayLines> rays = new ArrayList<>();
  private final List<OptionLine> lines = new ArrayList<>();
  private final List<EquationSolver> others = new ArrayList<>();
  private final Meter meter;
  private final int[] values;
  private int done;

  /// For each ray `words` words a line: bit v is set if an option on the line has the value v. All
  /// values found by now are below `64 · words`.
  private long[][] sets;

  private int words = 1;
  private long[] marks = new long[1];
  private int marked;
  private int unlooked;

  /// @throws BudgetSpentException if there is no memory for the box
  ValueSweep(Box box, List<EquationMove> moves, Meter meter) {
    this.box = box;
    this.meter = meter;
    meter.claim((long) Integer.BYTES * box.cells());
    this.values = new int[box.cells()];
    for (EquationMove move : moves) {
      move.alternatives().forEach(alternative -> add(move, alternative));
    }
    this.sets = new long[rays.size()][];
    for (int r = 0; r < sets.length; r++) {
      sets[r] = newSet(r);
    }
  }

  private void add(EquationMove move, Alternative alternative) {
    Optional<OptionLine> line = OptionLine.of(move, alternative);
    if (line.isEmpty()) {
      others.add(
          EquationSolver.compile(
              new EquationMove(move.variables(), List.of(alternative), move.conditions())));
      return;
    }
    Optional<Ray> ray = line.get().ray();
    if (ray.isEmpty() || RayLines.count(box, ray.get()) > Integer.MAX_VALUE) {
      lines.add(line.get());
    } else if (RayLines.isMet(box, ray.get())) {
      rays.add(RayLines.of(box, ray.get(), meter));
    }
  }

  private long[] newSet(int ray) {
    long length = (long) words * rays.get(ray).lines();
    meter.claim(Long.BYTES * length);
    if (length > Integer.MAX_VALUE) {
      throw new BudgetSpentException(
          "the values of the options on one ray take more than 2^31 words");
    }
    return new long[(int) length];
  }

  /// The value of a cell, if it has been found.
  OptionalLong known(List<Long> sizes) {
    int cell = box.number(sizes);
    return cell < done ? OptionalLong.of(values[cell]) : OptionalLong.empty();
  }

  /// Values every cell that has no value yet.
  ///
  /// @throws BudgetSpentException if the meter says so
  void run() {
    long[] row = new long[box.arity()];
    List<Span> spans = lines.stream().map(OptionLine::newSpan).toList();
    int length = box.most(box.innermost()) + 1;
    for (int first = 0; first < values.length; first += length) {
      valueRow(first, row, spans);
      box.nextRow(row);
    }
  }

  /// ```
  /// cell       first + x; x is the size at the innermost place
  /// set of r   words  line · words … + words  of sets[r], line = base[r] + x · step[r] (+ x mod c)
  /// mex        the first bit that is in no set of the cell and not among the marks: words that
  ///            some set holds in full are passed over
  /// ```
  private void valueRow(int first, long[] row, List<Span> spans) {
    int inner = box.innermost();
    int length = box.most(inner) + 1;
    int count = sets.length;
    int[] from = new int[count];
    int[] base = new int[count];
    int[] step = new int[count];
    int[] modulus = new int[count];
    int[] behind = new int[count];
    int[][] full = new int[count][];
    row[inner] = 0;
    for (int r = 0; r < count; r++) {
      RayLines ray = rays.get(r);
      from[r] = ray.fromInner(row);
      base[r] = ray.line(row);
      step[r] = ray.lineStep();
      modulus[r] = ray.modulus();
      behind[r] = ray.behind();
      full[r] = ray.full();
    }
    boolean marksOptions = !lines.isEmpty() || !others.isEmpty();
    int[] at = new int[count];
    long[][] seen = new long[count][];
    int reported = 0;
    for (int x = 0; x < length; x++) {
      int cell = first + x;
      int word = 0;
      int reaching = 0;
      for (int r = 0; r < count; r++) {
        if (x >= from[r]) {
          int line = base[r] + x * step[r] + (modulus[r] == 1 ? 0 : x % modulus[r]);
          long[] set = sets[r];
          int start = line * words;
          int value = values[cell - behind[r]];
          set[start + (value >> 6)] |= 1L << value;
          int filled = full[r][line];
          while (filled < words && set[start + filled] == -1) {
            filled++;
          }
          full[r][line] = filled;
          word = Math.max(word, filled);
          seen[reaching] = set;
          at[reaching++] = start;
        }
      }
      if (marksOptions) {
        row[inner] = x;
        mark(row, spans);
      }
      long found = word < marked ? marks[word] : 0;
      for (int r = 0; r < reaching && word < words; r++) {
        found |= seen[r][at[r] + word];
      }
      while (found == -1) {
        word++;
        found = word < marked ? marks[word] : 0;
        for (int r = 0; r < reaching && word < words; r++) {
          found |= seen[r][at[r] + word];
        }
      }
      values[cell] = (word << 6) + Long.numberOfTrailingZeros(~found);
      if (word >= words) {
        widen();
      }
      Arrays.fill(marks, 0, marked, 0);
      marked = 0;
      if (x - reported == CELLS_BETWEEN_REPORTS) {
        meter.work(x - reported);
        reported = x;
        done = cell + 1;
      }
    }
    row[inner] = 0;
    done = first + length;
    meter.work(length - reported);
  }

  /// Gives every line twice as many words.
  private void widen() {
    int before = words;
    words *= 2;
    for (int r = 0; r < sets.length; r++) {
      long[] narrow = sets[r];
      long[] wide = newSet(r);
      for (int line = 0; line < rays.get(r).lines(); line++) {
        System.arraycopy(narrow, line * before, wide, line * words, before);
      }
      meter.claim(-(long) Long.BYTES * narrow.length);
      sets[r] = wide;
    }
  }

  /// Marks the values of all options that do not lie on rays.
  private void mark(long[] sizes, List<Span> spans) {
    for (int i = 0; i < lines.size(); i++) {
      Span span = spans.get(i);
      lines.get(i).span(sizes, span);
      if (span.from() <= span.last()) {
        if (lines.get(i).components() == 1) {
          markSingle(span);
        } else {
          markSums(span, lines.get(i).components());
        }
      }
    }
    for (EquationSolver equation : others) {
      equation.visit(sizes, this::markSum);
    }
  }

  private void markSingle(Span span) {
    int at = number(span, 0, 0);
    int step = step(span, 0);
    for (long k = span.from(); k <= span.last(); k++) {
      mark(values[at + (int) k * step]);
    }
  }

  private void markSums(Span span, int components) {
    int[] at = new int[components];
    int[] step = new int[components];
    for (int c = 0; c < components; c++) {
      step[c] = step(span, c);
      at[c] = number(span, c, span.from());
    }
    for (long k = span.from(); k <= span.last(); k++) {
      int sum = 0;
      for (int c = 0; c < components; c++) {
        sum ^= values[at[c]];
        at[c] += step[c];
      }
      mark(sum);
    }
  }

  private int number(Span span, int component, long k) {
    long number = 0;
    for (int i = 0; i < box.arity(); i++) {
      int size = component * box.arity() + i;
      number += (span.base(size) + k * span.step(size)) * box.stride(i);
    }
    return (int) number;
  }

  private int step(Span span, int component) {
    long step = 0;
    for (int i = 0; i < box.arity(); i++) {
      step += span.step(component * box.arity() + i) * box.stride(i);
    }
    return (int) step;
  }

  private void markSum(long[] sizes) {
    int sum = 0;
    for (int from = 0; from < sizes.length; from += box.arity()) {
      long number = 0;
      for (int i = 0; i < box.arity(); i++) {
        number += sizes[from + i] * box.stride(i);
      }
      sum ^= values[(int) number];
    }
    mark(sum);
  }

  private void mark(int value) {
    int word = value >> 6;
    if (word >= marks.length) {
      meter.claim((long) Long.BYTES * marks.length);
      marks = Arrays.copyOf(marks, Math.max(2 * marks.length, word + 1));
    }
    marks[word] |= 1L << value;
    marked = Math.max(marked, word + 1);
    if (++unlooked == OPTIONS_BETWEEN_LOOKS) {
      unlooked = 0;
      meter.check();
    }
  }
}
