package org.grundy.solvers.cover;

/// A rectangle cut into connected parts of one size: a corner that was searched, and the rest cut
/// along one path.
///
/// With rows no more than columns (otherwise all is transposed), the rest is an L round the corner,
/// and this path visits each of its cells once, stepping from edge neighbour to edge neighbour:
///
/// ```
/// corner ──────┐     beside the corner, row by row, so that the last row runs right
/// corner ┌─────┘     (it starts at the right where the corner has an even height);
/// corner └─────┐
/// ┌────────────┘     below it, row by row from the right edge
/// └─────────────>
/// ```
///
/// So whenever the area of the L is a multiple of the size, cutting the path into runs gives
/// connected parts. Nothing is stored for the L: a rectangle may have 10^18 cells.
public final class Tiling {
  private static final int MAX_LISTED = 1 << 24;

  private final int pieceSize;
  private final long rows;
  private final long columns;
  private final int[][] corner;

  /// A tiling of a rectangle whose upper left corner is cut as given, or for `rows > columns` the
  /// transposed of one.
  ///
  /// @param corner the part of each of its cells, from 0; the caller must not write to it
  ///   afterwards
  Tiling(int pieceSize, long rows, long columns, int[][] corner) {
    this.pieceSize = pieceSize;
    this.rows = rows;
    this.columns = columns;
    this.corner = corner;
  }

  /// Cells a part.
  public int pieceSize() {
    return pieceSize;
  }

  public long rows() {
    return rows;
  }

  public long columns() {
    return columns;
  }

  /// The rows of the corner that was searched; all other cells lie on the path.
  public int cornerRows() {
    return rows > columns ? corner[0].length : corner.length;
  }

  /// The columns of the corner that was searched.
  public int cornerColumns() {
    return rows > columns ? corner.length : corner[0].length;
  }

  /// The parts of the corner that was searched, row by row, whatever the size of the rectangle;
  /// part 0 is among them.
  public int[][] cornerParts() {
    int[][] parts = new int[cornerRows()][cornerColumns()];
    for (int row = 0; row < parts.length; row++) {
      for (int column = 0; column < parts[row].length; column++) {
        parts[row][column] = rows > columns ? corner[column][row] : corner[row][column];
      }
    }
    return parts;
  }

  /// The number of parts, from 0 on.
  ///
  /// @throws ArithmeticException if the rectangle has 2^63 cells or more
  public long parts() {
    return Math.multiplyExact(rows, columns) / pieceSize;
  }

  /// The part to which a cell belongs, row and column counted from 0; part 0 is the named piece.
  ///
  /// @throws ArithmeticException if the rectangle has 2^63 cells or more
  public long partAt(long row, long column) {
    if (row < 0 || row >= rows || column < 0 || column >= columns) {
      throw new IllegalArgumentException("no cell " + row + ", " + column);
    }
    Math.multiplyExact(rows, columns);
    return rows > columns ? partInWide(column, row, rows) : partInWide(row, column, columns);
  }

  private long partInWide(long row, long column, long width) {
    int height = corner.length;
    int cornerWidth = corner[0].length;
    if (row < height && column < cornerWidth) {
      return corner[(int) row][(int) column];
    }
    long beside = width - cornerWidth;
    long index;
    if (row < height) {
      boolean runsRight = (height - 1 - row) % 2 == 0;
      index = row * beside + (runsRight ? column - cornerWidth : width - 1 - column);
    } else {
      long below = row - height;
      boolean runsRight = below % 2 != 0;
      index = height * beside + below * width + (runsRight ? column : width - 1 - column);
    }
    return ((long) height * cornerWidth + index) / pieceSize;
  }

  /// The parts of all cells, row by row.
  ///
  /// @throws IllegalArgumentException if there are more than 2^24 cells
  public int[][] toArray() {
    if (rows > MAX_LISTED || columns > MAX_LISTED || rows * columns > MAX_LISTED) {
      throw new IllegalArgumentException(rows + "x" + columns + " is too large to be listed");
    }
    int[][] parts = new int[(int) rows][(int) columns];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        parts[row][column] = (int) partAt(row, column);
      }
    }
    return parts;
  }
}
