package org.grundy.rules.derive.symmetry;

import org.grundy.core.GridPosition;
import org.grundy.core.Symmetry;

/// A rectangle of cells of a board.
record Box(int fromRow, int toRow, int fromColumn, int toColumn) {
  /// The cells on which a pattern of that height and width lies.
  static Box of(int row, int column, int height, int width) {
    return new Box(row, row + height, column, column + width);
  }

  /// True if a symmetry of the board carries some cell of it to one of it.
  boolean meetsImage(Symmetry symmetry, GridPosition board) {
    int one = symmetry.imageOf(fromRow, fromColumn, board.rows(), board.columns());
    int other = symmetry.imageOf(toRow - 1, toColumn - 1, board.rows(), board.columns());
    int columns = board.columns();
    return Math.min(one / columns, other / columns) < toRow
        && Math.max(one / columns, other / columns) >= fromRow
        && Math.min(one % columns, other % columns) < toColumn
        && Math.max(one % columns, other % columns) >= fromColumn;
  }

  boolean holds(int cell, GridPosition board) {
    int row = cell / board.columns();
    int column = cell % board.columns();
    return fromRow <= row && row < toRow && fromColumn <= column && column < toColumn;
  }
}
