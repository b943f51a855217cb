package org.grundy.checker.tiling;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.grundy.checker.tiling.Shape.Cell;
import org.grundy.core.Meter;

/// The test whether cells can be cut into connected parts of one size: the first cell, row by row,
/// belongs to one of them, and every part that contains it is tried.
final class PlainFilling {
  private final int partSize;
  private final Meter meter;
  private final Set<Set<Cell>> failed = new HashSet<>();

  PlainFilling(int partSize, Meter meter) {
    this.partSize = partSize;
    this.meter = meter;
  }

  boolean canBeFilled(SortedSet<Cell> cells) {
    if (cells.isEmpty()) {
      return true;
    }
    if (!haveRightSizes(cells) || failed.contains(cells)) {
      return false;
    }
    Set<Set<Cell>> tried = new HashSet<>();
    long claimed = 0;
    List<Set<Cell>> open = new ArrayList<>(List.of(Set.of(cells.first())));
    while (!open.isEmpty()) {
      Set<Cell> part = open.removeLast();
      if (part.size() == partSize) {
        TreeSet<Cell> rest = new TreeSet<>(cells);
        rest.removeAll(part);
        meter.work(1);
        if (canBeFilled(rest)) {
          return true;
        }
        continue;
      }
      for (Cell cell : neighbours(part, cells)) {
        Set<Cell> larger = new HashSet<>(part);
        larger.add(cell);
        if (tried.add(larger)) {
          open.add(larger);
          claimed += claim(larger);
        }
      }
      meter.work(1);
    }
    meter.claim(-claimed);
    claim(cells);
    failed.add(cells);
    return false;
  }

  private long claim(Set<Cell> kept) {
    long bytes = Shape.CELL_BYTES * (1 + kept.size());
    meter.claim(bytes);
    return bytes;
  }

  private boolean haveRightSizes(Set<Cell> cells) {
    Set<Cell> left = new HashSet<>(cells);
    while (!left.isEmpty()) {
      Set<Cell> region = new HashSet<>(Set.of(left.iterator().next()));
      while (true) {
        Set<Cell> more = neighbours(region, left);
        if (more.isEmpty()) {
          break;
        }
        region.addAll(more);
      }
      if (region.size() % partSize != 0) {
        return false;
      }
      left.removeAll(region);
    }
    return true;
  }

  /// The cells among some that touch a part and are not in it.
  private static Set<Cell> neighbours(Set<Cell> part, Set<Cell> among) {
    Set<Cell> neighbours = new TreeSet<>();
    for (Cell cell : part) {
      neighbours.add(new Cell(cell.row() - 1, cell.column()));
      neighbours.add(new Cell(cell.row() + 1, cell.column()));
      neighbours.add(new Cell(cell.row(), cell.column() - 1));
      neighbours.add(new Cell(cell.row(), cell.column() + 1));
    }
    neighbours.removeAll(part);
    neighbours.retainAll(among);
    return neighbours;
  }
}
