package org.grundy.solvers.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;

/// Checks tilings cell by cell, from the definition alone.
final class TilingCheck {
  private static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

  private TilingCheck() {}

  static void assertTiling(String what, int[][] parts, int size, Polyomino named) {
    int rows = parts.length;
    int columns = parts[0].length;
    int[] reached = new int[rows * columns / size];
    boolean[][] seen = new boolean[rows][columns];
    List<Cell> first = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int part = parts[row][column];
        if (part == 0) {
          first.add(new Cell(row, column));
        }
        if (reached[part] == 0) {
          reached[part] = flood(parts, seen, row, column);
        } else if (!seen[row][column]) {
          throw new AssertionError(what + ": part " + part + " is not connected");
        }
      }
    }
    assertThat(reached).as(what).containsOnly(size);
    assertThat(new Polyomino(first).representative()).as(what).isEqualTo(named.representative());
  }

  private static int flood(int[][] parts, boolean[][] seen, int startRow, int startColumn) {
    ArrayDeque<Cell> open = new ArrayDeque<>(List.of(new Cell(startRow, startColumn)));
    seen[startRow][startColumn] = true;
    int reached = 0;
    while (!open.isEmpty()) {
      Cell cell = open.remove();
      reached++;
      for (int[] step : STEPS) {
        int row = cell.row() + step[0];
        int column = cell.column() + step[1];
        if (row >= 0
            && row < parts.length
            && column >= 0
            && column < parts[row].length
            && !seen[row][column]
            && parts[row][column] == parts[startRow][startColumn]) {
          seen[row][column] = true;
          open.add(new Cell(row, column));
        }
      }
    }
    return reached;
  }
}
