package org.grundy.solvers.cover.polyomino;

import java.util.Comparator;

/// A square of the plane; rows grow downwards, columns to the right.
public record Cell(int row, int column) implements Comparable<Cell> {
  private static final Comparator<Cell> ROW_BY_ROW =
      Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column);

  @Override
  public int compareTo(Cell other) {
    return ROW_BY_ROW.compare(this, other);
  }

  /// The cell that lies `rows` below and `columns` to the right.
  Cell shifted(int rows, int columns) {
    return new Cell(row + rows, column + columns);
  }
}
