package org.grundy.solvers.coordinates;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.heap.equation.OptionLine.Ray;
import org.grundy.solvers.family.SizeRange;

/// The P-positions of two heaps of which one may be lowered alone by any number: each row has one
/// at most, the first of its cells from which no ray leads to an earlier one. So the box is not
/// filled; rows are passed in a few steps each.
///
/// A ray that leaves the row in steps of r rows and c columns has the lines on which `row mod r`
/// and `column - c · (row div r)` stay. Lines that a P-position stands on form runs, which are
/// passed at once: for each line it is kept how far the next is that may be free, found with path
/// halving (R. E. Tarjan and J. van Leeuwen, *Worst-case analysis of set union algorithms*, J. ACM
/// 31, 1984).
final class RowWalk implements OutcomeSearch {
  private static final int ROWS_BETWEEN_REPORTS = 1 << 12;

  private final int outer;
  private final int inner;
  private final int most;
  private final boolean misere;
  private final Meter meter;
  private final List<Lines> rays;

  /// For each row the column of its P-position, or -1.
  private final int[] lost;

  /// The rows before this one are passed. Written after what was found, so that another thread may
  /// save it meanwhile.
  private volatile int done;

  /// The lines of one ray: `skip[class · length + line]` is 0 if no P-position stands on the line,
  /// or the distance to a line that comes after it.
  @SuppressWarnings("ArrayRecordComponent") // of one walk, never compared
  private record Lines(int rows, int columns, int from, int length, int offset, int[] skip) {
    static Lines of(Ray ray, int outer, int inner, int rows, int most, Meter meter) {
      int step = Math.toIntExact(ray.steps().get(outer));
      int shift = Math.toIntExact(ray.steps().get(inner));
      long offset = (long) shift * ((rows - 1) / step);
      long length = offset + most + 2;
      if (length * step > Integer.MAX_VALUE) {
        throw new BudgetSpentException("the lines of one ray are more than 2^31");
      }
      meter.claim(Integer.BYTES * length * step);
      return new Lines(
          step, shift, (int) ray.from(), (int) length, (int) offset, new int[(int) length * step]);
    }

    /// The number of the line through the first cell of a row.
    int base(int row) {
      return row % rows * length + offset - columns * (row / rows);
    }

    void stand(int row, int column) {
      int line = base(row) + column;
      if (skip[line] == 0) {
        skip[line] = 1;
      }
    }

    /// The first line from one on that is free.
    int free(int from) {
      int line = from;
      while (skip[line] != 0) {
        int next = line + skip[line];
        skip[line] += skip[next];
        line += skip[line];
      }
      return line;
    }
  }

  /// @throws BudgetSpentException if there is no memory for the lines
  private RowWalk(
      int outer, int inner, long[] largest, List<Ray> rays, boolean misere, Meter meter) {
    int rows = Math.toIntExact(largest[outer] + 1);
    this.outer = outer;
    this.inner = inner;
    this.most = Math.toIntExact(largest[inner]);
    this.misere = misere;
    this.meter = meter;
    meter.claim((long) Integer.BYTES * rows);
    this.lost = new int[rows];
    Arrays.fill(lost, -1);
    this.rays = rays.stream().map(ray -> Lines.of(ray, outer, inner, rows, most, meter)).toList();
  }

  /// True if a game is of this kind: two heaps whose sizes are those of the box, and every line of
  /// moves a ray.
  static boolean isFor(BoxOrder order, OptionSources sources) {
    int inner = order.coordinates().getLast();
    return order.isPlain()
        && order.coordinates().size() == 2
        && sources.others().isEmpty()
        && sources.lines().stream().allMatch(line -> line.ray().isPresent())
        && sources.lines().stream()
            .flatMap(line -> line.ray().stream())
            .anyMatch(ray -> isAnyNumber(ray, inner));
  }

  private static boolean isAnyNumber(Ray ray, int inner) {
    return ray.from() == 1 && ray.steps().get(inner) == 1 && ray.steps().get(1 - inner) == 0;
  }

  /// The walk over the box up to the largest sizes, each below 2^31.
  static RowWalk of(
      BoxOrder order, long[] largest, OptionSources sources, boolean misere, Meter meter) {
    int outer = order.coordinates().getFirst();
    int inner = order.coordinates().getLast();
    List<Ray> rays =
        sources.lines().stream()
            .map(OptionLine::ray)
            .flatMap(Optional::stream)
            .filter(ray -> ray.steps().get(outer) > 0)
            .filter(ray -> ray.steps().get(outer) <= largest[outer] / ray.from())
            .filter(ray -> ray.steps().get(inner) <= largest[inner] / ray.from())
            .toList();
    return new RowWalk(outer, inner, largest, rays, misere, meter);
  }

  @Override
  public OptionalLong known(List<Long> sizes) {
    int row = Math.toIntExact(sizes.get(outer));
    return row >= done
        ? OptionalLong.empty()
        : OptionalLong.of(lost[row] == sizes.get(inner) ? 0 : 1);
  }

  @Override
  public long lost(List<SizeRange> ranges) {
    SizeRange rows = ranges.get(outer);
    SizeRange columns = ranges.get(inner);
    long count = 0;
    for (long row = rows.fromNumber(); row < rows.toNumber(); row++) {
      int column = lost[(int) row];
      count += column >= columns.fromNumber() && column < columns.toNumber() ? 1 : 0;
    }
    return count;
  }

  @Override
  public void run() {
    int reported = done;
    for (int row = done; row < lost.length; row++) {
      stand(row);
      lost[row] = first(row);
      done = row + 1;
      if (row + 1 - reported == ROWS_BETWEEN_REPORTS) {
        reported = row + 1;
        meter.work(ROWS_BETWEEN_REPORTS);
      }
    }
    meter.work(lost.length - reported);
  }

  @Override
  public long size() {
    return done;
  }

  @Override
  public void save(DataOutput out) throws IOException {
    int rows = done;
    out.writeInt(rows);
    for (int row = 0; row < rows; row++) {
      out.writeInt(lost[row]);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    int rows = in.readInt();
    if (rows < 0 || rows > lost.length) {
      throw new IOException("no such rows: " + rows);
    }
    for (int row = 0; row < rows; row++) {
      stand(row);
      lost[row] = in.readInt();
    }
    done = rows;
  }

  /// Puts the P-positions on their lines that a row is the first to see.
  private void stand(int row) {
    for (Lines ray : rays) {
      long source = row - (long) ray.from * ray.rows;
      if (source >= 0 && lost[(int) source] >= 0) {
        ray.stand((int) source, lost[(int) source]);
      }
    }
  }

  /// The column of the P-position of a row, or -1 where it is none of the box.
  private int first(int row) {
    int column = misere && isFinal(row) ? 1 : 0;
    int before = -1;
    while (column != before && column <= most) {
      before = column;
      for (int r = 0; r < rays.size() && column <= most; r++) {
        Lines ray = rays.get(r);
        int base = ray.base(row);
        column = ray.free(base + column) - base;
      }
    }
    return column <= most ? column : -1;
  }

  /// True if there is no move where the inner heap is empty.
  private boolean isFinal(int row) {
    for (Lines ray : rays) {
      if (ray.columns == 0 && row >= (long) ray.from * ray.rows) {
        return false;
      }
    }
    return true;
  }
}
