package org.grundy.solvers.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.core.SavedForm;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Partial;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// A sum that is played out.
///
/// @param form how its positions are saved
public record LiteralRun<P>(PlayedSum<P> sum, LiteralPlay<P> play, SavedForm<P> form)
    implements Run {
  @Override
  public Solution solve() {
    Outcome outcome = play.nextPlayerWins(sum.start()) ? Outcome.N : Outcome.P;
    return new Played<>(sum, play, outcome);
  }

  @Override
  public Partial soFar(Meter look) {
    List<RatedMove> settled = new ArrayList<>();
    long[] count = {0};
    sum.moves((move, summand, ends, after) -> {
      look.check();
      look.claim(Partial.MOVE_BYTES);
      count[0]++;
      Optional<Boolean> wins = ends ? Optional.of(true) : play.known(after).map(next -> !next);
      wins.ifPresent(known -> settled.add(RatedMove.byOutcome(move, summand, known)));
    });
    return Partial.byOutcomes(settled, count[0]);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(play.knowledge(form));
  }

  /// The sum after it was played out, of which only the outcome is known.
  private record Played<P>(PlayedSum<P> sum, LiteralPlay<P> play, Outcome outcome)
      implements OutcomeSolution {
    @Override
    public void moves(Consumer<RatedMove> sink) {
      sum.moves((move, summand, ends, after) ->
          sink.accept(RatedMove.byOutcome(move, summand, ends || !play.nextPlayerWins(after))));
    }
  }
}
