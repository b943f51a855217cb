package org.grundy.solvers.cover;

import org.grundy.solvers.cover.polyomino.Cell;
import org.grundy.solvers.cover.polyomino.Polyomino;

/// A rectangle of at most 64 cells. A set of its cells is a `long`, column by column, so that
/// filling from the lowest bit on sweeps along the rows:
///
/// ```
/// rows = 3    0  3  6  9 …
///             1  4  7 10 …
///             2  5  8 11 …
/// ```
///
/// Bit numbers differ by 1 between neighbours in a column and by `rows` between neighbours in a
/// row.
final class SmallBoard {
  static final int MAX_CELLS = Long.SIZE;

  private final int rows;
  private final int columns;
  private final long firstRow;
  private final long lastRow;

  /// An empty board.
  ///
  /// @param rows from 1
  /// @param columns from 1
  SmallBoard(int rows, int columns) {
    if (rows < 1 || columns < 1 || (long) rows * columns > MAX_CELLS) {
      throw new IllegalArgumentException(rows + "x" + columns);
    }
    this.rows = rows;
    this.columns = columns;
    long row = 0;
    for (int column = 0; column < columns; column++) {
      row |= bit(0, column);
    }
    firstRow = row;
    lastRow = row << (rows - 1);
  }

  int rows() {
    return rows;
  }

  int columns() {
    return columns;
  }

  int size() {
    return rows * columns;
  }

  /// All cells.
  long all() {
    return -1L >>> (Long.SIZE - size());
  }

  long bit(int row, int column) {
    return 1L << (column * rows + row);
  }

  /// The cells of a column.
  long column(int column) {
    return -1L >>> (Long.SIZE - rows) << (column * rows);
  }

  /// The cells of `piece` with its upper left corner at a cell; it must fit there.
  long place(Polyomino piece, int row, int column) {
    long cells = 0;
    for (Cell cell : piece.cells()) {
      cells |= bit(row + cell.row(), column + cell.column());
    }
    return cells;
  }

  /// The cells of `region` that hang together with its lowest one.
  long component(long region) {
    long reached = region & -region;
    while (true) {
      long more = reached | (neighbours(reached) & region);
      if (more == reached) {
        return reached;
      }
      reached = more;
    }
  }

  /// Every cell beside a cell of `cells`, and perhaps some of `cells` or bits off the board.
  long neighbours(long cells) {
    long across = rows == Long.SIZE ? 0 : cells << rows | cells >>> rows;
    return across | (cells & ~lastRow) << 1 | (cells & ~firstRow) >>> 1;
  }

  /// Whether every region into which `cells` falls has a multiple of `pieceSize` cells: without
  /// that it cannot be filled with pieces of that size.
  boolean hasRightSizes(long cells, int pieceSize) {
    for (long rest = cells; rest != 0; ) {
      long region = component(rest);
      if (Long.bitCount(region) % pieceSize != 0) {
        return false;
      }
      rest &= ~region;
    }
    return true;
  }
}
