package org.grundy.workbench.render;

import java.util.List;
import org.grundy.core.Move;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.MoveNames;
import org.grundy.solvers.Problem;
import org.grundy.workbench.explore.Exploration;

/// What the moves of a sum are called.
public final class NamedMoves {
  private final List<Position> sum;
  private final MoveNames names;

  public NamedMoves(Problem problem) {
    this.sum = problem.sum();
    this.names = new MoveNames(problem.rules());
  }

  /// The names of the moves that an explorer shows.
  public static NamedMoves of(Exploration seen) {
    return new NamedMoves(new Problem(seen.rules(), seen.sum()));
  }

  /// What a move is called, without a word of where it is made in the sum.
  ///
  /// @param summand index of the position in which it is made, from 0
  public String of(int summand, Move move) {
    return names.of(sum.get(summand), move);
  }

  /// What a move of an answer is called.
  String of(RatedMove move) {
    return of(move.summand(), move.move());
  }
}
