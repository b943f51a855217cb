package org.grundy.solvers.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.core.Ruleset;
import org.grundy.solvers.Knowledge;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// A sum that is played out.
public record LiteralRun<P>(
    List<P> sum, Ruleset<P> ruleset, LiteralPlay<P> play, PositionFormat<P> format) implements Run {
  @Override
  public Solution solve() {
    return new LiteralSolution<>(sum, ruleset, play);
  }

  @Override
  public Partial soFar() {
    List<RatedMove> settled = new ArrayList<>();
    long[] moves = {0};
    for (int i = 0; i < sum.size(); i++) {
      int summand = i;
      ruleset.options(
          sum.get(i),
          option -> {
            moves[0]++;
            List<P> after = new ArrayList<>(sum);
            after.remove(summand);
            after.addAll(option.sum());
            Optional<Boolean> wins =
                option.ends() ? Optional.of(true) : play.known(after).map(next -> !next);
            wins.ifPresent(known ->
                settled.add(
                    new RatedMove(
                        option.move(), summand, OptionalInt.empty(), OptionalLong.empty(), known)));
          });
    }
    boolean won = settled.stream().anyMatch(RatedMove::wins);
    boolean lost = !won && moves[0] > 0 && settled.size() == moves[0];
    Optional<Outcome> outcome =
        won ? Optional.of(Outcome.N) : lost ? Optional.of(Outcome.P) : Optional.empty();
    return new Partial(outcome, List.of(), settled, moves[0]);
  }

  @Override
  public Optional<Knowledge> knowledge() {
    return Optional.of(play.knowledge(format));
  }
}
