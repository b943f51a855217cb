package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.List;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;

/// The sizes of the regions that a piece leaves of a rectangle, counted cell by cell.
final class RegionCount {
  private RegionCount() {}

  static List<Integer> of(Polyomino lying, Margins margins) {
    int rows = (int) (margins.top() + margins.bottom()) + lying.rows();
    int columns = (int) (margins.left() + margins.right()) + lying.columns();
    boolean[][] taken = new boolean[rows][columns];
    for (Cell cell : lying.cells()) {
      taken[(int) margins.top() + cell.row()][(int) margins.left() + cell.column()] = true;
    }
    List<Integer> sizes = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (!taken[row][column]) {
          sizes.add(take(taken, row, column));
        }
      }
    }
    return sizes;
  }

  private static int take(boolean[][] taken, int row, int column) {
    if (row < 0
        || column < 0
        || row >= taken.length
        || column >= taken[0].length
        || taken[row][column]) {
      return 0;
    }
    taken[row][column] = true;
    return 1
        + take(taken, row - 1, column)
        + take(taken, row + 1, column)
        + take(taken, row, column - 1)
        + take(taken, row, column + 1);
  }
}
