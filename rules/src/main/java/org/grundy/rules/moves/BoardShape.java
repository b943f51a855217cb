package org.grundy.rules.moves;

import org.grundy.core.GridPosition;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Lattice;

/// The ways in which the cells of a board are connected: where steps lead, and what lies beyond its
/// left and right ends.
///
/// @param lattice how cells meet
/// @param closes whether behind one end of its one row comes the other
record BoardShape(Lattice lattice, boolean closes) {
  static BoardShape of(Board board) {
    return new BoardShape(board.lattice(), board.isRing());
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
    return closes ? Math.floorMod(column, columns) : -1;
  }

  /// The cell to which a step leads; -1 where there is none.
  int step(GridPosition position, int from, Direction direction) {
    int row = from / position.columns();
    int column = from % position.columns();
    return lattice.joins(row, column, direction)
        ? cell(position, row + direction.rowStep(), column + direction.columnStep())
        : -1;
  }

  /// The number of columns in which the left end of a pattern may lie, from 0; on a ring a pattern
  /// that is longer than the ring does not fit.
  int columnsOf(GridPosition position, int width) {
    int room = position.columns() - width + 1;
    return room > 0 && closes ? position.columns() : Math.max(0, room);
  }
}
