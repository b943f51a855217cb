package org.grundy.tilings;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Symmetry;
import org.grundy.tilings.cover.Cover;
import org.grundy.tilings.cover.NarrowCover;
import org.grundy.tilings.cover.Placements;
import org.grundy.tilings.cover.TilingSymmetries;
import org.grundy.tilings.cover.TilingSymmetries.Start;
import org.grundy.tilings.cover.WideCover;
import org.grundy.tilings.region.CellNumbers;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.TilingProblem;
import org.grundy.tilings.region.TilingsFound;

/// The exact search for all tilings, sound everywhere.
public final class TilingSearchMethod implements TilingMethod {
  @Override
  public String name() {
    return "search";
  }

  @Override
  public Verdict consider(TilingProblem problem, Goal goal) {
    return new Verdict.Sound(new Searched(problem, goal));
  }

  /// @param goal what is asked
  private record Searched(TilingProblem problem, Goal goal) implements TilingPlan {
    @Override
    public String method() {
      return "search";
    }

    @Override
    public String because() {
      String next =
          isNarrow()
              ? "the lowest free cell is covered in all ways"
              : "the cell, or the piece used once, that has the fewest choices left is settled in"
                  + " all ways";
      return next
          + "; a branch is left early only where a region has a size that no pieces have together,"
          + " or a piece can no longer be used as often as it has to be";
    }

    private boolean isNarrow() {
      return CellNumbers.of(problem.region()).size() <= NarrowCover.MAX_CELLS;
    }

    @Override
    public String cost() {
      return String.format(
          Locale.ROOT, "exponential in the %,d cells at worst", problem.region().size());
    }

    @Override
    public Optional<Settled> run(TilingsFound found, Meter meter) {
      Placements placements = new Placements(problem, meter);
      Cover cover =
          isNarrow()
              ? new NarrowCover(problem, placements, meter)
              : new WideCover(problem, placements, meter);
      List<Symmetry> group =
          goal.kind() == Goal.Kind.FIRST ? List.of(Symmetry.IDENTITY) : problem.symmetries();
      TilingSymmetries symmetries = new TilingSymmetries(placements, group, meter);
      boolean on = true;
      for (Start start : symmetries.starts(problem)) {
        on =
            on
                && cover.search(
                    start.placement(),
                    (ids, count) -> take(ids, count, start, symmetries, placements, found));
      }
      return Optional.of(
          found.count().signum() > 0
              ? Settled.DONE
              : Settled.none(
                  String.format(
                      Locale.ROOT, "every way was searched: %,d placements tried", cover.nodes())));
    }

    private boolean take(
        int[] ids,
        int count,
        Start start,
        TilingSymmetries symmetries,
        Placements placements,
        TilingsFound found) {
      if (goal.distinct() && !symmetries.isFirst(ids, count, start)) {
        return true;
      }
      switch (goal.kind()) {
        case COUNT -> found.count(goal.distinct() ? 1 : start.moving().size());
        case FIRST -> found.keep(placements.tiling(ids, count));
        case ALL -> {
          for (int symmetry : goal.distinct() ? List.of(0) : start.moving()) {
            found.keep(placements.tiling(symmetries.images(symmetry, ids, count), count));
          }
        }
      }
      return goal.kind() != Goal.Kind.FIRST;
    }
  }
}
