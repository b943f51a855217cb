package org.grundy.checker.tiling;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.Movement;

/// Cells as they lie, shifted up and to the left as far as rows and columns from 0 allow.
///
/// @param cells at least one
record Shape(Set<Cell> cells) {
  private static final char PIECE_CELL = '#';

  /// Pieces have so many cells at most.
  static final int MOST_PIECE_CELLS = 10_000;

  /// About what a cell of a shape takes.
  static final long CELL_BYTES = 100;

  private static final Pattern DRAWN_PIECE = Pattern.compile("[.#]+");

  /// A place.
  record Cell(int row, int column) implements Comparable<Cell> {
    @Override
    public int compareTo(Cell other) {
      return row == other.row
          ? Integer.compare(column, other.column)
          : Integer.compare(row, other.row);
    }
  }

  /// A piece as it is drawn.
  ///
  /// @throws InputException if it is no piece
  static Shape of(CertifiedPiece piece) {
    DrawnRows rows = DrawnRows.parse("a piece", piece.drawing(), DRAWN_PIECE);
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < rows.height(); row++) {
      for (int column = 0; column < rows.width(); column++) {
        if (rows.at(row, column) == PIECE_CELL) {
          cells.add(new Cell(row, column));
        }
      }
    }
    if (cells.isEmpty() || cells.size() > MOST_PIECE_CELLS) {
      throw new InputException(
          "a piece has %d cells, expected 1 to %d".formatted(cells.size(), MOST_PIECE_CELLS), "");
    }
    if (!isConnected(cells)) {
      throw new InputException(
          "the piece `%s` is not connected by edges".formatted(piece.drawing()), "");
    }
    return of(cells);
  }

  private static boolean isConnected(List<Cell> cells) {
    Set<Cell> left = new HashSet<>(cells);
    List<Cell> reached = new ArrayList<>(List.of(cells.getFirst()));
    left.remove(cells.getFirst());
    for (int next = 0; next < reached.size(); next++) {
      Cell cell = reached.get(next);
      for (Cell beside :
          List.of(
              new Cell(cell.row() - 1, cell.column()),
              new Cell(cell.row() + 1, cell.column()),
              new Cell(cell.row(), cell.column() - 1),
              new Cell(cell.row(), cell.column() + 1))) {
        if (left.remove(beside)) {
          reached.add(beside);
        }
      }
    }
    return left.isEmpty();
  }

  static Shape of(Collection<Cell> cells) {
    int top = cells.stream().mapToInt(Cell::row).min().orElseThrow();
    int left = cells.stream().mapToInt(Cell::column).min().orElseThrow();
    return new Shape(
        cells.stream()
            .map(cell -> new Cell(cell.row() - top, cell.column() - left))
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  /// The number of rows that it takes.
  int height() {
    return 1 + cells.stream().mapToInt(Cell::row).max().orElseThrow();
  }

  /// The number of columns that it takes.
  int width() {
    return 1 + cells.stream().mapToInt(Cell::column).max().orElseThrow();
  }

  /// Every way in which it may lie.
  Set<Shape> images(Movement movement) {
    Set<Shape> images = new HashSet<>();
    Shape turned = this;
    for (int turns = 0; turns < 4; turns++) {
      if (movement.turns() || turns == 0 || (turns == 2 && movement.reflects())) {
        images.add(turned);
        if (movement.reflects()) {
          images.add(turned.reflected());
        }
      }
      turned = turned.turned();
    }
    return images;
  }

  private Shape turned() {
    return of(cells.stream().map(cell -> new Cell(cell.column(), -cell.row())).toList());
  }

  private Shape reflected() {
    return of(cells.stream().map(cell -> new Cell(cell.row(), -cell.column())).toList());
  }
}
