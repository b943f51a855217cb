package org.grundy.solvers.play;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Ruleset;
import org.grundy.solvers.Partial;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// A sum that is played out.
public record LiteralRun<P>(
    List<P> sum, Ruleset<P> ruleset, LiteralPlay<P> play, SavedForm<P> format) implements Run {
  private SumOptions<P> options() {
    return new SumOptions<>(sum, ruleset);
  }

  @Override
  public Solution solve() {
    return new LiteralSolution<>(options(), play::nextPlayerWins);
  }

  @Override
  public Partial soFar(Meter look) {
    return options().settled(play::known, look);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(play.knowledge(format));
  }
}
