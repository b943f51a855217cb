package org.grundy.checker.tiling;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.checker.tiling.Shape.Cell;
import org.grundy.core.Meter;

/// The parts of a drawing: cells of one letter that are connected by edges.
final class Parts {
  private static final long REPORT_EVERY = 4096;

  /// The bytes for a cell of a part.
  private static final long BYTES = 48;

  private final DrawnRows drawing;
  private final Meter meter;
  private final boolean[][] seen;

  Parts(DrawnRows drawing, Meter meter) {
    this.drawing = drawing;
    this.meter = meter;
    meter.claim((long) drawing.height() * drawing.width());
    this.seen = new boolean[drawing.height()][drawing.width()];
  }

  /// Hands over the cells of each part, in the order of their first cells; cells of the letter
  /// `none` belong to no part.
  void forEach(char none, Consumer<List<Cell>> sink) {
    int unreported = 0;
    for (int row = 0; row < drawing.height(); row++) {
      for (int column = 0; column < drawing.width(); column++) {
        if (!seen[row][column] && drawing.at(row, column) != none) {
          List<Cell> part = part(row, column);
          sink.accept(part);
          meter.claim(-claimed(part));
        }
        if (++unreported == REPORT_EVERY) {
          meter.work(unreported);
          unreported = 0;
        }
      }
    }
    meter.work(unreported);
  }

  /// The bytes that were claimed for a part while it was gathered.
  private static long claimed(List<Cell> part) {
    return part.size() / REPORT_EVERY * REPORT_EVERY * BYTES;
  }

  private List<Cell> part(int row, int column) {
    char letter = drawing.at(row, column);
    List<Cell> part = new ArrayList<>();
    ArrayDeque<Cell> open = new ArrayDeque<>();
    reach(row, column, letter, open);
    while (!open.isEmpty()) {
      Cell cell = open.remove();
      part.add(cell);
      if (part.size() % REPORT_EVERY == 0) {
        meter.claim(REPORT_EVERY * BYTES);
      }
      reach(cell.row() - 1, cell.column(), letter, open);
      reach(cell.row() + 1, cell.column(), letter, open);
      reach(cell.row(), cell.column() - 1, letter, open);
      reach(cell.row(), cell.column() + 1, letter, open);
    }
    return part;
  }

  private void reach(int row, int column, char letter, ArrayDeque<Cell> open) {
    if (row >= 0
        && column >= 0
        && row < drawing.height()
        && column < drawing.width()
        && !seen[row][column]
        && drawing.at(row, column) == letter) {
      seen[row][column] = true;
      open.add(new Cell(row, column));
    }
  }
}
