package org.grundy.tilings.polyomino;

import java.util.ArrayList;
import java.util.List;

/// A fixed polyomino in one word.
///
/// A polyomino of n cells in so many rows has at most n + 1 - rows columns, its *stride*. Its rows
/// are written one after the other from the highest bit on, a cell as 1:
///
/// ```
/// ##      n = 4, 3 rows, stride 2:   11 10 10 0…
/// #.
/// #.
/// ```
///
/// For n <= 15 that takes at most 8 · 8 bits. Among those of equal size and rows, the greater
/// unsigned word comes first in the order of [Polyomino].
///
/// @param size the number of cells
/// @param rows the number of rows
/// @param bits its cells
public record PackedPolyomino(int size, int rows, long bits) {
  /// The largest size that fits.
  public static final int MAX_SIZE = 15;

  /// The columns that are kept for each row.
  int stride() {
    return size + 1 - rows;
  }

  private boolean has(int row, int column) {
    return bits << (row * stride() + column) < 0;
  }

  /// Its cells, row by row.
  List<Cell> cells() {
    List<Cell> cells = new ArrayList<>(size);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < stride(); column++) {
        if (has(row, column)) {
          cells.add(new Cell(row, column));
        }
      }
    }
    return cells;
  }

  /// The same, cell by cell.
  public Polyomino unpacked() {
    return new Polyomino(cells());
  }

  /// It, drawn as [Polyomino#text] does.
  public String text() {
    int columns = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = columns; column < stride(); column++) {
        if (has(row, column)) {
          columns = column + 1;
        }
      }
    }
    StringBuilder text = new StringBuilder(rows * (columns + 1));
    for (int row = 0; row < rows; row++) {
      text.append(row == 0 ? "" : "|");
      for (int column = 0; column < columns; column++) {
        text.append(has(row, column) ? '#' : '.');
      }
    }
    return text.toString();
  }
}
