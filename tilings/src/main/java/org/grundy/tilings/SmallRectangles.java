package org.grundy.tilings;

import java.time.Duration;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.tilings.cover.NarrowCover;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.tilings.region.Region;
import org.grundy.tilings.region.RegionSizes;
import org.grundy.tilings.region.TilingProblem;
import org.grundy.tilings.region.TilingsFound;

/// Which small rectangles can be tiled: some by a short search, and those that are cut into two
/// such by one straight line.
final class SmallRectangles {
  /// The longest side.
  static final int LONGEST = 32;

  /// The most placements that a search may try; one that would need more counts as without a
  /// result.
  private static final long MOST_NODES = 20_000;

  private final TilingProblem pieces;
  private final Meter meter;
  private final Cut[][] cuts = new Cut[LONGEST + 1][LONGEST + 1];

  /// The way in which a rectangle is tiled.
  sealed interface Cut {
    /// Not at all, as far as is known.
    record Unknown() implements Cut {}

    /// By a search.
    record Searched(PlacedTiling tiling) implements Cut {}

    /// The first rows and the rest are rectangles.
    record AfterRow(int rows) implements Cut {}

    /// The first columns and the rest are rectangles.
    record AfterColumn(int columns) implements Cut {}
  }

  /// @param pieces the pieces, all of which may be used any number of times
  SmallRectangles(TilingProblem pieces, Meter meter) {
    this.pieces = pieces;
    this.meter = meter;
    RegionSizes areas = new RegionSizes(pieces, LONGEST * LONGEST);
    for (int rows = 1; rows <= LONGEST; rows++) {
      for (int columns = 1; columns <= LONGEST; columns++) {
        cuts[rows][columns] =
            areas.contains(rows * columns) ? cut(rows, columns) : new Cut.Unknown();
      }
    }
  }

  private Cut cut(int rows, int columns) {
    for (int first = 1; first <= rows / 2; first++) {
      if (has(first, columns) && has(rows - first, columns)) {
        return new Cut.AfterRow(first);
      }
    }
    for (int first = 1; first <= columns / 2; first++) {
      if (has(rows, first) && has(rows, columns - first)) {
        return new Cut.AfterColumn(first);
      }
    }
    return rows * columns <= NarrowCover.MAX_CELLS ? search(rows, columns) : new Cut.Unknown();
  }

  private Cut search(int rows, int columns) {
    TilingProblem problem =
        new TilingProblem(Region.rectangle(rows, columns), pieces.pieces(), pieces.movement());
    Meter own = new Meter(new Budget(MOST_NODES, Duration.ofDays(1), meter.bytesLeft()));
    TilingsFound found = new TilingsFound(Goal.FIRST, own);
    try {
      Optional<PlacedTiling> tiling = tiling(problem, found, own);
      meter.work(own.statistics().nodes());
      return tiling.<Cut>map(Cut.Searched::new).orElseGet(Cut.Unknown::new);
    } catch (BudgetSpentException tooLong) {
      meter.work(MOST_NODES);
      return new Cut.Unknown();
    }
  }

  private static Optional<PlacedTiling> tiling(
      TilingProblem problem, TilingsFound found, Meter meter) {
    if (!(new TilingSearchMethod().consider(problem, Goal.FIRST)
        instanceof TilingMethod.Verdict.Sound sound)) {
      return Optional.empty();
    }
    sound.plan().run(found, meter);
    return found.tilings().stream().findFirst();
  }

  /// True if a rectangle of sides up to [#LONGEST] is known to have a tiling.
  boolean has(int rows, int columns) {
    return !(cuts[rows][columns] instanceof Cut.Unknown);
  }

  /// The way in which a rectangle is tiled.
  Cut cutOf(int rows, int columns) {
    return cuts[rows][columns];
  }
}
