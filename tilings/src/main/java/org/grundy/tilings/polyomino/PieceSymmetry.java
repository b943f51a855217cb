package org.grundy.tilings.polyomino;

/// One of the eight symmetries of the square: turns by quarters, each with or without a reflection
/// before it.
///
/// A cell at (row, column) goes to (a · row + b · column, c · row + d · column).
public enum PieceSymmetry {
  IDENTITY(1, 0, 0, 1),
  QUARTER_TURN(0, 1, -1, 0),
  HALF_TURN(-1, 0, 0, -1),
  THREE_QUARTER_TURN(0, -1, 1, 0),
  LEFT_RIGHT_REFLECTION(1, 0, 0, -1),
  UP_DOWN_REFLECTION(-1, 0, 0, 1),
  TRANSPOSITION(0, 1, 1, 0),
  ANTITRANSPOSITION(0, -1, -1, 0);

  private final int a;
  private final int b;
  private final int c;
  private final int d;

  PieceSymmetry(int a, int b, int c, int d) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  /// Whether it keeps the sense of rotation, so that a piece need not be lifted off the table.
  public boolean isTurn() {
    return a * d - b * c == 1;
  }

  /// Where a cell goes, about the origin.
  public Cell apply(Cell cell) {
    return new Cell(a * cell.row() + b * cell.column(), c * cell.row() + d * cell.column());
  }
}
