package org.grundy.rules.derive.split;

import java.util.BitSet;
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

  /// The glyphs of a cell that bear on the rays of a line.
  ///
  /// @param over the glyphs that they pass over
  /// @param forbid the glyphs that make the move illegal where a ray stops
  record Reading(long over, long forbid) {}

  Reading reading() {
    return new Reading(over, forbid);
  }

  /// Connects what each possible instance reads and writes.
  ///
  /// Of the instances whose rays come by a cell in one direction, each reads the cells at which the
  /// later ones begin. So all are one class there, and one walk over the cells in the order of the
  /// direction connects each with the one before it.
  ///
  /// @param discard whether instances that are surely forbidden may be left out
  void link(ConnectedCells links, boolean discard) {
    BitSet sources = sources(links, discard);
    sources.stream().forEach(links::play);
    int[] left = along.length > 0 ? new int[links.size()] : new int[0];
    int[] behind = new int[left.length];
    for (Direction direction : along) {
      int most = links.mostSteps(direction, upTo);
      links.eachAlong(
          direction,
          (from, cell) -> {
            send(links, left, behind, from, cell);
            if (sources.get(cell)) {
              left[cell] = most;
              behind[cell] = cell;
            }
          });
    }
  }

  /// Lets the rays in one direction enter a cell.
  ///
  /// @param left by cell: how many steps a ray may still go from there
  /// @param behind by cell: one of the class of the rays that go on from there
  /// @param from the cell before it in the direction, or -1
  private void send(ConnectedCells links, int[] left, int[] behind, int from, int cell) {
    int steps = from < 0 ? 0 : left[from];
    long may = links.mayHold(cell);
    boolean passes = steps > 0 && (may & over) != 0;
    if (passes || (steps > 0 && (may & forbid) != 0)) {
      links.join(behind[from], cell);
    }
    left[cell] = passes ? steps - 1 : 0;
    behind[cell] = passes ? behind[from] : cell;
  }

  /// The cells that may come to be chosen.
  private BitSet sources(ConnectedCells links, boolean discard) {
    BitSet sources = new BitSet();
    for (int cell = 0; cell < links.size(); cell++) {
      sources.set(cell, (links.mayHold(cell) & from) != 0);
    }
    if (discard && forbids()) {
      discard(links, sources);
    }
    return sources;
  }

  /// Takes away those whose rays surely stop at a forbidden glyph in some direction.
  private void discard(ConnectedCells links, BitSet sources) {
    int[] stops = new int[links.size()];
    int[] which = new int[links.size()];
    int[] steps = new int[links.size()];
    for (int i = along.length - 1; i >= 0; i--) {
      int direction = i;
      int most = links.mostSteps(along[i], upTo);
      links.eachAlong(
          along[i].opposite(),
          (next, cell) -> {
            stops[cell] = surelyStops(links, stops, next);
            if (stops[cell] > 0 && stops[cell] <= most) {
              which[cell] = direction;
              steps[cell] = stops[cell];
            }
          });
    }
    for (int cell = sources.nextSetBit(0); cell >= 0; cell = sources.nextSetBit(cell + 1)) {
      if (steps[cell] > 0) {
        links.forbid(cell, along[which[cell]], steps[cell]);
        sources.clear(cell);
      }
    }
  }

  /// After how many steps a ray surely stops at a forbidden glyph, or 0.
  ///
  /// @param stops by cell: the same from there
  /// @param next the first cell on the ray, or -1
  private int surelyStops(ConnectedCells links, int[] stops, int next) {
    if (next < 0) {
      return 0;
    }
    long may = links.mayHold(next);
    if ((may & over) == 0) {
      return (may & ~forbid) == 0 ? 1 : 0;
    }
    return (may & ~over) == 0 && stops[next] > 0 ? stops[next] + 1 : 0;
  }
}
