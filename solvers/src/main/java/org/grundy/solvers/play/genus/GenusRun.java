package org.grundy.solvers.play.genus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.RatedMove;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Partial;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.sequence.HeapOptions;
import org.grundy.solvers.sequence.HeapSequence;

/// A sum of heaps under misère play on the way to its outcome.
final class GenusRun implements Run {
  private final GameRules rules;
  private final List<HeapPosition> sum;
  private final HeapSequence sequence;
  private final Meter meter;
  private final TameHeaps tame;
  private final HeapClasses classes;

  GenusRun(GameRules rules, List<HeapPosition> sum, HeapSequence sequence, Meter meter) {
    this.rules = rules;
    this.sum = sum;
    this.sequence = sequence;
    this.meter = meter;
    this.tame = new TameHeaps(rules, sequence, meter);
    this.classes = new HeapClasses(new HeapOptions(HeapRule.of(rules), meter), meter);
  }

  @Override
  public Solution solve() {
    List<TamePair> pairs = new ArrayList<>();
    for (HeapPosition heap : sum) {
      tame.pair(heap.size(), meter).ifPresent(pairs::add);
    }
    return pairs.size() == sum.size()
        ? new TameSolution(rules, sum, pairs, tame, sequence, meter)
        : new SearchedSolution(rules, sum, classes, meter);
  }

  @Override
  public Partial soFar(Meter look) {
    List<RatedMove> settled = new ArrayList<>();
    long[] moves = {0};
    for (int i = 0; i < sum.size(); i++) {
      int summand = i;
      HeapRuleset.of(rules)
          .options(
              sum.get(i),
              option -> {
                look.check();
                look.claim(Partial.MOVE_BYTES);
                moves[0]++;
                List<HeapPosition> after = new ArrayList<>(sum);
                after.remove(summand);
                after.addAll(option.sum());
                classes
                    .known(after)
                    .flatMap(known -> classes.search().known(known))
                    .ifPresent(
                        next -> settled.add(RatedMove.byOutcome(option.move(), summand, !next)));
              });
    }
    return Partial.byOutcomes(settled, moves[0]);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(classes.search().knowledge());
  }
}
