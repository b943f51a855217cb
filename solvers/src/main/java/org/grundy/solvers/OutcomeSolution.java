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

/// A problem of which it is known who wins, and no value: under misère play, where a player can end
/// the whole game at once, or where no value was asked for.
public interface OutcomeSolution extends Solution {
  /// A solution without its values.
  static Solution of(Solution solution) {
    return solution.value().isEmpty() ? solution : new WithoutValues(solution);
  }

  @Override
  default OptionalLong value() {
    return OptionalLong.empty();
  }

  @Override
  default List<Component> components() {
    return List.of();
  }

  /// A solution, and only who wins.
  record WithoutValues(Solution solution) implements OutcomeSolution {
    @Override
    public Outcome outcome() {
      return solution.outcome();
    }

    @Override
    public void moves(Consumer<RatedMove> sink) {
      solution.moves(
          move -> sink.accept(RatedMove.byOutcome(move.move(), move.summand(), move.wins())));
    }

    @Override
    public Optional<Solution> after(int summand, List<Position> option) {
      return solution.after(summand, option).map(OutcomeSolution::of);
    }

    @Override
    public BigInteger winningMoves() {
      return solution.winningMoves();
    }
  }
}
