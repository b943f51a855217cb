package org.grundy.workbench.render.kit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;

/// The smallest rectangle of a board that holds all cells with a part in the game.
///
/// @param board its cells
/// @param place its upper left cell on the whole board
record BoardPart(GridPosition board, Choice.Cell place) {
  /// The part of a board outside which every cell is neutral; empty if that is all of it, if
  /// nothing is left, or where no glyph is neutral.
  static Optional<BoardPart> of(GridPosition grid, OptionalInt neutral) {
    if (neutral.isEmpty() || !grid.tokens().isEmpty()) {
      return Optional.empty();
    }
    int fromRow = grid.rows();
    int toRow = 0;
    int fromColumn = grid.columns();
    int toColumn = 0;
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        if (grid.at(row, column) != neutral.getAsInt()) {
          fromRow = Math.min(fromRow, row);
          toRow = row + 1;
          fromColumn = Math.min(fromColumn, column);
          toColumn = Math.max(toColumn, column + 1);
        }
      }
    }
    int rows = toRow - fromRow;
    int columns = toColumn - fromColumn;
    if (rows <= 0 || (rows == grid.rows() && columns == grid.columns())) {
      return Optional.empty();
    }
    byte[] cells = new byte[rows * columns];
    for (int row = 0; row < rows; row++) {
      int from = (fromRow + row) * grid.columns() + fromColumn;
      grid.copyCells(from, from + columns, cells, row * columns);
    }
    return Optional.of(
        new BoardPart(
            GridPosition.wrap(rows, columns, cells, List.of()),
            new Choice.Cell(fromRow + 1, fromColumn + 1)));
  }
}
