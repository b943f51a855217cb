package org.grundy.solvers.walk.sweep;

import org.grundy.core.GridPosition;

/// Reads the glyphs of a board line by line in the order of a sweep.
public final class SweptCells {
  private final Sweep sweep;
  private final GridPosition board;
  private final byte[] row;

  public SweptCells(Sweep sweep, GridPosition board) {
    this.sweep = sweep;
    this.board = board;
    this.row = new byte[sweep.turned() ? 0 : sweep.length()];
  }

  /// Reads a line: the glyph at position `p` goes to `glyphs[p + 1]`.
  public void readLine(int line, byte[] glyphs) {
    int length = sweep.length();
    if (sweep.turned()) {
      for (int i = 0; i < length; i++) {
        glyphs[i + 1] = (byte) board.at(sweep.cell(line, i));
      }
      return;
    }
    int from = Math.min(sweep.cell(line, 0), sweep.cell(line, length - 1));
    if (!sweep.fromLastPosition()) {
      board.copyCells(from, from + length, glyphs, 1);
      return;
    }
    board.copyCells(from, from + length, row, 0);
    for (int i = 0; i < length; i++) {
      glyphs[i + 1] = row[length - 1 - i];
    }
  }
}
