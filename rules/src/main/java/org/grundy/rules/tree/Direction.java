package org.grundy.rules.tree;

import org.grundy.core.Symmetry;

/// The numbers that one step on a board adds to a row and a column. A [Lattice] names the steps to
/// neighbours.
///
/// @param rowStep rows gained by one step; rows are counted from the top
/// @param columnStep columns gained by one step; columns are counted from the left
public record Direction(int rowStep, int columnStep) {
  public static final Direction N = new Direction(-1, 0);
  public static final Direction NE = new Direction(-1, 1);
  public static final Direction E = new Direction(0, 1);
  public static final Direction SE = new Direction(1, 1);
  public static final Direction S = new Direction(1, 0);
  public static final Direction SW = new Direction(1, -1);
  public static final Direction W = new Direction(0, -1);
  public static final Direction NW = new Direction(-1, -1);

  /// The most rows or columns that one step gains or loses.
  public static final int MAX_STEP = 1000;

  public Direction {
    if ((rowStep == 0 && columnStep == 0)
        || Math.abs((long) rowStep) > MAX_STEP
        || Math.abs((long) columnStep) > MAX_STEP) {
      throw new IllegalArgumentException("no direction: " + rowStep + " and " + columnStep);
    }
  }

  /// True if one step leads to a neighbour on squares, so that the direction has a name there.
  public boolean isNamed() {
    return Math.abs(rowStep) <= 1 && Math.abs(columnStep) <= 1;
  }

  public Direction opposite() {
    return new Direction(-rowStep, -columnStep);
  }

  /// The direction to which a symmetry of the board carries this one.
  public Direction image(Symmetry symmetry) {
    return new Direction(symmetry.row(rowStep, columnStep), symmetry.column(rowStep, columnStep));
  }

  /// As rules on squares write it: by its name, or as `(1,-2)`.
  @Override
  public String toString() {
    return Lattice.SQUARE.name(this);
  }
}
