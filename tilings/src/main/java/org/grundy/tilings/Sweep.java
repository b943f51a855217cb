package org.grundy.tilings;

/// Numbers for the cells of a region's rectangle, along its short side, so that a sweep from 0 on
/// has a short front:
///
/// ```
/// 2 x 4:   0 2 4 6      4 x 2:   0 1
///          1 3 5 7               2 3
///                                4 5
///                                6 7
/// ```
record Sweep(int rows, int columns) {
  static Sweep of(Region region) {
    return new Sweep(region.rows(), region.columns());
  }

  private boolean alongRows() {
    return columns < rows;
  }

  /// The length of the short side.
  int width() {
    return Math.min(rows, columns);
  }

  int size() {
    return rows * columns;
  }

  int number(int row, int column) {
    return alongRows() ? row * columns + column : column * rows + row;
  }

  /// How much larger the number is that many rows further down and columns further right.
  int step(int down, int right) {
    return number(down, right);
  }

  int row(int number) {
    return alongRows() ? number / columns : number % rows;
  }

  int column(int number) {
    return alongRows() ? number % columns : number / rows;
  }
}
