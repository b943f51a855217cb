package org.grundy.rules.derive.split;

import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.CellMove.Rays;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyphs;

/// The instances of a line that chooses a cell: one for every cell.
final class RayInstances {
  private final long from;
  private final Direction[] along;
  private final int upTo;
  private final long over;
  private final long forbid;

  RayInstances(CellMove move, Glyphs glyphs) {
    this.from = glyphs.cellMask(move.from());
    this.along =
        move.rays().map(rays -> rays.along().toArray(Direction[]::new)).orElse(new Direction[0]);
    this.upTo = move.rays().isPresent() ? move.rays().get().upTo().orElse(Integer.MAX_VALUE) : 0;
    this.over = move.rays().map((Rays rays) -> glyphs.cellMask(rays.over())).orElse(0L);
    this.forbid = move.rays().map((Rays rays) -> glyphs.forbidMask(rays.forbid())).orElse(0L);
  }

  boolean forbids() {
    return forbid != 0;
  }

  /// What a cell means to the rays of a line.
  ///
  /// @param over the glyphs that they pass over
  /// @param forbid the glyphs that make the move illegal where a ray stops
  record Reading(long over, long forbid) {}

  Reading reading() {
    return new Reading(over, forbid);
  }

  /// Connects what each possible instance reads and writes.
  ///
  /// @param discard whether instances that are surely forbidden may be left out
  void link(ConnectedCells links, boolean discard) {
    for (int row = 0; row < links.rows(); row++) {
      for (int column = 0; column < links.columns(); column++) {
        if ((links.mayHold(row, column) & from) != 0) {
          link(links, discard, row, column);
        }
      }
    }
  }

  private void link(ConnectedCells links, boolean discard, int row, int column) {
    links.begin(true);
    links.touch(row, column);
    for (Direction direction : along) {
      int surelyForbiddenAt = walk(links, direction, row, column);
      if (surelyForbiddenAt > 0 && discard) {
        links.forbid(row, column, direction, surelyForbiddenAt);
        return;
      }
    }
    links.commit();
  }

  /// Touches what a ray may read. A cell that cannot be passed over is read only where it might
  /// make the move illegal.
  ///
  /// @return how many steps away the ray surely stops at a forbidden glyph, or 0
  private int walk(ConnectedCells links, Direction direction, int row, int column) {
    boolean surelyArrives = true;
    int r = row + direction.rowStep();
    int c = column + direction.columnStep();
    for (int steps = 1; steps <= upTo && links.onBoard(r, c); steps++) {
      long may = links.mayHold(r, c);
      long forbidding = forbid & ~over;
      if ((may & over) == 0) {
        if ((may & forbidding) != 0) {
          links.touch(r, c);
        }
        return surelyArrives && (may & ~forbidding) == 0 ? steps : 0;
      }
      links.touch(r, c);
      surelyArrives &= (may & ~over) == 0;
      r += direction.rowStep();
      c += direction.columnStep();
    }
    return 0;
  }
}
