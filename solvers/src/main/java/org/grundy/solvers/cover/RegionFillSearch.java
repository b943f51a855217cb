package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.Meter;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;

/// Fills what a piece leaves of one rectangle with pieces of its size, any and as often as need be.
///
/// Exact search: every connected region is filled by itself; one of its cells is chosen, and the
/// piece on it in all ways; a choice after which some region has a wrong size is dropped, and
/// regions that cannot be filled are remembered. A region of one piece's size is a piece, being
/// connected.
///
/// The cell is at first one that has a single neighbour left, or else the lowest, so that filling
/// sweeps along the columns. That finds most fillings at once. A rectangle that it has not settled
/// after some tries is searched anew, with the cell on which the fewest pieces leave right sizes: a
/// bay that cannot be filled is seen at once so.
///
/// A wall surrounds the cells, which are numbered column by column; an index grows by 1 down a
/// column and by `rows + 1` along a row:
///
/// ```
/// rows = 3    4  8 12 …      3, 7, 11, … and all before the first and after the last
///             5  9 13 …      column are wall
///             6 10 14 …
/// ```
///
/// The recursion is at most one level a cell of the board deep.
final class RegionFillSearch {
  static final int MAX_CELLS = 1 << 14;

  private static final int FREE = -1;
  private static final int WALL = -2;
  private static final int NAMED = 0;
  private static final int REPORT_EVERY = 1024;
  private static final int PLAIN_TRIES = 2000;
  private static final int FEW = 4;
  private static final long ENTRY_BYTES = 120;

  private final int rows;
  private final int columns;
  private final int pieceSize;
  private final Meter meter;
  private final int stride;
  private final int[] steps;
  private final int[] partOf;
  private final Set<BitSet> hopeless = new HashSet<>();
  private int parts;
  private boolean careful;
  private boolean givenUp;
  private long tries;
  private long lastTry;
  private int unreported;

  /// @param rows from 1
  /// @param columns from 1
  RegionFillSearch(int rows, int columns, int pieceSize, Meter meter) {
    if (rows < 1 || columns < 1 || (long) rows * columns > MAX_CELLS) {
      throw new IllegalArgumentException(rows + "x" + columns);
    }
    this.rows = rows;
    this.columns = columns;
    this.pieceSize = pieceSize;
    this.meter = meter;
    this.stride = rows + 1;
    this.steps = new int[] {1, stride, -1, -stride};
    this.partOf = new int[(columns + 2) * stride + 1];
  }

  /// The pieces tried so far.
  long tries() {
    return tries;
  }

  /// Reports the work that is not reported yet.
  void close() {
    meter.work(unreported);
    unreported = 0;
  }

  /// A way to complete a placed piece to a tiling, if there is one: the part of each cell, row by
  /// row, with the piece as part 0.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  Optional<int[][]> complete(Placement placement) {
    place(placement);
    Optional<List<int[]>> regions = regionsOfRightSizes(free());
    if (regions.isEmpty()) {
      return Optional.empty();
    }
    careful = false;
    lastTry = tries + PLAIN_TRIES;
    givenUp = false;
    boolean filled = fillRegions(regions.get());
    if (givenUp) {
      place(placement);
      careful = true;
      filled = fillRegions(regions.get());
    }
    return filled ? Optional.of(drawn()) : Optional.empty();
  }

  /// A free cell in the box round the piece such that after every piece on it some region has a
  /// wrong size, if there is one: so the rest cannot be filled, for a reason that lies near.
  Optional<Cell> stuckCell(Placement placement) {
    place(placement);
    int[] free = free();
    Polyomino lying = placement.lying();
    for (int cell : free) {
      int row = cell % stride;
      int column = cell / stride - 1;
      boolean inBox =
          row >= placement.row()
              && row < placement.row() + lying.rows()
              && column >= placement.column()
              && column < placement.column() + lying.columns();
      if (inBox && partsOn(cell, free, 1) == 0) {
        return Optional.of(new Cell(row, column));
      }
    }
    return Optional.empty();
  }

  private void place(Placement placement) {
    Arrays.fill(partOf, WALL);
    for (int column = 0; column < columns; column++) {
      int first = (column + 1) * stride;
      Arrays.fill(partOf, first, first + rows, FREE);
    }
    for (Cell cell : placement.lying().cells()) {
      int column = (int) placement.column() + cell.column();
      partOf[(column + 1) * stride + (int) placement.row() + cell.row()] = NAMED;
    }
    parts = NAMED + 1;
  }

  private int[] free() {
    int[] free = new int[rows * columns];
    int count = 0;
    for (int cell = 0; cell < partOf.length; cell++) {
      if (partOf[cell] == FREE) {
        free[count++] = cell;
      }
    }
    return Arrays.copyOf(free, count);
  }

  private int[][] drawn() {
    int[][] drawn = new int[rows][columns];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        drawn[row][column] = partOf[(column + 1) * stride + row];
      }
    }
    return drawn;
  }

  /// The regions of the free ones among some cells, the smallest first, each in order; empty if one
  /// has no multiple of the piece's cells.
  private Optional<List<int[]>> regionsOfRightSizes(int[] cells) {
    List<int[]> regions = new ArrayList<>();
    boolean[] seen = new boolean[partOf.length];
    int[] open = new int[cells.length];
    for (int start : cells) {
      if (partOf[start] == FREE && !seen[start]) {
        open[0] = start;
        seen[start] = true;
        int count = 1;
        for (int next = 0; next < count; next++) {
          for (int step : steps) {
            int cell = open[next] + step;
            if (partOf[cell] == FREE && !seen[cell]) {
              seen[cell] = true;
              open[count++] = cell;
            }
          }
        }
        if (count % pieceSize != 0) {
          return Optional.empty();
        }
        int[] region = Arrays.copyOf(open, count);
        Arrays.sort(region);
        regions.add(region);
      }
    }
    regions.sort(Comparator.comparingInt(region -> region.length));
    return Optional.of(regions);
  }

  /// Fills regions of right sizes, or leaves all of them free.
  private boolean fillRegions(List<int[]> regions) {
    int before = parts;
    for (int i = 0; i < regions.size(); i++) {
      if (!fillRegion(regions.get(i))) {
        regions.subList(0, i).forEach(this::clear);
        parts = before;
        return false;
      }
    }
    return true;
  }

  private void clear(int[] cells) {
    for (int cell : cells) {
      partOf[cell] = FREE;
    }
  }

  private void put(int[] cells) {
    for (int cell : cells) {
      partOf[cell] = parts;
    }
    parts++;
  }

  private boolean fillRegion(int[] region) {
    if (region.length == pieceSize) {
      count();
      put(region);
      return true;
    }
    BitSet key = new BitSet();
    for (int cell : region) {
      key.set(cell);
    }
    if (hopeless.contains(key)) {
      return false;
    }
    if (new Growth(part -> tryPart(region, part)).from(chosen(region))) {
      return true;
    }
    meter.claim(ENTRY_BYTES);
    hopeless.add(key);
    return false;
  }

  private int chosen(int[] region) {
    return careful ? leastFree(region) : narrowest(region);
  }

  /// A cell with at most one free neighbour, or else the lowest.
  private int narrowest(int[] region) {
    for (int cell : region) {
      if (freeNeighbours(cell) <= 1) {
        return cell;
      }
    }
    return region[0];
  }

  /// A cell on which fewer pieces leave right sizes than on others, as far as a few are counted.
  private int leastFree(int[] region) {
    int best = region[0];
    int least = FEW;
    for (int cell : region) {
      if (least > 0 && freeNeighbours(cell) < steps.length) {
        int parts = partsOn(cell, region, least);
        if (parts < least) {
          least = parts;
          best = cell;
        }
      }
    }
    return best;
  }

  private int freeNeighbours(int cell) {
    int free = 0;
    for (int step : steps) {
      free += partOf[cell + step] == FREE ? 1 : 0;
    }
    return free;
  }

  /// The number of pieces on a cell that leave regions of right sizes, counted up to some number.
  private int partsOn(int cell, int[] region, int most) {
    int[] found = {0};
    new Growth(
            part -> {
              count();
              for (int taken : part) {
                partOf[taken] = WALL;
              }
              found[0] += regionsOfRightSizes(region).isPresent() ? 1 : 0;
              clear(part);
              return found[0] >= most;
            })
        .from(cell);
    return found[0];
  }

  /// True if nothing more is to be tried: the region is filled, or the search is given up.
  private boolean tryPart(int[] region, int[] part) {
    if (!careful && tries >= lastTry) {
      givenUp = true;
      return true;
    }
    count();
    int before = parts;
    put(part);
    Optional<List<int[]>> rest = regionsOfRightSizes(region);
    if (rest.isPresent() && fillRegions(rest.get())) {
      return true;
    }
    clear(part);
    parts = before;
    return false;
  }

  private void count() {
    tries++;
    if (++unreported == REPORT_EVERY) {
      close();
    }
  }

  /// Takes a part and says whether that is enough.
  private interface PartTaker {
    boolean take(int[] part);
  }

  /// Every connected part of the piece's size on a free cell, each once: a cell that was tried and
  /// given back stays closed for what follows.
  private final class Growth {
    private final PartTaker taker;
    private final int[] part = new int[pieceSize];
    private final int[] open = new int[(steps.length - 1) * pieceSize + 2];
    private final boolean[] seen = new boolean[partOf.length];

    Growth(PartTaker taker) {
      this.taker = taker;
    }

    boolean from(int cell) {
      seen[cell] = true;
      open[0] = cell;
      return grow(0, 0, 1);
    }

    /// @param size cells of the part so far
    /// @param fromOpen the open cells from here may be added
    private boolean grow(int size, int fromOpen, int toOpen) {
      for (int next = fromOpen; next < toOpen; next++) {
        int cell = open[next];
        part[size] = cell;
        if (size + 1 == pieceSize) {
          if (taker.take(part)) {
            return true;
          }
          continue;
        }
        int more = toOpen;
        for (int step : steps) {
          int neighbour = cell + step;
          if (partOf[neighbour] == FREE && !seen[neighbour]) {
            seen[neighbour] = true;
            open[more++] = neighbour;
          }
        }
        if (grow(size + 1, next + 1, more)) {
          return true;
        }
        for (int i = toOpen; i < more; i++) {
          seen[open[i]] = false;
        }
      }
      return false;
    }
  }
}
