package org.grundy.checker.parts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Symmetry;
import org.grundy.rules.tree.Direction;

/// The test if the second player can answer every move on a board by its image.
///
/// **Theorem.** Let a symmetry s of the lines, with s(s(x)) = x, carry a board to itself. For every
/// possible line at a place m let R be the cells on which it depends whether m is legal, or what it
/// does to other cells, and W those that it may change. Suppose that no cell of W is in s(R), and
/// that a cell of both W and s(W) can only hold what it holds now and one other glyph. Then the
/// value is 0.
///
/// *Proof.* Let the board be its own image, and m be legal. So is s(m), and after m it still is,
/// and does to each cell what it would have done before, but to those that m has changed: these
/// hold their other glyph already. After both, a cell has changed if its image has, and holds the
/// image's glyph. So the board is its own image again, and whoever answers has the last move. ∎
final class MirrorCheck {
  private final GridPosition board;
  private final GridLines lines;
  private final Symmetry symmetry;
  private final List<Integer> reads = new ArrayList<>();
  private final Map<Integer, Integer> writes = new HashMap<>();

  /// @param symmetry of the lines, its own inverse; it carries the board to itself
  MirrorCheck(GridPosition board, GridLines lines, Symmetry symmetry) {
    this.board = board;
    this.lines = lines;
    this.symmetry = symmetry;
  }

  boolean answersAll() {
    return lines.rays().stream().allMatch(this::answers)
        && lines.shapes().stream().allMatch(this::answers);
  }

  private long may(int cell) {
    return lines.mayHold()[board.at(cell)];
  }

  private boolean answers(GridLines.Rays line) {
    for (int cell = 0; cell < board.size(); cell++) {
      if ((may(cell) & line.from()) != 0) {
        begin();
        reads.add(cell);
        writes.put(cell, line.to());
        for (Direction direction : line.along()) {
          send(line, cell, direction);
        }
        if (!isAnswered()) {
          return false;
        }
      }
    }
    return true;
  }

  private void send(GridLines.Rays line, int from, Direction direction) {
    int row = from / board.columns() + direction.rowStep();
    int column = from % board.columns() + direction.columnStep();
    int before = -1;
    for (int step = 0; step < line.upTo() && onBoard(row, column); step++) {
      int cell = row * board.columns() + column;
      boolean passes = (may(cell) & line.over()) != 0;
      if (before >= 0) {
        reads.add(before);
      }
      if ((may(cell) & line.forbid()) != 0) {
        reads.add(cell);
      }
      if (!passes) {
        return;
      }
      writes.put(cell, line.becomes());
      before = cell;
      row += direction.rowStep();
      column += direction.columnStep();
    }
  }

  private boolean onBoard(int row, int column) {
    return row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
  }

  private boolean answers(GridLines.Shape shape) {
    for (int row = 0; row + shape.height() <= board.rows(); row++) {
      for (int column = 0; column + shape.width() <= board.columns(); column++) {
        begin();
        if (place(shape, row, column) && !isAnswered()) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean place(GridLines.Shape shape, int row, int column) {
    for (int at = 0; at < shape.reads().length; at++) {
      int cell = (row + at / shape.width()) * board.columns() + column + at % shape.width();
      int read = shape.reads()[at];
      int write = shape.writes()[at];
      if (read >= 0) {
        if ((may(cell) >>> read & 1) == 0) {
          return false;
        }
        reads.add(cell);
      }
      if (write >= 0 && write != read) {
        writes.put(cell, write);
      }
    }
    return true;
  }

  private void begin() {
    reads.clear();
    writes.clear();
  }

  private boolean isAnswered() {
    Meter.checkpoint(reads.size() + writes.size());
    for (int cell : reads) {
      if (writes.containsKey(image(cell))) {
        return false;
      }
    }
    return writes.entrySet().stream()
        .allMatch(write -> isLeftAlike(write.getKey(), write.getValue()));
  }

  private boolean isLeftAlike(int cell, int glyph) {
    Integer image = writes.get(image(cell));
    return image == null
        || Long.bitCount(may(cell)) <= 2
        || (image == glyph && Long.bitCount(lines.mayHold()[glyph]) == 1);
  }

  private int image(int cell) {
    return symmetry.imageOf(
        cell / board.columns(), cell % board.columns(), board.rows(), board.columns());
  }
}
