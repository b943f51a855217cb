package org.grundy.workbench.explore;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.RatedMove;
import org.grundy.workbench.request.SumMove;

/// A player that wins where it can, as often as its skill says.
///
/// @param percent of its moves that are made with care: then it takes a winning move where there is
///   one that it knows; all others are drawn among all moves
public record Opponent(int percent) {
  public Opponent {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("no percentage: " + percent);
    }
  }

  /// The move that it makes; empty where there is none.
  ///
  /// @param seed the same seed gives the same move
  public Optional<SumMove> choose(Exploration seen, long seed) {
    if (seen.moves().isEmpty()) {
      return Optional.empty();
    }
    SplittableRandom random = new SplittableRandom(seed);
    List<SumMove> winning =
        seen.moves().stream()
            .filter(move -> move.rated().filter(RatedMove::wins).isPresent())
            .toList();
    boolean careful = random.nextInt(100) < percent && !winning.isEmpty();
    List<SumMove> among = careful ? winning : seen.moves();
    return Optional.of(among.get(random.nextInt(among.size())));
  }
}
