package org.grundy.checker.parts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyphs;

/// The classes of cells of one board that belong together, see [GridParts].
final class CellClasses {
  private final GridPosition board;
  private final long[] may;
  private final int[] parent;
  private final boolean[] played;

  /// Pairs of a cell that may change and an unchanging one that a line reads with it.
  private int[] shown = new int[32];

  private int shownEnd;

  /// A cell that may change which the line at hand touches, or -1; and the unchanging ones that it
  /// touches until then.
  private int first;

  private final List<Integer> waiting = new ArrayList<>();

  CellClasses(GridPosition board, GridLines lines) {
    this.board = board;
    int size = board.size();
    this.may = new long[size];
    this.parent = new int[size];
    this.played = new boolean[size];
    Meter.checkpoint(size);
    for (int cell = 0; cell < size; cell++) {
      may[cell] = lines.mayHold()[board.at(cell)];
      parent[cell] = cell;
    }
    for (GridLines.Rays line : lines.rays()) {
      for (int cell = 0; cell < size; cell++) {
        if ((may[cell] & line.from()) != 0) {
          choose(line, cell);
        }
      }
    }
    lines.shapes().forEach(this::place);
  }

  private void choose(GridLines.Rays line, int cell) {
    begin();
    touch(cell);
    for (Direction direction : line.along()) {
      int row = cell / board.columns() + direction.rowStep();
      int column = cell % board.columns() + direction.columnStep();
      for (int steps = 0; steps < line.upTo() && onBoard(row, column); steps++) {
        int at = row * board.columns() + column;
        boolean passes = (may[at] & line.over()) != 0;
        if (passes || (may[at] & line.forbid()) != 0) {
          touch(at);
        }
        if (!passes) {
          break;
        }
        row += direction.rowStep();
        column += direction.columnStep();
      }
    }
    end(true);
  }

  private boolean onBoard(int row, int column) {
    return row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
  }

  private void place(GridLines.Shape shape) {
    for (int row = 0; row + shape.height() <= board.rows(); row++) {
      for (int column = 0; column + shape.width() <= board.columns(); column++) {
        if (isPossible(shape, row, column)) {
          begin();
          for (int at = 0; at < shape.reads().length; at++) {
            if (shape.reads()[at] >= 0) {
              touch(cell(shape, row, column, at));
            }
          }
          end(shape.moves());
        }
      }
    }
  }

  private boolean isPossible(GridLines.Shape shape, int row, int column) {
    for (int at = 0; at < shape.reads().length; at++) {
      int read = shape.reads()[at];
      if (read >= 0 && (may[cell(shape, row, column, at)] >>> read & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private int cell(GridLines.Shape shape, int row, int column, int at) {
    return (row + at / shape.width()) * board.columns() + column + at % shape.width();
  }

  private void begin() {
    first = -1;
    waiting.clear();
  }

  private void touch(int cell) {
    if (Long.bitCount(may[cell]) == 1) {
      waiting.add(cell);
    } else if (first < 0) {
      first = cell;
    } else {
      parent[find(cell)] = find(first);
    }
  }

  private void end(boolean move) {
    if (first < 0) {
      return;
    }
    played[first] |= move;
    for (int cell : waiting) {
      if (shownEnd == shown.length) {
        shown = Arrays.copyOf(shown, 2 * shownEnd);
      }
      shown[shownEnd++] = first;
      shown[shownEnd++] = cell;
    }
  }

  private int find(int cell) {
    int root = cell;
    while (parent[root] != root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  }

  /// The parts in which something can be played, each on a board of the same size.
  List<byte[]> parts() {
    byte[][] byRoot = new byte[board.size()][];
    List<byte[]> parts = new ArrayList<>();
    for (int cell = 0; cell < played.length; cell++) {
      if (played[cell] && byRoot[find(cell)] == null) {
        byte[] part = new byte[board.size()];
        Arrays.fill(part, Glyphs.BLANK);
        byRoot[find(cell)] = part;
        parts.add(part);
      }
    }
    for (int cell = 0; cell < played.length; cell++) {
      byte[] part = byRoot[find(cell)];
      if (part != null && Long.bitCount(may[cell]) > 1) {
        part[cell] = (byte) board.at(cell);
      }
    }
    for (int i = 0; i < shownEnd; i += 2) {
      byte[] part = byRoot[find(shown[i])];
      if (part != null) {
        part[shown[i + 1]] = (byte) board.at(shown[i + 1]);
      }
    }
    return parts;
  }
}
