package org.grundy.workbench.tile;

import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.certificate.Movement;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.TilingProblem;
import org.grundy.workbench.game.TextSource;

/// A question about tilings as it is asked in words.
///
/// @param region a size or a drawing
/// @param holes cells that are no part of it, such as `4,5` or `4..5,4..5`
/// @param pieces lists of pieces, joined by commas
/// @param times how often pieces are used that do not say it
/// @param method the method to use, where the planner is not to choose
public record TileWords(
    TextSource region,
    List<String> holes,
    List<String> pieces,
    Optional<String> times,
    Movement movement,
    Asked asked,
    Optional<String> method) {
  /// The amount that is asked; one tiling, if neither their number nor all.
  ///
  /// @param distinct of tilings that are images of each other only one
  public record Asked(boolean count, boolean all, boolean distinct) {}

  public TileWords {
    holes = List.copyOf(holes);
    pieces = List.copyOf(pieces);
  }

  /// The question that is asked.
  Goal goal() {
    return asked.count()
        ? new Goal(Goal.Kind.COUNT, asked.distinct())
        : asked.all() ? new Goal(Goal.Kind.ALL, asked.distinct()) : Goal.FIRST;
  }

  /// The problem that is meant.
  ///
  /// @throws InputException if the words mean none
  TilingProblem problem() {
    return new TilingProblem(
        RegionWords.read(region, holes), new PieceWords(movement, times).read(pieces), movement);
  }
}
