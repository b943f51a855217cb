package org.grundy.workbench.explore;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;

/// The view of positions in an explorer: their moves with where they lead, and what is known of who
/// wins.
///
/// @param sum the positions
/// @param moves the moves, at most so many as were asked for, in the order of the sum
/// @param everyMove whether these are all
/// @param answer the answer, where the positions were solved
/// @param partial what is known, where the budget was spent first
public record Exploration(
    SumRequest sum,
    List<SumMove> moves,
    boolean everyMove,
    Optional<SolvedSum> answer,
    Optional<PartialAnswer> partial) {
  public Exploration {
    moves = List.copyOf(moves);
  }

  /// True if it is known that nobody can move.
  public boolean isOver() {
    return everyMove && moves.isEmpty();
  }

  /// True if a player who cannot move wins: by misère play, or because the player who moved there
  /// has lost.
  public boolean stuckPlayerWins() {
    return sum.problem()
        .ended()
        .map(outcome -> outcome == Outcome.N)
        .orElse(sum.problem().play() == Play.MISERE);
  }

  /// The winner, where that is known.
  public Optional<Outcome> outcome() {
    return answer
        .map(SolvedSum::outcome)
        .or(() -> partial.flatMap(known -> known.partial().outcome()));
  }

  /// True if the rules let plays go on for ever.
  public boolean mayGoOnForEver() {
    return sum.problem().play() == Play.LOOPY;
  }

  /// True if it is known that neither player can win.
  public boolean isDraw() {
    return outcome().equals(Optional.of(Outcome.DRAW));
  }

  /// The first move that is known to win, of those that win the soonest as far as that is known.
  public Optional<SumMove> winningMove() {
    return moves.stream().filter(SumMove::wins).min(Comparator.comparingLong(SumMove::movesToWin));
  }
}
