package org.grundy.solvers.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.RatedMove;
import org.grundy.core.Ruleset;
import org.grundy.solvers.Partial;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.SavedForm;
import org.grundy.solvers.Solution;

/// A sum that is played out.
public record LiteralRun<P>(
    List<P> sum, Ruleset<P> ruleset, LiteralPlay<P> play, SavedForm<P> format) implements Run {
  @Override
  public Solution solve() {
    return new LiteralSolution<>(sum, ruleset, play);
  }

  @Override
  public Partial soFar(Meter look) {
    List<RatedMove> settled = new ArrayList<>();
    long[] moves = {0};
    for (int i = 0; i < sum.size(); i++) {
      int summand = i;
      ruleset.options(
          sum.get(i),
          option -> {
            look.check();
            look.claim(Partial.MOVE_BYTES);
            moves[0]++;
            List<P> after = new ArrayList<>(sum);
            after.remove(summand);
            after.addAll(option.sum());
            Optional<Boolean> wins =
                option.ends() ? Optional.of(true) : play.known(after).map(next -> !next);
            wins.ifPresent(
                known -> settled.add(RatedMove.byOutcome(option.move(), summand, known)));
          });
    }
    return Partial.byOutcomes(settled, moves[0]);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(play.knowledge(format));
  }
}
