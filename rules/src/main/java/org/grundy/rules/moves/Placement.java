package org.grundy.rules.moves;

import java.util.Set;
import org.grundy.core.GridPosition;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;

/// A pattern in glyph indices, ready to be laid on boards.
final class Placement {
  /// Stands for `*`.
  static final byte ANY = -1;

  /// Stands for what need not be on the board.
  private static final byte FREE = -2;

  private final int height;
  private final int width;
  private final byte[] cells;
  private final BoardShape shape;
  private final Pattern.Facing facing;
  private final Set<Direction> border;

  Placement(Pattern pattern, Glyphs glyphs, BoardShape shape) {
    this.shape = shape;
    this.facing = pattern.facing();
    this.border = pattern.border();
    this.height = pattern.height();
    this.width = pattern.width();
    this.cells = new byte[height * width];
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        cells[row * width + column] =
            pattern.isFree(row, column)
                ? FREE
                : pattern.at(row, column).map((Glyph g) -> (byte) glyphs.cell(g)).orElse(ANY);
      }
    }
  }

  int height() {
    return height;
  }

  /// The number of columns in which the left end may lie on a board, from 0.
  int columnsOn(GridPosition position) {
    return shape.columnsOf(position, width);
  }

  /// The cell of the board at a cell of the pattern, which fits there.
  int cell(GridPosition position, int row, int column) {
    return shape.cell(position, row, column);
  }

  /// True if the pattern stands on the board with its upper left cell there, all of it on cells.
  boolean matches(GridPosition position, int row, int column) {
    if (row + height > position.rows()
        || column >= columnsOn(position)
        || !facing.fits(row, column)
        || !liesAtBorder(position, row, column)) {
      return false;
    }
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == FREE) {
        continue;
      }
      int found = position.at(shape.cell(position, row + i / width, column + i % width));
      if (cells[i] == ANY ? found == Glyphs.OUTSIDE : found != cells[i]) {
        return false;
      }
    }
    return true;
  }

  private boolean liesAtBorder(GridPosition position, int row, int column) {
    return border.isEmpty()
        || ((row == 0 || !border.contains(Direction.N))
            && (column == 0 || !border.contains(Direction.W))
            && (row + height == position.rows() || !border.contains(Direction.S))
            && (column + width == position.columns() || !border.contains(Direction.E)));
  }

  /// Hands over every cell that names a glyph.
  void visit(CellVisitor visitor) {
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] >= 0) {
        visitor.visit(i / width, i % width, cells[i]);
      }
    }
  }

  /// Takes a cell of a pattern, counted from its upper left one, with its glyph.
  interface CellVisitor {
    void visit(int row, int column, byte glyph);
  }
}
