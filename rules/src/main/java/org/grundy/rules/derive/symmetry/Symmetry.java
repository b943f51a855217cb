package org.grundy.rules.derive.symmetry;

import org.grundy.core.GridPosition;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Pattern;

/// One of the eight symmetries of the square: a number of quarter turns clockwise, after an
/// optional exchange of left and right.
///
/// @param mirrored whether left and right are exchanged first
/// @param turns quarter turns clockwise, 0 to 3
public record Symmetry(boolean mirrored, int turns) {
  /// What leaves everything where it is.
  public static final Symmetry IDENTITY = new Symmetry(false, 0);

  /// What people call it.
  public String words() {
    return switch (turns) {
      case 0 -> mirrored ? "left-right" : "identity";
      case 1 -> mirrored ? "other diagonal" : "quarter turn clockwise";
      case 2 -> mirrored ? "top-bottom" : "half turn";
      default -> mirrored ? "main diagonal" : "quarter turn anticlockwise";
    };
  }

  /// Whether it exchanges rows and columns, so that it maps only square boards to themselves.
  public boolean exchangesSides() {
    return turns % 2 == 1;
  }

  /// Whether it is its own inverse.
  public boolean isInvolution() {
    return mirrored || turns % 2 == 0;
  }

  /// The image of a direction.
  public Direction of(Direction direction) {
    int row = direction.rowStep();
    int column = mirrored ? -direction.columnStep() : direction.columnStep();
    for (int i = 0; i < turns; i++) {
      int turned = -row;
      row = column;
      column = turned;
    }
    return new Direction(row, column);
  }

  /// The image of a pattern.
  public Pattern of(Pattern pattern) {
    Pattern image = mirrored ? pattern.mirrored() : pattern;
    for (int i = 0; i < turns; i++) {
      image = image.turned();
    }
    return image;
  }

  /// The image of a board without tokens.
  public GridPosition of(GridPosition position) {
    boolean upright = turns % 2 == 0;
    int rows = upright ? position.rows() : position.columns();
    int columns = upright ? position.columns() : position.rows();
    byte[] image = new byte[position.size()];
    for (int row = 0; row < position.rows(); row++) {
      for (int column = 0; column < position.columns(); column++) {
        image[imageOf(row, column, position.rows(), position.columns())] =
            (byte) position.at(row, column);
      }
    }
    return GridPosition.wrap(rows, columns, image);
  }

  /// Where a cell of a board goes, as `row * columns + column` of the image.
  public int imageOf(int row, int column, int rows, int columns) {
    int across = mirrored ? columns - 1 - column : column;
    return switch (turns) {
      case 0 -> row * columns + across;
      case 1 -> across * rows + rows - 1 - row;
      case 2 -> (rows - 1 - row) * columns + columns - 1 - across;
      default -> (columns - 1 - across) * rows + row;
    };
  }
}
