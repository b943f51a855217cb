package org.grundy.checker.tiling;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.grundy.checker.tiling.Shape.Cell;

/// The sizes of the regions that a placed shape leaves of a rectangle.
///
/// All lines of the rectangle above the box round the shape are alike, and so on each side: one of
/// them is drawn, and its cells count as many times as there are lines.
public final class RestSizes {
  private RestSizes() {}

  /// The sizes, in any order.
  ///
  /// @param top rows above the box, and so on
  static List<Long> of(Shape shape, long top, long bottom, long left, long right) {
    int height = shape.height();
    int width = shape.width();
    long[] rows = lines(top, height, bottom);
    long[] columns = lines(left, width, right);
    boolean[][] taken = new boolean[rows.length][columns.length];
    for (Cell cell : shape.cells()) {
      taken[cell.row() + (top > 0 ? 1 : 0)][cell.column() + (left > 0 ? 1 : 0)] = true;
    }
    List<Long> sizes = new ArrayList<>();
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < columns.length; column++) {
        if (!taken[row][column]) {
          sizes.add(take(taken, new Cell(row, column), rows, columns));
        }
      }
    }
    return sizes;
  }

  /// The number of lines that each drawn line stands for.
  private static long[] lines(long before, int within, long after) {
    long[] lines = new long[(before > 0 ? 1 : 0) + within + (after > 0 ? 1 : 0)];
    Arrays.fill(lines, 1);
    if (before > 0) {
      lines[0] = before;
    }
    if (after > 0) {
      lines[lines.length - 1] = after;
    }
    return lines;
  }

  private static long take(boolean[][] taken, Cell start, long[] rows, long[] columns) {
    long size = 0;
    Deque<Cell> open = new ArrayDeque<>();
    reach(taken, start.row(), start.column(), open);
    while (!open.isEmpty()) {
      Cell cell = open.remove();
      size += rows[cell.row()] * columns[cell.column()];
      reach(taken, cell.row() - 1, cell.column(), open);
      reach(taken, cell.row() + 1, cell.column(), open);
      reach(taken, cell.row(), cell.column() - 1, open);
      reach(taken, cell.row(), cell.column() + 1, open);
    }
    return size;
  }

  private static void reach(boolean[][] taken, int row, int column, Deque<Cell> open) {
    if (row >= 0
        && column >= 0
        && row < taken.length
        && column < taken[row].length
        && !taken[row][column]) {
      taken[row][column] = true;
      open.add(new Cell(row, column));
    }
  }
}
