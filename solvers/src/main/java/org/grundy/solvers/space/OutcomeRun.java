package org.grundy.solvers.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.Ruleset;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Partial;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// One position of which it is found who wins it. A move leaves one position, or nothing.
///
/// @param nothing stands for what is left where nothing is
/// @param ruleset the moves under their names
/// @param finder finds who wins
public record OutcomeRun<P extends Position>(
    P position, P nothing, Ruleset<P> ruleset, Finder<P> finder) implements Run {
  /// A position of which a move always leaves something.
  public OutcomeRun(P position, Ruleset<P> ruleset, Finder<P> finder) {
    this(position, position, ruleset, finder);
  }

  @Override
  public Solution solve() {
    finder.value(position);
    return new OutcomeSolution.Known<>(
        List.of(position), ruleset, left -> StateTable.outcome(finder.value(whole(left))));
  }

  private P whole(List<P> left) {
    return left.isEmpty() ? nothing : left.getFirst();
  }

  @Override
  public Partial soFar(Meter look) {
    List<RatedMove> settled = new ArrayList<>();
    long[] count = {0};
    ruleset.options(
        position,
        option -> {
          look.check();
          look.claim(Partial.MOVE_BYTES);
          count[0]++;
          wins(option).ifPresent(won -> settled.add(RatedMove.byOutcome(option.move(), 0, won)));
        });
    return Partial.byOutcomes(settled, count[0]);
  }

  private Optional<Boolean> wins(Option<P> option) {
    if (option.ends()) {
      return Optional.of(true);
    }
    OptionalLong known = finder.known(whole(option.sum()));
    return known.isPresent()
        ? Optional.of(StateTable.outcome(known.getAsLong()) == Outcome.P)
        : Optional.empty();
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return finder.knowledge();
  }
}
