package org.grundy.solvers.coordinates;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.heap.equation.OptionLine.Ray;
import org.grundy.rules.heap.equation.OptionLine.Span;
import org.grundy.solvers.family.SizeRange;

/// A sweep for the outcomes of the positions of a box, one bit each, row by row: cells in which
/// only the innermost size differs, 64 of them a word.
///
/// A P-position makes all later cells of its rays N. Along rays that leave the row these are whole
/// words at a time ([RowsBehind]). A cell that no ray makes N is a *candidate*: its other options
/// are looked up, and it is a P-position if none of them is one. Under misère play it needs a move
/// besides.
final class OutcomeSweep implements OutcomeSearch {
  private static final int CELLS_BETWEEN_REPORTS = 1 << 14;

  /// An equation may take a long time for one candidate, and a row have a million of them.
  private static final int CANDIDATES_BETWEEN_LOOKS = 1 << 8;

  private final Box box;
  private final boolean misere;
  private final Meter meter;
  private final List<Ray> rays = new ArrayList<>();
  private final List<RowsBehind> across = new ArrayList<>();
  private final List<Within> within = new ArrayList<>();
  private final List<OptionLine> lines = new ArrayList<>();
  private final List<EquationSolver> others;
  private final List<Span> spans;
  private final int inner;
  private final int length;
  private final int words;
  private final long[] strides;

  /// The P-positions: bit x mod 64 of the word `row · words + x div 64`.
  private final long[] lost;

  /// A ray within a row: its step, and how far its first option is.
  private record Within(long step, long from) {}

  /// The rows before this one are settled. Written after what was found, so that another thread may
  /// save it meanwhile.
  private volatile int rowsDone;

  private int unreported;
  private int unseen;

  /// @param sources alternatives none of which splits
  /// @throws BudgetSpentException if there is no memory for the box
  OutcomeSweep(Box box, OptionSources sources, boolean misere, Meter meter) {
    this.box = box;
    this.misere = misere;
    this.meter = meter;
    this.others = sources.others();
    this.inner = box.innermost();
    this.length = box.most(inner) + 1;
    this.words = (length + Long.SIZE - 1) / Long.SIZE;
    long all = (long) (box.cells() / length) * words;
    if (all > Integer.MAX_VALUE) {
      throw new BudgetSpentException("the outcomes take more than 2^31 words");
    }
    meter.claim(Long.BYTES * all);
    this.lost = new long[(int) all];
    this.strides = new long[box.arity()];
    for (int i = 0; i < strides.length; i++) {
      strides[i] = i == inner ? 1 : (long) (box.stride(i) / length) * words * Long.SIZE;
    }
    sources.lines().forEach(this::add);
    this.spans = lines.stream().map(OptionLine::newSpan).toList();
  }

  private void add(OptionLine line) {
    Optional<Ray> ray = line.ray();
    if (ray.isEmpty()) {
      lines.add(line);
    } else if (RayLines.isMet(box, ray.get())) {
      rays.add(ray.get());
      RowsBehind rows = RowsBehind.of(box, ray.get(), words);
      if (rows.isOtherRow()) {
        meter.claim(rows.bytes());
        across.add(rows);
      } else {
        long step = ray.get().steps().get(inner);
        within.add(new Within(step, ray.get().from() * step));
      }
    }
  }

  @Override
  public OptionalLong known(List<Long> sizes) {
    int cell = box.number(sizes);
    int row = cell / length;
    return row >= rowsDone
        ? OptionalLong.empty()
        : OptionalLong.of(isLost((long) row * words * Long.SIZE + cell % length) ? 0 : 1);
  }

  @Override
  public long lost(List<SizeRange> ranges) {
    long[] count = {0};
    box.rows(
        ranges,
        (first, fromX, toX) -> {
          long row = first / length * words * Long.SIZE;
          for (long x = fromX; x < toX; x++) {
            count[0] += isLost(row + x) ? 1 : 0;
          }
        });
    return count[0];
  }

  @Override
  public void run() {
    long[] sizes = new long[box.arity()];
    long[] won = new long[words];
    int rows = box.cells() / length;
    for (int row = 0; row < rows; row++) {
      reach(row, sizes, won);
      if (row < rowsDone) {
        meter.check();
      } else {
        settle(row, sizes, won);
        rowsDone = row + 1;
        unreported += length;
      }
      box.nextRow(sizes);
      if (unreported >= CELLS_BETWEEN_REPORTS) {
        report();
      }
    }
    report();
  }

  private void report() {
    int cells = unreported;
    unreported = 0;
    meter.work(cells);
  }

  @Override
  public long size() {
    return rowsDone;
  }

  @Override
  public void save(DataOutput out) throws IOException {
    int rows = rowsDone;
    out.writeInt(rows);
    for (int word = 0; word < rows * words; word++) {
      out.writeLong(lost[word]);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    int rows = in.readInt();
    if (rows < 0 || rows > box.cells() / length) {
      throw new IOException("no such rows: " + rows);
    }
    for (int word = 0; word < rows * words; word++) {
      lost[word] = in.readLong();
    }
    rowsDone = rows;
  }

  /// Finds the cells of a row that rays from other rows win.
  private void reach(int row, long[] sizes, long[] won) {
    Arrays.fill(won, 0);
    for (RowsBehind ray : across) {
      ray.reach(row, sizes, lost, won);
    }
  }

  private void settle(int row, long[] sizes, long[] won) {
    int end = length;
    for (int x = nextClear(won, 0, end); x < end; x = nextClear(won, x + 1, end)) {
      if (++unseen % CANDIDATES_BETWEEN_LOOKS == 0) {
        meter.check();
      }
      sizes[inner] = x;
      if (isLost(sizes)) {
        lost[row * words + (x >> 6)] |= 1L << x;
        end = winWithin(x, end, won);
      }
    }
    sizes[inner] = 0;
  }

  /// Makes those after a P-position of a row N that can move to it.
  ///
  /// @return where the row ends now: all after that is N
  private int winWithin(int x, int end, long[] won) {
    int last = end;
    for (Within ray : within) {
      if (ray.step == 1) {
        last = (int) Math.min(last, x + ray.from);
      } else {
        for (long y = x + ray.from; y < last; y += ray.step) {
          won[(int) (y >> 6)] |= 1L << y;
        }
      }
    }
    return last;
  }

  private static int nextClear(long[] bits, int from, int end) {
    int word = from >> 6;
    if (from >= end) {
      return end;
    }
    long clear = ~bits[word] & (-1L << from);
    int last = (end - 1) >> 6;
    while (clear == 0 && word < last) {
      clear = ~bits[++word];
    }
    return clear == 0 ? end : Math.min(end, (word << 6) + Long.numberOfTrailingZeros(clear));
  }

  /// True if the next player loses a candidate.
  private boolean isLost(long[] sizes) {
    boolean moves = false;
    for (int i = 0; i < spans.size(); i++) {
      Span span = spans.get(i);
      lines.get(i).span(sizes, span);
      if (span.from() <= span.last()) {
        moves = true;
        if (meetsLost(span)) {
          return false;
        }
      }
    }
    for (EquationSolver equation : others) {
      boolean[] met = {false, false};
      equation.visitWhile(
          sizes,
          option -> {
            met[0] = true;
            met[1] = isLost(number(option));
            return !met[1];
          });
      if (met[1]) {
        return false;
      }
      moves |= met[0];
    }
    return !misere || moves || rays.stream().anyMatch(ray -> begins(ray, sizes));
  }

  private static boolean begins(Ray ray, long[] sizes) {
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] < ray.from() * ray.steps().get(i)) {
        return false;
      }
    }
    return true;
  }

  private boolean meetsLost(Span span) {
    long at = 0;
    long step = 0;
    for (int i = 0; i < strides.length; i++) {
      at += span.base(i) * strides[i];
      step += span.step(i) * strides[i];
    }
    at += span.from() * step;
    unreported += (int) Math.min(span.last() - span.from(), CELLS_BETWEEN_REPORTS);
    for (long k = span.from(); k <= span.last(); k++) {
      if (isLost(at)) {
        return true;
      }
      at += step;
    }
    return false;
  }

  private boolean isLost(long at) {
    return (lost[(int) (at >> 6)] >> at & 1) != 0;
  }

  private long number(long[] sizes) {
    long at = 0;
    for (int i = 0; i < strides.length; i++) {
      at += sizes[i] * strides[i];
    }
    return at;
  }
}
