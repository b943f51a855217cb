package org.grundy.solvers.automaton;

import static org.grundy.core.certificate.RowCertificate.MOST_COLUMNS;
import static org.grundy.core.certificate.RowCertificate.MOST_ROWS;

import org.grundy.core.GridPosition;
import org.grundy.core.InputException;

/// The letters by which a board of few rows is read from left to right: each is a column of cells.
///
/// The glyph of row `i`, from the top, is the digit of `glyphs^i` in the letter.
///
/// @param rows how many cells a column has
/// @param glyphs how many glyphs a cell may hold
public record Columns(int rows, int glyphs) {
  /// @throws InputException if there are more letters or rows than a certificate may have
  public Columns {
    if (rows < 1 || rows > MOST_ROWS || Math.pow(glyphs, rows) > MOST_COLUMNS) {
      throw new InputException(
          "%d rows of %d glyphs are too many".formatted(rows, glyphs),
          "at most %d rows, of which there are at most %d columns"
              .formatted(MOST_ROWS, MOST_COLUMNS));
    }
  }

  /// The number of letters.
  public int count() {
    return Math.powExact(glyphs, rows);
  }

  /// The glyph in a row of a letter.
  public int at(int letter, int row) {
    int rest = letter;
    for (int i = 0; i < row; i++) {
      rest /= glyphs;
    }
    return rest % glyphs;
  }

  /// The letter that differs in a row alone.
  public int with(int letter, int row, int glyph) {
    return letter + (glyph - at(letter, row)) * Math.powExact(glyphs, row);
  }

  /// The board of some letters, at least one.
  public GridPosition position(int... word) {
    byte[] cells = new byte[rows * word.length];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < word.length; column++) {
        cells[row * word.length + column] = (byte) at(word[column], row);
      }
    }
    return GridPosition.wrap(rows, word.length, cells);
  }

  /// The letters of a board of as many rows.
  public int[] word(GridPosition board) {
    int[] word = new int[board.columns()];
    for (int row = rows - 1; row >= 0; row--) {
      for (int column = 0; column < word.length; column++) {
        word[column] = word[column] * glyphs + board.at(row, column);
      }
    }
    return word;
  }
}
