package org.grundy.tilings.region;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.Symmetry;
import org.grundy.tilings.polyomino.Cell;

/// The cells to be covered, within the least rectangle that holds them.
public final class Region {
  /// The most cells that the rectangle may have.
  public static final int MAX_CELLS = 1 << 24;

  private static final Pattern SIZE = Pattern.compile("(\\d{1,18})x(\\d{1,18})");
  private static final String EXAMPLE =
      "a region is a size such as 6x10, or drawn, `.` a cell and `#` none: ..#|...";

  private final int rows;
  private final int columns;
  private final BitSet cells;
  private final int size;

  private Region(int rows, int columns, BitSet cells) {
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
    this.size = cells.cardinality();
  }

  /// All cells of a rectangle.
  ///
  /// @throws IllegalArgumentException if it has no cells, or more than [#MAX_CELLS]
  public static Region rectangle(int rows, int columns) {
    if (rows < 1 || columns < 1 || (long) rows * columns > MAX_CELLS) {
      throw new IllegalArgumentException(rows + "x" + columns);
    }
    BitSet cells = new BitSet();
    cells.set(0, rows * columns);
    return new Region(rows, columns, cells);
  }

  /// Some cells of a rectangle; rows and columns round them that have none are left out.
  ///
  /// @param cells row by row, not empty
  public static Region of(int columns, BitSet cells) {
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("no cells");
    }
    int left = columns;
    int right = 0;
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      left = Math.min(left, cell % columns);
      right = Math.max(right, cell % columns + 1);
    }
    int top = cells.nextSetBit(0) / columns;
    int bottom = (cells.length() - 1) / columns + 1;
    int width = right - left;
    BitSet trimmed = new BitSet();
    for (int row = top; row < bottom; row++) {
      for (int column = left; column < right; column++) {
        if (cells.get(row * columns + column)) {
          trimmed.set((row - top) * width + column - left);
        }
      }
    }
    return new Region(bottom - top, width, trimmed);
  }

  /// A rectangle by its size, or cells that are drawn: `.` a cell to be covered, `#` none, rows
  /// separated by `|` or line breaks.
  ///
  /// @param source what the text is called in errors
  /// @throws InputException if the text is neither, or the region is too large
  public static Region parse(String source, String text) {
    Matcher size = SIZE.matcher(text.strip());
    return size.matches()
        ? ofSize(source, Long.parseLong(size.group(1)), Long.parseLong(size.group(2)))
        : ofRows(source, Arrays.asList(text.stripTrailing().split("\\R|\\|", -1)));
  }

  private static Region ofSize(String source, long rows, long columns) {
    if (rows == 0 || columns == 0) {
      throw new InputException(
          new Place(source, 1, 1), rows + "x" + columns + " has no cell to be covered", EXAMPLE);
    }
    if (rows > MAX_CELLS / columns) {
      throw tooLarge(source, rows + "x" + columns);
    }
    return rectangle((int) rows, (int) columns);
  }

  private static Region ofRows(String source, List<String> rows) {
    int columns = rows.getFirst().length();
    if ((long) rows.size() * columns > MAX_CELLS) {
      throw tooLarge(source, "%dx%d".formatted(rows.size(), columns));
    }
    BitSet cells = new BitSet();
    for (int row = 0; row < rows.size(); row++) {
      String line = rows.get(row);
      for (int column = 0; column < line.length(); column++) {
        switch (line.charAt(column)) {
          case '.' -> cells.set(row * columns + Math.min(column, columns - 1));
          case '#' -> {}
          default ->
              throw new InputException(
                  new Place(source, row + 1, column + 1),
                  "found `%c` in row %d of the region, expected `.` or `#`"
                      .formatted(line.charAt(column), row + 1),
                  EXAMPLE);
        }
      }
      if (line.length() != columns) {
        throw new InputException(
            new Place(source, row + 1, line.length() + 1),
            "row %d of the region has %d characters, expected %d as in row 1"
                .formatted(row + 1, line.length(), columns),
            EXAMPLE);
      }
    }
    if (cells.isEmpty()) {
      throw new InputException(
          new Place(source, 1, 1), "the region has no cell to be covered", EXAMPLE);
    }
    return of(columns, cells);
  }

  private static InputException tooLarge(String source, String size) {
    return new InputException(
        new Place(source, 1, 1),
        String.format("%s is too large: a region has at most %,d cells", size, MAX_CELLS),
        "");
  }

  /// This region without some of its cells.
  ///
  /// @param holes row by row, in the rectangle of this region; some cell is left
  public Region without(BitSet holes) {
    BitSet left = (BitSet) cells.clone();
    left.andNot(holes);
    return of(columns, left);
  }

  public int rows() {
    return rows;
  }

  public int columns() {
    return columns;
  }

  /// The number of cells to be covered.
  public int size() {
    return size;
  }

  /// True if no cell of the rectangle is missing.
  public boolean isRectangle() {
    return size == rows * columns;
  }

  /// True if a cell is to be covered; cells outside of the rectangle are not.
  public boolean has(int row, int column) {
    return row >= 0
        && row < rows
        && column >= 0
        && column < columns
        && cells.get(row * columns + column);
  }

  /// The cell to which a symmetry of the square carries a cell, about the middle of the rectangle;
  /// the image may lie outside if the rectangle is no square.
  public Cell image(Symmetry symmetry, Cell cell) {
    Cell corner = new Cell(rows - 1, columns - 1).image(symmetry);
    Cell image = cell.image(symmetry);
    return new Cell(
        image.row() - Math.min(0, corner.row()), image.column() - Math.min(0, corner.column()));
  }

  /// True if a symmetry carries the region into itself.
  boolean isKeptBy(Symmetry symmetry) {
    if (isRectangle()) {
      Cell corner = new Cell(rows, columns).image(symmetry);
      return Math.abs(corner.row()) == rows && Math.abs(corner.column()) == columns;
    }
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      Cell image = image(symmetry, new Cell(cell / columns, cell % columns));
      if (!has(image.row(), image.column())) {
        return false;
      }
    }
    return true;
  }

  /// The size of a rectangle, otherwise the region drawn, as [#parse] reads it.
  public String text() {
    if (isRectangle()) {
      return rows + "x" + columns;
    }
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      text.append(row == 0 ? "" : "|");
      for (int column = 0; column < columns; column++) {
        text.append(has(row, column) ? '.' : '#');
      }
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return text();
  }
}
