package org.grundy.solvers.coordinates;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.heap.equation.EvenSteps;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.heap.equation.OptionLine.Ray;
import org.grundy.rules.heap.equation.OptionLine.Span;

/// The values of all cells of a box, found in the order of their numbers: each after all those that
/// its options leave.
///
/// The options of a cell are taken in four ways. Those on rays come as a set a line, which grows by
/// one value from cell to cell ([RayLines]). Where the first option has all others for its own, the
/// values below 64 among them are kept as one word a cell ([NearValues]). Those of an [OptionLine]
/// are looked up one after the other, at places that lie in even steps. All others are listed by
/// the [EquationSolver].
final class ValueSweep {
  private static final int CELLS_BETWEEN_REPORTS = 1 << 12;
  private static final int OPTIONS_BETWEEN_LOOKS = 1 << 14;
  private static final int SHARE_OF_NEAR = 8;

  private final Box box;
  private final List<RayLines> rays = new ArrayList<>();
  private final List<OptionLine> lines = new ArrayList<>();
  private final List<EquationSolver> others;
  private final int shortLine;
  private final Meter meter;
  private final int[] values;
  private int done;

  /// For each ray the sets of values along its lines, word by word: bit v mod 64 of the element `(v
  /// div 64) · lines + line` is set if an option on the line has the value v. So cells that are
  /// valued after each other look at elements beside each other. All values found by now, and their
  /// nim-sums, are below `64 · words`, a power of two.
  private final long[][] sets;

  private int words = 1;

  /// Element v is the [#stamp] of a cell, if an option of that cell that was looked up has the
  /// value v.
  private int[] stamps = new int[Long.SIZE];

  private int stamp;

  /// As many zeros as there are words.
  private long[] none = new long[1];

  private final List<NearValues> near = new ArrayList<>();

  /// The values of a box of two sizes, the innermost first, kept for lines that split along the
  /// other; empty where there are none.
  private final int[] exchanged;

  private final int exchangedPlace;
  private long unlooked;

  /// @param shortLine options on rays of which no line has so many cells are looked up one by one
  /// @throws BudgetSpentException if there is no memory for the box
  ValueSweep(Box box, OptionSources sources, int shortLine, Meter meter) {
    this.box = box;
    this.shortLine = shortLine;
    this.meter = meter;
    meter.claim((long) Integer.BYTES * box.cells());
    this.values = new int[box.cells()];
    this.others = sources.others();
    sources.lines().forEach(this::add);
    boolean splits = box.arity() == 2 && lines.stream().anyMatch(line -> line.components() == 2);
    this.exchangedPlace = box.arity() == 2 ? 1 - box.innermost() : 0;
    if (splits) {
      meter.claim((long) Integer.BYTES * box.cells());
    }
    this.exchanged = new int[splits ? box.cells() : 0];
    this.sets = new long[rays.size()][];
    for (int r = 0; r < sets.length; r++) {
      sets[r] = widened(new long[0], r);
    }
  }

  private void add(OptionLine line) {
    Optional<Ray> ray = line.ray();
    if (ray.isEmpty() || !hasSets(ray.get())) {
      Optional<EvenSteps> steps = line.evenSteps();
      if (steps.isPresent() && NearValues.bytes(box) <= meter.bytesLeft() / SHARE_OF_NEAR) {
        near.add(new NearValues(line, steps.get(), box, meter));
      } else {
        lines.add(line);
      }
    } else if (RayLines.isMet(box, ray.get())) {
      rays.add(RayLines.of(box, ray.get(), meter));
    }
  }

  /// Whether sets along the lines of a ray are worth it: a short line is looked through faster than
  /// a set, and many lines beside large values would leave most of their sets empty.
  private boolean hasSets(Ray ray) {
    double largestValue = IntStream.range(0, box.arity()).mapToDouble(box::most).sum();
    return RayLines.length(box, ray) >= shortLine
        && RayLines.count(box, ray) <= Integer.MAX_VALUE
        && RayLines.count(box, ray) * (1 + largestValue / Long.SIZE)
            <= meter.bytesLeft() / (4.0 * Long.BYTES);
  }

  /// A set with room for all words.
  private long[] widened(long[] set, int ray) {
    long length = (long) words * rays.get(ray).lines();
    if (length > Integer.MAX_VALUE) {
      throw new BudgetSpentException(
          "the values of the options on one ray take more than 2^31 words");
    }
    meter.claim(Long.BYTES * (length - set.length));
    return Arrays.copyOf(set, (int) length);
  }

  /// The value of a cell, if it has been found.
  OptionalLong known(List<Long> sizes) {
    int cell = box.number(sizes);
    return cell < done ? OptionalLong.of(values[cell]) : OptionalLong.empty();
  }

  /// The value of a cell by its number, once all are found.
  int value(int cell) {
    return values[cell];
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
  /// set of r   elements line, line + lines, … of sets[r]; line = base[r] + x · step[r] (+ x mod c)
  /// mex        the first bit that is in no set of the cell and not among the marks: words that
  ///            some set holds in full are passed over; beyond the first word, what near values
  ///            leave out is marked
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
    int nears = near.size();
    for (NearValues options : near) {
      options.enter(row);
    }
    int[] at = new int[count];
    int[] lineCount = new int[count];
    long[][] seen = new long[count][];
    int rows = values.length / length;
    int reported = 0;
    for (int x = 0; x < length; x++) {
      int cell = first + x;
      int word = 0;
      int reaching = 0;
      for (int r = 0; r < count; r++) {
        if (x >= from[r]) {
          int line = base[r] + x * step[r] + (modulus[r] == 1 ? 0 : x % modulus[r]);
          int all = full[r].length;
          long[] set = sets[r];
          int option = values[cell - behind[r]];
          set[(option >> 6) * all + line] |= 1L << option;
          int filled = full[r][line];
          while (filled < words && set[filled * all + line] == -1) {
            filled++;
          }
          full[r][line] = filled;
          word = Math.max(word, filled);
          seen[reaching] = set;
          lineCount[reaching] = all;
          at[reaching++] = line;
        }
      }
      boolean marked = marksOptions;
      boolean allMarked = nears == 0;
      stamp = cell + 1;
      if (marksOptions) {
        row[inner] = x;
        mark(row, spans);
      }
      long nearest = 0;
      for (int n = 0; n < nears; n++) {
        nearest |= near.get(n).at(x, cell, values);
      }
      // A ray that is not there is stood in for by no values.
      long[] set1 = reaching > 0 ? seen[0] : none;
      long[] set2 = reaching > 1 ? seen[1] : none;
      long[] set3 = reaching > 2 ? seen[2] : none;
      int step1 = reaching > 0 ? lineCount[0] : 1;
      int step2 = reaching > 1 ? lineCount[1] : 1;
      int step3 = reaching > 2 ? lineCount[2] : 1;
      int at1 = word * step1 + (reaching > 0 ? at[0] : 0);
      int at2 = word * step2 + (reaching > 1 ? at[1] : 0);
      int at3 = word * step3 + (reaching > 2 ? at[2] : 0);
      long found = 0;
      while (word < words) {
        found = set1[at1] | set2[at2] | set3[at3];
        for (int r = 3; r < reaching; r++) {
          found |= seen[r][word * lineCount[r] + at[r]];
        }
        if (word == 0) {
          found |= nearest;
        } else if (!allMarked) {
          row[inner] = x;
          near.forEach(options -> mark(options.line(), options.span(), row));
          marked = true;
          allMarked = true;
        }
        if (marked && found != -1) {
          found = withMarks(found, word);
        }
        if (found != -1) {
          break;
        }
        found = 0;
        word++;
        at1 += step1;
        at2 += step2;
        at3 += step3;
      }
      int value = (word << 6) + Long.numberOfTrailingZeros(~found);
      values[cell] = value;
      if (exchanged.length > 0) {
        exchanged[exchangedAt(cell, rows)] = value;
      }
      if (word >= words) {
        widen();
      }
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

  /// Makes room for twice as many values.
  private void widen() {
    words *= 2;
    for (int r = 0; r < sets.length; r++) {
      sets[r] = widened(sets[r], r);
    }
    none = new long[words];
    meter.claim((long) Integer.BYTES * (words * Long.SIZE - stamps.length));
    stamps = Arrays.copyOf(stamps, words * Long.SIZE);
  }

  /// A word of values that were found, with those that are marked below the first that is not.
  private long withMarks(long found, int word) {
    long free = ~found;
    while (free != 0 && stamps[(word << 6) + Long.numberOfTrailingZeros(free)] == stamp) {
      free &= free - 1;
    }
    return ~free;
  }

  /// Marks the values of all options that are looked up for each cell.
  private void mark(long[] sizes, List<Span> spans) {
    for (int i = 0; i < lines.size(); i++) {
      mark(lines.get(i), spans.get(i), sizes);
    }
    for (EquationSolver equation : others) {
      equation.visit(sizes, this::markSum);
    }
  }

  private void mark(OptionLine line, Span span, long[] sizes) {
    line.span(sizes, span);
    if (span.from() <= span.last()) {
      switch (line.components()) {
        case 1 -> markSingle(span);
        case 2 -> markPairs(span);
        default -> markSums(span, line.components());
      }
    }
  }

  private void markSingle(Span span) {
    long step = step(span, 0);
    long at = number(span, 0) + span.from() * step;
    look(span.last() - span.from());
    int[] known = values;
    int[] seen = stamps;
    int now = stamp;
    for (long k = span.from(); k <= span.last(); k++) {
      seen[known[(int) at]] = now;
      at += step;
    }
  }

  /// Pairs along the outer of two places are looked up in the exchanged values, where they lie
  /// beside each other.
  private void markPairs(Span span) {
    long step = step(span, 0);
    long otherStep = step(span, 1);
    long at = number(span, 0) + span.from() * step;
    long other = number(span, 1) + span.from() * otherStep;
    long count = span.last() - span.from() + 1;
    if (other == at + (count - 1) * step && otherStep == -step) {
      count = (count + 1) / 2; // the other half exchanges the two components
    }
    look(count);
    if (exchanged.length > 0 && step == box.stride(exchangedPlace) && otherStep == -step) {
      int width = box.cells() / (int) step;
      markPairs(exchanged, exchangedAt(at, width), 1, exchangedAt(other, width), -1, (int) count);
    } else {
      markPairs(values, (int) at, (int) step, (int) other, (int) otherStep, (int) count);
    }
  }

  /// Where the value of a cell lies among those exchanged.
  private int exchangedAt(long cell, int width) {
    int length = box.stride(exchangedPlace);
    return (int) (cell % length) * width + (int) (cell / length);
  }

  private void markPairs(int[] known, int from, int step, int otherFrom, int otherStep, int count) {
    int[] seen = stamps;
    int now = stamp;
    int at = from;
    int other = otherFrom;
    for (int k = 0; k < count; k++) {
      seen[known[at] ^ known[other]] = now;
      at += step;
      other += otherStep;
    }
  }

  private void markSums(Span span, int components) {
    look(span.last() - span.from());
    for (long k = span.from(); k <= span.last(); k++) {
      int sum = 0;
      for (int c = 0; c < components; c++) {
        sum ^= values[(int) (number(span, c) + k * step(span, c))];
      }
      stamps[sum] = stamp;
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

  private void markSum(long[] sizes) {
    int sum = 0;
    for (int from = 0; from < sizes.length; from += box.arity()) {
      long number = 0;
      for (int i = 0; i < box.arity(); i++) {
        number += sizes[from + i] * box.stride(i);
      }
      sum ^= values[(int) number];
    }
    stamps[sum] = stamp;
    look(1);
  }

  private void look(long options) {
    unlooked += options;
    if (unlooked >= OPTIONS_BETWEEN_LOOKS) {
      unlooked = 0;
      meter.check();
    }
  }
}
