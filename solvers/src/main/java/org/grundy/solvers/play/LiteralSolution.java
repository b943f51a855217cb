package org.grundy.solvers.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.core.Ruleset;
import org.grundy.solvers.OutcomeSolution;

/// A sum of which only the outcome is known, from playing it out.
public final class LiteralSolution<P> implements OutcomeSolution {
  private final List<P> sum;
  private final Ruleset<P> ruleset;
  private final LiteralPlay<P> play;
  private final Outcome outcome;

  public LiteralSolution(List<P> sum, Ruleset<P> ruleset, LiteralPlay<P> play) {
    this.sum = sum;
    this.ruleset = ruleset;
    this.play = play;
    this.outcome = play.nextPlayerWins(sum) ? Outcome.N : Outcome.P;
  }

  @Override
  public Outcome outcome() {
    return outcome;
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    for (int i = 0; i < sum.size(); i++) {
      int summand = i;
      ruleset.options(
          sum.get(i),
          option -> {
            List<P> after = new ArrayList<>(sum);
            after.remove(summand);
            after.addAll(option.sum());
            boolean wins = option.ends() || !play.nextPlayerWins(after);
            sink.accept(RatedMove.byOutcome(option.move(), summand, wins));
          });
    }
  }
}
