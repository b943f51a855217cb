package org.grundy.solvers.cut;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.solvers.cut.region.CutRegion;
import org.grundy.solvers.cut.region.Lines;
import org.jspecify.annotations.Nullable;

/// The regions of one board, and where each of its cells lies in them.
final class Regions {
  /// A cell is counted along two lines, has a role, and may have a label.
  static final long BYTES_PER_CELL = 2 * Long.BYTES + 1 + Integer.BYTES;

  private final GridPosition position;
  private final LineRules rules;
  private final int step;

  /// The binary logarithm of [#step].
  private final int shift;

  /// By cell: its region, or -1 for a dead cell; null where the whole board is one region, or one
  /// region a colour.
  private final int @Nullable [] labels;

  private final Frame[] frames;

  /// The place and the extent of a region.
  private static final class Frame {
    private int minFirst = Integer.MAX_VALUE;
    private int maxFirst = Integer.MIN_VALUE;
    private int minSecond = Integer.MAX_VALUE;
    private int maxSecond = Integer.MIN_VALUE;

    private void add(int first, int second) {
      minFirst = Math.min(minFirst, first);
      maxFirst = Math.max(maxFirst, first);
      minSecond = Math.min(minSecond, second);
      maxSecond = Math.max(maxSecond, second);
    }
  }

  private Regions(GridPosition position, LineRules rules) {
    this.position = position;
    this.rules = rules;
    this.step = Axis.step(rules.first(), rules.second());
    this.shift = step - 1;
    boolean thin = step == 2 && Math.min(position.rows(), position.columns()) == 1;
    int count;
    if (rules.hasDead() || thin) {
      labels = new int[position.size()];
      count = label(labels);
    } else {
      labels = null;
      count = step;
    }
    frames = new Frame[count];
    for (int i = 0; i < count; i++) {
      frames[i] = new Frame();
    }
    for (int row = 0; row < position.rows(); row++) {
      boolean all = labels != null || row == 0 || row == position.rows() - 1;
      int next = all ? 1 : Math.max(1, position.columns() - 1);
      for (int column = 0; column < position.columns(); column += next) {
        frame(row, column);
      }
    }
  }

  /// Takes a cell into the frame of its region. Of a region that is a whole board, or a whole
  /// colour, the cells at the border are enough.
  private void frame(int row, int column) {
    int region = regionOf(row, column);
    if (region >= 0) {
      frames[region].add(rules.first().index(row, column), rules.second().index(row, column));
    }
  }

  /// Divides a board.
  static Regions of(GridPosition position, LineRules rules) {
    return new Regions(position, rules);
  }

  /// Floods each region along the axes from its first cell and returns how many there are.
  private int label(int[] region) {
    Arrays.fill(region, -1);
    int[] stack = new int[64];
    int count = 0;
    for (int cell = 0; cell < region.length; cell++) {
      if (region[cell] >= 0 || rules.has(position.at(cell), CutRegion.DEAD)) {
        continue;
      }
      region[cell] = count;
      int depth = 0;
      stack[depth++] = cell;
      while (depth > 0) {
        int at = stack[--depth];
        if (depth + 4 > stack.length) {
          stack = Arrays.copyOf(stack, 2 * stack.length);
        }
        for (int sign = -1; sign <= 1; sign += 2) {
          depth = visit(region, at, rules.first(), sign, stack, depth);
          depth = rules.oneAxis() ? depth : visit(region, at, rules.second(), sign, stack, depth);
        }
      }
      count++;
    }
    return count;
  }

  private int visit(int[] region, int at, Axis axis, int sign, int[] stack, int depth) {
    int row = at / position.columns() + sign * axis.rowStep();
    int column = at % position.columns() + sign * axis.columnStep();
    if (row < 0 || row >= position.rows() || column < 0 || column >= position.columns()) {
      return depth;
    }
    int cell = row * position.columns() + column;
    if (region[cell] >= 0 || rules.has(position.at(cell), CutRegion.DEAD)) {
      return depth;
    }
    region[cell] = region[at];
    stack[depth] = cell;
    return depth + 1;
  }

  int count() {
    return frames.length;
  }

  /// The region of a cell, or -1 if the cell is dead.
  int regionOf(int row, int column) {
    if (labels == null) {
      return step == 2 ? (row + column) & 1 : 0;
    }
    return labels[row * position.columns() + column];
  }

  /// The line of the first axis through a cell of `region`.
  int firstLine(int region, int row, int column) {
    return (rules.first().index(row, column) - frames[region].minFirst) >> shift;
  }

  /// The line of the second axis through a cell of `region`.
  int secondLine(int region, int row, int column) {
    return (rules.second().index(row, column) - frames[region].minSecond) >> shift;
  }

  /// The number of lines of the first axis of a region.
  int height(int region) {
    return ((frames[region].maxFirst - frames[region].minFirst) >> shift) + 1;
  }

  /// The number of lines of the second axis of a region.
  int width(int region) {
    return ((frames[region].maxSecond - frames[region].minSecond) >> shift) + 1;
  }

  /// The regions in detail, or the first line that meets one in several runs.
  Detail detail() {
    int count = count();
    int[][] firstFrom = new int[count][];
    int[][] firstTo = new int[count][];
    int[][] secondFrom = new int[count][];
    int[][] secondTo = new int[count][];
    for (int region = 0; region < count; region++) {
      firstFrom[region] = filled(height(region), Integer.MAX_VALUE);
      firstTo[region] = new int[height(region)];
      secondFrom[region] = filled(width(region), Integer.MAX_VALUE);
      secondTo[region] = new int[width(region)];
    }
    if (labels == null && isOrthogonal()) {
      firstFrom[0] = new int[height(0)];
      secondFrom[0] = new int[width(0)];
      Arrays.fill(firstTo[0], width(0));
      Arrays.fill(secondTo[0], height(0));
    } else {
      forEachCell((region, u, v, glyph) -> {
        firstFrom[region][u] = Math.min(firstFrom[region][u], v);
        firstTo[region][u] = Math.max(firstTo[region][u], v + 1);
        secondFrom[region][v] = Math.min(secondFrom[region][v], u);
        secondTo[region][v] = Math.max(secondTo[region][v], u + 1);
      });
    }
    if (labels != null) {
      Optional<String> flaw = flaw(firstFrom, firstTo, secondFrom, secondTo);
      if (flaw.isPresent()) {
        return new Detail.Broken(flaw.get());
      }
    }
    Lines[] first = new Lines[count];
    Lines[] second = new Lines[count];
    byte[][] roles = new byte[count][];
    for (int region = 0; region < count; region++) {
      first[region] = new Lines(firstFrom[region], firstTo[region]);
      second[region] = new Lines(secondFrom[region], secondTo[region]);
      roles[region] = new byte[first[region].numbers()];
    }
    byte[] roleOf = rules.roles();
    forEachCell((region, u, v, glyph) -> {
      byte role = roleOf[glyph];
      first[region].set(u, v, role, CutRegion.CLEARS_FIRST);
      second[region].set(v, u, role, CutRegion.CLEARS_SECOND);
      roles[region][first[region].number(u, v)] = role;
    });
    CutRegion[] regions = new CutRegion[count];
    for (int region = 0; region < count; region++) {
      first[region].add();
      second[region].add();
      regions[region] = new CutRegion(first[region], second[region], roles[region]);
    }
    return new Detail.Whole(List.of(regions));
  }

  /// True if the lines are the rows and the columns.
  private boolean isOrthogonal() {
    return (rules.first() == Axis.COLUMN && rules.second() == Axis.ROW)
        || (rules.first() == Axis.ROW && rules.second() == Axis.COLUMN);
  }

  /// The result of [#detail].
  sealed interface Detail {
    record Whole(List<CutRegion> regions) implements Detail {}

    record Broken(String because) implements Detail {}
  }

  /// Compares the cells on each line with the length of the run that holds them.
  private Optional<String> flaw(
      int[][] firstFrom, int[][] firstTo, int[][] secondFrom, int[][] secondTo) {
    int[][] firstMissing = new int[count()][];
    int[][] secondMissing = new int[count()][];
    for (int region = 0; region < count(); region++) {
      firstMissing[region] = lengths(firstFrom[region], firstTo[region]);
      secondMissing[region] = lengths(secondFrom[region], secondTo[region]);
    }
    forEachCell((region, u, v, glyph) -> {
      firstMissing[region][u]--;
      secondMissing[region][v]--;
    });
    for (int row = 0; row < position.rows(); row++) {
      for (int column = 0; column < position.columns(); column++) {
        int region = regionOf(row, column);
        if (region < 0) {
          continue;
        }
        boolean brokenFirst = firstMissing[region][firstLine(region, row, column)] != 0;
        if (brokenFirst || secondMissing[region][secondLine(region, row, column)] != 0) {
          Axis axis = brokenFirst ? rules.first() : rules.second();
          return Optional.of(
              "cleared cells or walls divide the line along %s through row %d, column %d, but not the region that it lies in"
                  .formatted(axis.directions(), row + 1, column + 1));
        }
      }
    }
    return Optional.empty();
  }

  private static int[] lengths(int[] from, int[] to) {
    int[] lengths = new int[from.length];
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = to[i] - from[i];
    }
    return lengths;
  }

  private static int[] filled(int length, int value) {
    int[] array = new int[length];
    Arrays.fill(array, value);
    return array;
  }

  /// Receives the cells of regions with their coordinates in them.
  @FunctionalInterface
  private interface CellSink {
    void accept(int region, int u, int v, int glyph);
  }

  private void forEachCell(CellSink sink) {
    if (labels == null && isOrthogonal()) {
      boolean columns = rules.first() == Axis.COLUMN;
      for (int u = 0; u < height(0); u++) {
        Meter.checkpoint(2 * width(0));
        for (int v = 0; v < width(0); v++) {
          sink.accept(0, u, v, columns ? position.at(v, u) : position.at(u, v));
        }
      }
      return;
    }
    for (int row = 0; row < position.rows(); row++) {
      Meter.checkpoint(2 * position.columns());
      for (int column = 0; column < position.columns(); column++) {
        int region = regionOf(row, column);
        if (region >= 0) {
          sink.accept(
              region,
              firstLine(region, row, column),
              secondLine(region, row, column),
              position.at(row, column));
        }
      }
    }
  }
}
