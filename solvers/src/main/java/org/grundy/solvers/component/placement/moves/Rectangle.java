package org.grundy.solvers.component.placement.moves;

import java.util.BitSet;

/// Some rows and columns of a board, half-open.
public record Rectangle(int fromRow, int fromColumn, int toRow, int toColumn) {
  /// The least one that holds all cells of a set.
  ///
  /// @param cells as `row * columns + column`; not empty
  public static Rectangle around(BitSet cells, int columns) {
    int fromRow = Integer.MAX_VALUE;
    int fromColumn = Integer.MAX_VALUE;
    int toRow = 0;
    int toColumn = 0;
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      fromRow = Math.min(fromRow, cell / columns);
      toRow = Math.max(toRow, cell / columns + 1);
      fromColumn = Math.min(fromColumn, cell % columns);
      toColumn = Math.max(toColumn, cell % columns + 1);
    }
    return new Rectangle(fromRow, fromColumn, toRow, toColumn);
  }

  public int height() {
    return toRow - fromRow;
  }

  public int width() {
    return toColumn - fromColumn;
  }
}
