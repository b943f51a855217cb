package org.grundy.rules.tree;

/// One of the eight directions of a grid, clockwise from the top. A strip has `W` and `E`.
public enum Direction {
  N(-1, 0),
  NE(-1, 1),
  E(0, 1),
  SE(1, 1),
  S(1, 0),
  SW(1, -1),
  W(0, -1),
  NW(-1, -1);

  private final int rowStep;
  private final int columnStep;

  Direction(int rowStep, int columnStep) {
    this.rowStep = rowStep;
    this.columnStep = columnStep;
  }

  /// Rows gained by one step; rows are counted from the top.
  public int rowStep() {
    return rowStep;
  }

  /// Columns gained by one step; columns are counted from the left.
  public int columnStep() {
    return columnStep;
  }

  public Direction opposite() {
    return switch (this) {
      case N -> S;
      case NE -> SW;
      case E -> W;
      case SE -> NW;
      case S -> N;
      case SW -> NE;
      case W -> E;
      case NW -> SE;
    };
  }
}
