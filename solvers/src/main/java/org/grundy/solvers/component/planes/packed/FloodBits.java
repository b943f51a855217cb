package org.grundy.solvers.component.planes.packed;

import java.util.List;
import org.grundy.rules.tree.Direction;

/// The steps of a flood on packed boards of one width. A step moves all cells of a set at once;
/// those that would leave a row to its side are left out before, and what leaves the rows of the
/// board comes to lie where no cell is.
final class FloodBits {
  private final int[] shifts;
  private final long[] sources;

  FloodBits(List<Direction> directions, BoxTables box) {
    this.shifts =
        directions.stream()
            .mapToInt(step -> step.rowStep() * box.width() + step.columnStep())
            .toArray();
    this.sources = directions.stream().mapToLong(step -> sources(step, box)).toArray();
  }

  /// The cells from which a step does not lead off to the side; none if it is longer than the
  /// board.
  private static long sources(Direction step, BoxTables box) {
    int aside = Math.abs(step.columnStep());
    if (aside >= box.width() || Math.abs(step.rowStep()) >= box.height()) {
      return 0;
    }
    return step.columnStep() > 0 ? box.firstColumns(box.width() - aside) : ~box.firstColumns(aside);
  }

  /// The cells that are reached from one over some cells, itself among them.
  long reached(int cell, long over) {
    long reached = 1L << cell;
    long before = 0;
    while (reached != before) {
      before = reached;
      for (int step = 0; step < shifts.length; step++) {
        long from = reached & sources[step];
        int shift = shifts[step];
        reached |= (shift >= 0 ? from << shift : from >>> -shift) & over;
      }
    }
    return reached;
  }
}
