package org.grundy.core;

/// One of the eight symmetries of the square: a number of quarter turns clockwise, with or without
/// an exchange of left and right before them.
///
/// About the origin, what lies at (row, column) goes to (a · row + b · column, c · row + d ·
/// column); rows grow downwards, columns to the right.
public enum Symmetry {
  IDENTITY("identity", 1, 0, 0, 1),
  LEFT_RIGHT_REFLECTION("left-right", 1, 0, 0, -1),
  QUARTER_TURN("quarter turn clockwise", 0, 1, -1, 0),
  ANTITRANSPOSITION("other diagonal", 0, -1, -1, 0),
  HALF_TURN("half turn", -1, 0, 0, -1),
  UP_DOWN_REFLECTION("top-bottom", -1, 0, 0, 1),
  THREE_QUARTER_TURN("quarter turn anticlockwise", 0, -1, 1, 0),
  TRANSPOSITION("main diagonal", 0, 1, 1, 0);

  private final String words;
  private final int a;
  private final int b;
  private final int c;
  private final int d;

  Symmetry(String words, int a, int b, int c, int d) {
    this.words = words;
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  /// The words by which people call it.
  public String words() {
    return words;
  }

  /// True if it keeps the sense of rotation, so that a piece need not be lifted off the table.
  public boolean isTurn() {
    return a * d - b * c == 1;
  }

  /// True if it exchanges rows and columns, so that it maps only square boards to themselves.
  public boolean exchangesSides() {
    return a == 0;
  }

  /// True if it is its own inverse.
  public boolean isInvolution() {
    return b == c;
  }

  /// The row to which it carries a place about the origin.
  public int row(int row, int column) {
    return a * row + b * column;
  }

  /// The column to which it carries a place about the origin.
  public int column(int row, int column) {
    return c * row + d * column;
  }

  /// The place to which a cell of a board goes, as `row * columns + column` of the image.
  public int imageOf(int row, int column, int rows, int columns) {
    int down = row(row, column) - Math.min(0, row(rows - 1, columns - 1));
    int across = column(row, column) - Math.min(0, column(rows - 1, columns - 1));
    return down * (exchangesSides() ? rows : columns) + across;
  }

  /// The image of a board without tokens.
  public GridPosition of(GridPosition position) {
    int rows = position.rows();
    int columns = position.columns();
    byte[] image = new byte[position.size()];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        image[imageOf(row, column, rows, columns)] = (byte) position.at(row, column);
      }
    }
    return exchangesSides()
        ? GridPosition.wrap(columns, rows, image)
        : GridPosition.wrap(rows, columns, image);
  }
}
