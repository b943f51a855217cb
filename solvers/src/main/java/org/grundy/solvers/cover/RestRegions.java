package org.grundy.solvers.cover;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;

/// The regions that a piece leaves of a rectangle, for margins of any size.
///
/// Which cells are connected depends only on which margins are 0: one row stands for all rows above
/// the piece, and so on each side. The size of a region is then a sum over its cells on this small
/// board, each counted as often as its row and its column stand for others:
///
/// ```
/// top · left    top    top    top · right
///    left        1      1        right
/// bottom · left  …
/// ```
///
/// So it has nine coefficients, for the products of `top, 1, bottom` with `left, 1, right`.
final class RestRegions {
  private static final int KINDS = 3;
  private static final int INNER = 4;
  private static final int[][] STEPS = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

  private final Polyomino lying;
  private final List<Optional<List<int[]>>> regionsByMargins = new ArrayList<>();

  RestRegions(Polyomino lying) {
    this.lying = lying;
    for (int i = 0; i < 1 << Margins.SIDES; i++) {
      regionsByMargins.add(Optional.empty());
    }
  }

  /// True if every region has a multiple of the piece's cells.
  boolean haveRightSizes(Margins margins) {
    int size = lying.size();
    long[] down = {margins.top() % size, 1, margins.bottom() % size};
    long[] across = {margins.left() % size, 1, margins.right() % size};
    for (int[] region : regions(margins)) {
      long cells = 0;
      for (int i = 0; i < region.length; i++) {
        cells += region[i] * down[i / KINDS] * across[i % KINDS];
      }
      if (cells % size != 0) {
        return false;
      }
    }
    return true;
  }

  /// The size of the smallest region that has no multiple of the piece's cells, if there is one.
  Optional<BigInteger> smallestWrong(Margins margins) {
    BigInteger size = BigInteger.valueOf(lying.size());
    long[] down = {margins.top(), 1, margins.bottom()};
    long[] across = {margins.left(), 1, margins.right()};
    Optional<BigInteger> smallest = Optional.empty();
    for (int[] region : regions(margins)) {
      BigInteger cells = BigInteger.ZERO;
      for (int i = 0; i < region.length; i++) {
        cells =
            cells.add(
                BigInteger.valueOf(region[i])
                    .multiply(BigInteger.valueOf(down[i / KINDS]))
                    .multiply(BigInteger.valueOf(across[i % KINDS])));
      }
      if (cells.mod(size).signum() != 0
          && (smallest.isEmpty() || cells.compareTo(smallest.get()) < 0)) {
        smallest = Optional.of(cells);
      }
    }
    return smallest;
  }

  /// The size of a hole in the piece that is no multiple of its own, if it has one.
  OptionalInt wrongHole() {
    return regions(new Margins(1, 1, 1, 1)).stream()
        .filter(region -> Arrays.stream(region).sum() == region[INNER])
        .mapToInt(region -> region[INNER])
        .filter(cells -> cells % lying.size() != 0)
        .findFirst();
  }

  private List<int[]> regions(Margins margins) {
    int index = 0;
    for (int side = 0; side < Margins.SIDES; side++) {
      index |= margins.at(side) > 0 ? 1 << side : 0;
    }
    Optional<List<int[]>> known = regionsByMargins.get(index);
    if (known.isPresent()) {
      return known.get();
    }
    List<int[]> found = found(index & 1, index >> 1 & 1, index >> 2 & 1, index >> 3);
    regionsByMargins.set(index, Optional.of(found));
    return found;
  }

  private List<int[]> found(int top, int bottom, int left, int right) {
    int rows = top + lying.rows() + bottom;
    int columns = left + lying.columns() + right;
    boolean[][] taken = new boolean[rows][columns];
    for (Cell cell : lying.cells()) {
      taken[top + cell.row()][left + cell.column()] = true;
    }
    List<int[]> regions = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (!taken[row][column]) {
          int[] region = new int[KINDS * KINDS];
          for (Cell cell : take(taken, new Cell(row, column))) {
            int down = kind(cell.row(), top, rows - bottom);
            region[down * KINDS + kind(cell.column(), left, columns - right)]++;
          }
          regions.add(region);
        }
      }
    }
    return regions;
  }

  private static int kind(int index, int fromInner, int toInner) {
    return index < fromInner ? 0 : index < toInner ? 1 : 2;
  }

  /// Takes the region of a cell.
  private static List<Cell> take(boolean[][] taken, Cell start) {
    List<Cell> region = new ArrayList<>();
    Deque<Cell> open = new ArrayDeque<>(List.of(start));
    taken[start.row()][start.column()] = true;
    while (!open.isEmpty()) {
      Cell cell = open.remove();
      region.add(cell);
      for (int[] step : STEPS) {
        int row = cell.row() + step[0];
        int column = cell.column() + step[1];
        boolean inside = row >= 0 && row < taken.length && column >= 0 && column < taken[0].length;
        if (inside && !taken[row][column]) {
          taken[row][column] = true;
          open.add(new Cell(row, column));
        }
      }
    }
    return region;
  }
}
