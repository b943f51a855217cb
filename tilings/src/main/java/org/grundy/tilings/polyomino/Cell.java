package org.grundy.tilings.polyomino;

import org.grundy.core.Symmetry;

/// A square of the plane; rows grow downwards, columns to the right.
public record Cell(int row, int column) implements Comparable<Cell> {
  @Override
  public int compareTo(Cell other) {
    return row != other.row
        ? Integer.compare(row, other.row)
        : Integer.compare(column, other.column);
  }

  /// The cell to which a symmetry about the origin carries it.
  public Cell image(Symmetry symmetry) {
    return new Cell(symmetry.row(row, column), symmetry.column(row, column));
  }

  /// The cell that lies `rows` below and `columns` to the right.
  Cell shifted(int rows, int columns) {
    return new Cell(row + rows, column + columns);
  }
}
