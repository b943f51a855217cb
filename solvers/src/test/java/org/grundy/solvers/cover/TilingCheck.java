package org.grundy.solvers.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.grundy.solvers.cover.polyomino.Cell;
import org.grundy.solvers.cover.polyomino.Polyomino;

/// Checks tilings cell by cell, from the definition alone.
final class TilingCheck {
  private TilingCheck() {}

  static void assertTiling(String what, int[][] parts, int size, Polyomino named) {
    int rows = parts.length;
    int columns = parts[0].length;
    assertThat(rows * columns % size).as(what).isZero();
    List<List<Cell>> cells = new ArrayList<>();
    for (int part = 0; part < rows * columns / size; part++) {
      cells.add(new ArrayList<>());
    }
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        cells.get(parts[row][column]).add(new Cell(row, column));
      }
    }
    for (List<Cell> part : cells) {
      if (part.size() != size || connected(part, parts) != size) {
        throw new AssertionError(what + ": no part of " + size + " joined cells: " + part);
      }
    }
    assertThat(new Polyomino(cells.getFirst()).representative())
        .as(what)
        .isEqualTo(named.representative());
  }

  private static int connected(List<Cell> part, int[][] parts) {
    Cell first = part.getFirst();
    int own = parts[first.row()][first.column()];
    List<Cell> reached = new ArrayList<>(List.of(first));
    ArrayDeque<Cell> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Cell cell = open.remove();
      for (Cell next : part) {
        int distance = Math.abs(next.row() - cell.row()) + Math.abs(next.column() - cell.column());
        if (distance == 1 && parts[next.row()][next.column()] == own && !reached.contains(next)) {
          reached.add(next);
          open.add(next);
        }
      }
    }
    return reached.size();
  }
}
