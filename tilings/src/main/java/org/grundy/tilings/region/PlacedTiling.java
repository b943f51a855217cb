package org.grundy.tilings.region;

import java.util.Arrays;

/// A tiling: which part each cell belongs to, and which piece each part is.
public final class PlacedTiling {
  /// The part of what is no cell of the region.
  public static final int NO_PART = -1;

  private final int columns;
  private final int[] partOfCell;
  private final int[] pieceOfPart;

  /// @param columns columns of the region's rectangle
  /// @param partOfCell row by row, from 0 or [#NO_PART]; the caller must not write to it afterwards
  /// @param pieceOfPart indices of the problem's pieces; as above
  public PlacedTiling(int columns, int[] partOfCell, int[] pieceOfPart) {
    this.columns = columns;
    this.partOfCell = partOfCell;
    this.pieceOfPart = pieceOfPart;
  }

  public int rows() {
    return partOfCell.length / columns;
  }

  public int columns() {
    return columns;
  }

  /// The number of parts.
  public int parts() {
    return pieceOfPart.length;
  }

  /// The part of a cell, from 0, or [#NO_PART].
  public int partAt(int row, int column) {
    return partOfCell[row * columns + column];
  }

  /// Which of the problem's pieces a part is.
  public int pieceOf(int part) {
    return pieceOfPart[part];
  }

  /// True if both cut the same cells into the same parts, whatever their numbers.
  @Override
  public boolean equals(Object other) {
    return other instanceof PlacedTiling tiling
        && columns == tiling.columns
        && Arrays.equals(firstCells(), tiling.firstCells());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(firstCells());
  }

  /// For each cell the first cell of its part.
  private int[] firstCells() {
    int[] firstOfPart = new int[parts()];
    Arrays.fill(firstOfPart, NO_PART);
    int[] firsts = new int[partOfCell.length];
    for (int cell = 0; cell < firsts.length; cell++) {
      int part = partOfCell[cell];
      if (part != NO_PART && firstOfPart[part] == NO_PART) {
        firstOfPart[part] = cell;
      }
      firsts[cell] = part == NO_PART ? NO_PART : firstOfPart[part];
    }
    return firsts;
  }
}
