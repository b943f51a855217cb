package org.grundy.solvers.play;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.solvers.OutcomeSolution;

/// A sum of which only the outcome is known, from playing it out.
public final class LiteralSolution<P> implements OutcomeSolution {
  private final SumOptions<P> options;
  private final Predicate<List<P>> nextPlayerWins;
  private final Outcome outcome;

  /// @param nextPlayerWins the outcome of any sum
  public LiteralSolution(SumOptions<P> options, Predicate<List<P>> nextPlayerWins) {
    this.options = options;
    this.nextPlayerWins = nextPlayerWins;
    this.outcome = nextPlayerWins.test(options.sum()) ? Outcome.N : Outcome.P;
  }

  @Override
  public Outcome outcome() {
    return outcome;
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    options.rate(nextPlayerWins, sink);
  }
}
