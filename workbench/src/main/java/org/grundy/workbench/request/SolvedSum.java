package org.grundy.workbench.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.grundy.core.Ending;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.Statistics;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;

/// A solved request: the solution with what is needed to tell people of it.
///
/// @param sum the positions with their rules
/// @param plan how it was solved and why that is sound
/// @param solution outcome, value, components, moves
/// @param ended why the work ended before more than the winner was known; empty where the answer is
///   whole. Else the value may be missing, and the moves are those of which it is known what they
///   lead to.
/// @param cost says what it has cost by now: what moves lead to may be found when they are asked
///   for
public record SolvedSum(
    SumRequest sum,
    PlanReport.Choice plan,
    Solution solution,
    Optional<Ending> ended,
    Supplier<Statistics> cost) {
  /// The cost by now.
  public Statistics statistics() {
    return cost.get();
  }

  /// The positions with their rules.
  public Problem problem() {
    return sum.problem();
  }

  /// The positions of the sum, in order.
  public List<Position> positions() {
    return sum.positions();
  }

  /// The winner: the next player (N) or the previous one (P).
  public Outcome outcome() {
    return solution.outcome();
  }

  /// The Grundy value; empty under misère play, of the tiling game, and where a move can end the
  /// whole game at once.
  public OptionalLong value() {
    return solution.value();
  }

  /// Every move with what it is worth. A heap may have very many.
  public List<SumMove> moves() {
    List<SumMove> moves = new ArrayList<>();
    solution.moves(move -> moves.add(new SumMove(sum, move)));
    return List.copyOf(moves);
  }

  /// The moves that win, each of which can be played; none where the next player loses.
  public List<SumMove> winningMoves() {
    return moves().stream().filter(SumMove::wins).toList();
  }
}
