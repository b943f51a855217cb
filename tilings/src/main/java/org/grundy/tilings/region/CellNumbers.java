package org.grundy.tilings.region;

/// Numbers for the cells of a region's rectangle, along its short side, so that a sweep from 0 on
/// has a short front:
///
/// ```
/// 2 x 4:   0 2 4 6      4 x 2:   0 1
///          1 3 5 7               2 3
///                                4 5
///                                6 7
/// ```
public record CellNumbers(int rows, int columns) {
  public static CellNumbers of(Region region) {
    return new CellNumbers(region.rows(), region.columns());
  }

  private boolean alongRows() {
    return columns < rows;
  }

  /// The length of the short side.
  public int width() {
    return Math.min(rows, columns);
  }

  public int size() {
    return rows * columns;
  }

  public int number(int row, int column) {
    return alongRows() ? row * columns + column : column * rows + row;
  }

  /// The number of a cell so many rows further down and columns further right, less that of this
  /// one.
  public int step(int down, int right) {
    return number(down, right);
  }

  public int row(int number) {
    return alongRows() ? number / columns : number % rows;
  }

  public int column(int number) {
    return alongRows() ? number % columns : number / rows;
  }
}
