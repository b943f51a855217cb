package org.grundy.solvers;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.core.Component;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;

/// A solved problem.
public interface Solution {
  Outcome outcome();

  /// The Grundy value of the whole sum; empty under misère play, and where a player can end the
  /// whole game at once.
  OptionalLong value();

  /// Independent parts whose values have the nim-sum [#value]; empty where there is no value.
  List<Component> components();

  /// Hands over every move of the problem's positions, each once, in the order of the sum.
  void moves(Consumer<RatedMove> sink);

  /// The sum that a move leaves, solved with what was found out for this one.
  ///
  /// @param summand the position in which the move is made
  /// @param option what the move leaves of it
  /// @return empty where the method has nothing that helps
  /// @throws org.grundy.core.BudgetSpentException if the meter of this solution says so
  default Optional<Solution> after(int summand, List<Position> option) {
    return Optional.empty();
  }

  /// The number of moves, where it is known without a look at each; then [#someWinningMoves] names
  /// moves in the same way.
  default OptionalLong moveCount() {
    return OptionalLong.empty();
  }

  /// Hands over winning moves, each once: all of them, or as many as are asked for. Nothing where
  /// there is no [#moveCount].
  ///
  /// @param most how many to hand over at most of each position
  default void someWinningMoves(int most, Consumer<RatedMove> sink) {}

  /// The exact number of winning moves: a heap may have more moves than a `long` holds.
  default BigInteger winningMoves() {
    if (outcome() == Outcome.P) {
      return BigInteger.ZERO;
    }
    long[] count = {0};
    moves(move -> {
      if (move.wins()) {
        count[0]++;
      }
    });
    return BigInteger.valueOf(count[0]);
  }
}
