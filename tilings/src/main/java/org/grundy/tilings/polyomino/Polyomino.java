package org.grundy.tilings.polyomino;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.grundy.core.InputException;
import org.grundy.core.Symmetry;

/// Cells joined by edges, in one orientation (a *fixed* polyomino), as far up and to the left as
/// rows and columns from 0 allow.
///
/// Two are equal when one is the other, shifted; whether they are the same piece, turned or
/// reflected, their [#representative]s tell. They are ordered by their number of rows, then by what
/// is drawn, row by row, a cell before a gap.
///
/// @param cells row by row, each once, at least one
public record Polyomino(List<Cell> cells) implements Comparable<Polyomino> {
  private static final String EXAMPLE = "a piece is drawn like this: ##|.#";

  /// Takes cells anywhere and in any order, and shifts and sorts them.
  ///
  /// @throws IllegalArgumentException if there are none, or they are not connected by edges
  public Polyomino {
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("a polyomino has at least one cell");
    }
    int top = Integer.MAX_VALUE;
    int left = Integer.MAX_VALUE;
    for (Cell cell : cells) {
      top = Math.min(top, cell.row());
      left = Math.min(left, cell.column());
    }
    Cell[] shifted = new Cell[cells.size()];
    for (int i = 0; i < shifted.length; i++) {
      shifted[i] = cells.get(i).shifted(-top, -left);
    }
    Arrays.sort(shifted);
    cells = withoutRepeats(shifted);
    if (reached(cells) < cells.size()) {
      throw new IllegalArgumentException("not joined by edges: " + cells);
    }
  }

  /// A piece drawn in text, `#` a cell and `.` a gap, rows separated by `|` or line breaks, as
  /// [#text] writes it. Empty rows and columns round it do not matter.
  ///
  /// @throws InputException if the text holds anything else, no cell, or cells not joined by edges
  public static Polyomino parse(String text) {
    List<Cell> cells = new ArrayList<>();
    int row = 0;
    int column = 0;
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '#' -> cells.add(new Cell(row, column++));
        case '.' -> column++;
        case '|', '\n' -> {
          row++;
          column = 0;
        }
        default ->
            throw new InputException(
                "character %d of the piece is '%c' where '#', '.' or '|' is expected"
                    .formatted(i + 1, text.charAt(i)),
                EXAMPLE);
      }
    }
    if (cells.isEmpty()) {
      throw new InputException("the piece has no cell '#'", EXAMPLE);
    }
    int reached = reached(cells);
    if (reached < cells.size()) {
      throw new InputException(
          "only %d of the %d cells of the piece are connected by edges"
              .formatted(reached, cells.size()),
          EXAMPLE);
    }
    return new Polyomino(cells);
  }

  private static List<Cell> withoutRepeats(Cell[] sorted) {
    List<Cell> cells = new ArrayList<>(sorted.length);
    for (Cell cell : sorted) {
      if (cells.isEmpty() || !cells.getLast().equals(cell)) {
        cells.add(cell);
      }
    }
    return List.copyOf(cells);
  }

  /// True if cells, each given once and at least one, are connected by edges.
  static boolean isConnected(List<Cell> cells) {
    return reached(cells.stream().sorted().toList()) == cells.size();
  }

  /// The number of cells that are connected with the first one, itself included.
  ///
  /// @param cells sorted, each once
  private static int reached(List<Cell> cells) {
    boolean[] seen = new boolean[cells.size()];
    int[] open = new int[cells.size()];
    seen[0] = true;
    int reached = 1;
    for (int next = 0; next < reached; next++) {
      for (Cell neighbour : neighbours(cells.get(open[next]))) {
        int found = Collections.binarySearch(cells, neighbour);
        if (found >= 0 && !seen[found]) {
          seen[found] = true;
          open[reached++] = found;
        }
      }
    }
    return reached;
  }

  /// The four squares that share an edge with one.
  static List<Cell> neighbours(Cell cell) {
    return List.of(
        cell.shifted(-1, 0), cell.shifted(0, -1), cell.shifted(0, 1), cell.shifted(1, 0));
  }

  /// The number of cells.
  public int size() {
    return cells.size();
  }

  /// The number of rows that it reaches over.
  public int rows() {
    return cells.getLast().row() + 1;
  }

  /// The number of columns that it reaches over.
  public int columns() {
    return 1 + cells.stream().mapToInt(Cell::column).max().getAsInt();
  }

  /// This piece, turned or reflected.
  public Polyomino transformed(Symmetry symmetry) {
    return new Polyomino(cells.stream().map(cell -> cell.image(symmetry)).toList());
  }

  /// The one to eight ways in which this piece may lie when it may be turned and reflected, in
  /// order.
  public List<Polyomino> orientations() {
    return List.copyOf(
        new TreeSet<>(Arrays.stream(Symmetry.values()).map(this::transformed).toList()));
  }

  /// The first of all [#orientations]: equal for two pieces exactly when one is the other, turned
  /// and reflected. It is at least as wide as it is high.
  public Polyomino representative() {
    return first(_ -> true);
  }

  /// The first among this piece and its turns: equal for two pieces exactly when one is the other,
  /// turned but not reflected.
  public Polyomino oneSidedRepresentative() {
    return first(Symmetry::isTurn);
  }

  private Polyomino first(Predicate<Symmetry> allowed) {
    return Arrays.stream(Symmetry.values())
        .filter(allowed)
        .map(this::transformed)
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  /// Every polyomino of one cell more that contains this one.
  Set<Polyomino> extensions() {
    Set<Cell> own = new HashSet<>(cells);
    Set<Polyomino> extensions = new HashSet<>();
    for (Cell cell : cells) {
      for (Cell neighbour : neighbours(cell)) {
        if (!own.contains(neighbour)) {
          List<Cell> more = new ArrayList<>(cells);
          more.add(neighbour);
          extensions.add(new Polyomino(more));
        }
      }
    }
    return extensions;
  }

  /// Its name, such as `T tetromino`, whichever way it lies; pieces of up to five cells have one.
  public Optional<String> name() {
    return PolyominoNames.nameOf(this);
  }

  /// The piece of a name: `T tetromino`, `T4`, `domino`, or a letter alone for a pentomino.
  public static Optional<Polyomino> named(String name) {
    return PolyominoNames.named(name);
  }

  /// It, drawn: `#` a cell, `.` a gap, `|` between rows; `###|.#.` is a T tetromino.
  public String text() {
    int columns = columns();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows(); row++) {
      text.repeat('.', columns).append('|');
    }
    for (Cell cell : cells) {
      text.setCharAt(cell.row() * (columns + 1) + cell.column(), '#');
    }
    text.setLength(text.length() - 1);
    return text.toString();
  }

  @Override
  public int compareTo(Polyomino other) {
    int byRows = Integer.compare(rows(), other.rows());
    if (byRows != 0) {
      return byRows;
    }
    int common = Math.min(size(), other.size());
    for (int i = 0; i < common; i++) {
      int byCell = cells.get(i).compareTo(other.cells.get(i));
      if (byCell != 0) {
        return byCell;
      }
    }
    return Integer.compare(other.size(), size());
  }
}
