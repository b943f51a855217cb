package org.grundy.solvers.play.genus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Partial;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.play.LiteralSolution;
import org.grundy.solvers.play.SumOptions;
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
        : new LiteralSolution<>(options(), this::nextPlayerWins);
  }

  private SumOptions<HeapPosition> options() {
    return new SumOptions<>(sum, HeapRuleset.of(rules));
  }

  private boolean nextPlayerWins(List<HeapPosition> heaps) {
    meter.work(1);
    return classes.search().nextPlayerWins(classes.sum(heaps));
  }

  @Override
  public Partial soFar(Meter look) {
    return options().settled(after -> classes.known(after).flatMap(classes.search()::known), look);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(classes.search().knowledge());
  }
}
