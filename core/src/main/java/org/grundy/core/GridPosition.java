package org.grundy.core;

import java.util.Arrays;
import java.util.List;

/// A board of cells with the tokens that stand on it; a strip is a grid of one row.
///
/// A row may have no cells, where all have gone out of it; nothing can be done there.
///
/// Cells are kept row by row as indices into the ruleset's list of glyphs; rows and columns are
/// counted from 0 here and from 1 wherever people read them.
public final class GridPosition implements Position {
  /// The most cells that a board may have.
  public static final int MAX_CELLS = 1 << 28;

  private final int rows;
  private final int columns;
  private final byte[] cells;
  private final List<Token> tokens;
  private int hash;

  /// A token standing on a cell.
  ///
  /// @param kind index into the ruleset's list of token glyphs
  /// @param cell `row * columns + column`
  public record Token(int kind, int cell) implements Comparable<Token> {
    @Override
    public int compareTo(Token other) {
      return cell != other.cell
          ? Integer.compare(cell, other.cell)
          : Integer.compare(kind, other.kind);
    }
  }

  private GridPosition(int rows, int columns, byte[] cells, List<Token> tokens) {
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
    this.tokens = tokens;
  }

  /// A board that takes over `cells`: the caller must not write to the array afterwards.
  ///
  /// @param cells `rows * columns` glyph indices, row by row
  /// @param tokens in any order; several may share a cell
  /// @throws IllegalArgumentException if the sizes do not fit together
  public static GridPosition wrap(int rows, int columns, byte[] cells, List<Token> tokens) {
    boolean empty = columns == 0 && rows == 1;
    if (rows < 1 || (columns < 1 && !empty) || (long) rows * columns != cells.length) {
      throw new IllegalArgumentException(rows + "x" + columns + " with " + cells.length + " cells");
    }
    for (Token token : tokens) {
      if (token.cell < 0 || token.cell >= cells.length) {
        throw new IllegalArgumentException("a token off the board: " + token);
      }
    }
    return new GridPosition(
        rows, columns, cells, tokens.isEmpty() ? List.of() : tokens.stream().sorted().toList());
  }

  /// A board without tokens that takes over `cells`.
  public static GridPosition wrap(int rows, int columns, byte[] cells) {
    return wrap(rows, columns, cells, List.of());
  }

  public int rows() {
    return rows;
  }

  public int columns() {
    return columns;
  }

  /// The number of cells.
  public int size() {
    return cells.length;
  }

  /// The glyph index at a cell.
  public int at(int row, int column) {
    return cells[row * columns + column];
  }

  /// The glyph index at `cell = row * columns + column`.
  public int at(int cell) {
    return cells[cell];
  }

  /// The first cell from `cell` on that has another glyph in a board of as many cells, or -1.
  public int nextDifference(GridPosition other, int cell) {
    int at = Arrays.mismatch(cells, cell, cells.length, other.cells, cell, cells.length);
    return at < 0 ? -1 : cell + at;
  }

  /// A copy of all cells, row by row.
  public byte[] copyCells() {
    return cells.clone();
  }

  /// Copies the cells `fromCell <= cell < toCell` to `target`, beginning at index `fromTarget`.
  public void copyCells(int fromCell, int toCell, byte[] target, int fromTarget) {
    System.arraycopy(cells, fromCell, target, fromTarget, toCell - fromCell);
  }

  /// The tokens, sorted by cell and kind.
  public List<Token> tokens() {
    return tokens;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GridPosition that
        && rows == that.rows
        && columns == that.columns
        && Arrays.equals(cells, that.cells)
        && tokens.equals(that.tokens);
  }

  @Override
  public int hashCode() {
    int h = hash;
    if (h == 0) {
      h = (Arrays.hashCode(cells) * 31 + tokens.hashCode()) * 31 + columns;
      hash = h;
    }
    return h;
  }

  @Override
  public String toString() {
    return "GridPosition[" + rows + "x" + columns + ", tokens " + tokens + "]";
  }
}
