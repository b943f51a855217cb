package org.grundy.solvers.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.RatedMove;
import org.grundy.core.Ruleset;
import org.grundy.solvers.Partial;

/// The options of a sum of which only outcomes are asked: whole sums again.
public record SumOptions<P>(List<P> sum, Ruleset<P> ruleset) {
  private interface Sink<P> {
    void accept(int summand, Option<P> option, List<P> after);
  }

  private void forEach(Sink<P> sink) {
    for (int i = 0; i < sum.size(); i++) {
      int summand = i;
      ruleset.options(
          sum.get(i),
          option -> {
            List<P> after = new ArrayList<>(sum);
            after.remove(summand);
            after.addAll(option.sum());
            sink.accept(summand, option, after);
          });
    }
  }

  /// Hands over every move with whether it wins.
  ///
  /// @param nextPlayerWins the outcome of a sum
  void rate(Predicate<List<P>> nextPlayerWins, Consumer<RatedMove> sink) {
    forEach((summand, option, after) ->
        sink.accept(
            RatedMove.byOutcome(
                option.move(), summand, option.ends() || !nextPlayerWins.test(after))));
  }

  /// The moves of which it is known whether they win.
  ///
  /// @param known the outcome of a sum, where it is known
  /// @param look pays for looking
  public Partial settled(Function<List<P>, Optional<Boolean>> known, Meter look) {
    List<RatedMove> settled = new ArrayList<>();
    long[] moves = {0};
    forEach((summand, option, after) -> {
      look.check();
      look.claim(Partial.MOVE_BYTES);
      moves[0]++;
      Optional<Boolean> wins =
          option.ends() ? Optional.of(true) : known.apply(after).map(next -> !next);
      wins.ifPresent(found -> settled.add(RatedMove.byOutcome(option.move(), summand, found)));
    });
    return Partial.byOutcomes(settled, moves[0]);
  }
}
