package org.grundy.solvers.play.genus;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.OutcomeSolution;

/// A sum of heaps under misère play whose outcome was searched.
final class SearchedSolution implements OutcomeSolution {
  private final HeapRuleset ruleset;
  private final List<HeapPosition> sum;
  private final HeapClasses classes;
  private final Meter meter;
  private final Outcome outcome;

  SearchedSolution(GameRules rules, List<HeapPosition> sum, HeapClasses classes, Meter meter) {
    this.ruleset = HeapRuleset.of(rules);
    this.sum = sum;
    this.classes = classes;
    this.meter = meter;
    this.outcome = nextPlayerWins(sum) ? Outcome.N : Outcome.P;
  }

  private boolean nextPlayerWins(List<HeapPosition> heaps) {
    return classes.search().nextPlayerWins(classes.sum(heaps));
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
            meter.work(1);
            List<HeapPosition> after = new ArrayList<>(sum);
            after.remove(summand);
            after.addAll(option.sum());
            sink.accept(RatedMove.byOutcome(option.move(), summand, !nextPlayerWins(after)));
          });
    }
  }
}
