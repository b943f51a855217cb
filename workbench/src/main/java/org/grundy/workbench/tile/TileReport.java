package org.grundy.workbench.tile;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Ending;
import org.grundy.core.Statistics;
import org.grundy.tilings.colouring.Colouring;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.tilings.region.TilingProblem;

/// A report on the tilings of a region.
///
/// @param symmetries how many symmetries carry tilings into tilings
/// @param count how many tilings were found; all there are, unless one was asked for or the work
///   ended early
/// @param tilings those that were kept
/// @param obstacle why there is none, where that is known
/// @param colouring the weights that show it, where it is they that do
/// @param ended why the work ended early
/// @param method what found it
/// @param because why that is right
public record TileReport(
    TilingProblem problem,
    Goal goal,
    int symmetries,
    BigInteger count,
    List<PlacedTiling> tilings,
    Optional<String> obstacle,
    Optional<Colouring> colouring,
    Optional<Ending> ended,
    String method,
    String because,
    Statistics statistics) {
  public TileReport {
    tilings = List.copyOf(tilings);
  }

  /// True if it is known that there is no tiling.
  public boolean isImpossible() {
    return obstacle.isPresent();
  }
}
