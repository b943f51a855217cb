package org.grundy.solvers;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.core.Component;
import org.grundy.core.Outcome;
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

  /// How many moves win, exactly: a heap may have more moves than a `long` holds.
  default BigInteger winningMoves() {
    long[] count = {0};
    moves(move -> {
      if (move.wins()) {
        count[0]++;
      }
    });
    return BigInteger.valueOf(count[0]);
  }
}
