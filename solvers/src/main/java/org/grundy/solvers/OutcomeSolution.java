package org.grundy.solvers;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.grundy.core.Component;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.Ruleset;

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
      solution.moves(move -> sink.accept(move.withoutValue()));
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

  /// A position of which it is known who wins, and who wins whatever can come of it.
  ///
  /// @param sum the position; empty where nothing is left of it
  /// @param ruleset its moves
  /// @param outcomes who wins such a sum
  record Known<P extends Position>(
      List<P> sum, Ruleset<P> ruleset, Function<List<P>, Outcome> outcomes)
      implements OutcomeSolution {
    @Override
    public Outcome outcome() {
      return outcomes.apply(sum);
    }

    @Override
    public void moves(Consumer<RatedMove> sink) {
      for (P position : sum) {
        ruleset.options(
            position,
            option ->
                sink.accept(
                    RatedMove.byOutcome(
                        option.move(),
                        0,
                        option.ends() || outcomes.apply(option.sum()) == Outcome.P)));
      }
    }

    @Override
    @SuppressWarnings("unchecked") // what a move leaves of a position is of the same kind
    public Optional<Solution> after(int summand, List<Position> option) {
      return Optional.of(new Known<>((List<P>) (List<?>) option, ruleset, outcomes));
    }
  }
}
