package org.grundy.rules.moves;

import org.grundy.core.GridPosition;
import org.grundy.rules.tree.Board;

/// How the cells of a board hang together: what lies beyond its left and right ends.
enum BoardShape {
  /// Nothing: rows and columns end at the border.
  BORDERED,
  /// The other end: the one row is a ring.
  RING;

  static BoardShape of(Board board) {
    return board.isRing() ? RING : BORDERED;
  }

  /// The cell at a row and a column, both of any size; -1 where there is none.
  int cell(GridPosition position, int row, int column) {
    if (row < 0 || row >= position.rows()) {
      return -1;
    }
    int columns = position.columns();
    if (column >= 0 && column < columns) {
      return row * columns + column;
    }
    return this == RING ? Math.floorMod(column, columns) : -1;
  }

  /// The number of columns in which the left end of a pattern may lie, from 0; on a ring a pattern
  /// that is longer than the ring does not fit.
  int columnsOf(GridPosition position, int width) {
    int room = position.columns() - width + 1;
    return room > 0 && this == RING ? position.columns() : Math.max(0, room);
  }
}
