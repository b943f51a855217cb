package org.grundy.solvers.play.genus;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.sequence.HeapSequence;

/// A sum of tame heaps under misère play.
final class TameSolution implements OutcomeSolution {
  private final GameRules rules;
  private final List<HeapPosition> sum;
  private final List<TamePair> pairs;
  private final TameHeaps tame;
  private final HeapSequence sequence;
  private final Meter meter;

  /// @param pairs those of the heaps of the sum
  TameSolution(
      GameRules rules,
      List<HeapPosition> sum,
      List<TamePair> pairs,
      TameHeaps tame,
      HeapSequence sequence,
      Meter meter) {
    this.rules = rules;
    this.sum = sum;
    this.pairs = List.copyOf(pairs);
    this.tame = tame;
    this.sequence = sequence;
    this.meter = meter;
  }

  @Override
  public Outcome outcome() {
    return Outcome.ofValue(rest(-1).misere());
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    for (int i = 0; i < sum.size(); i++) {
      int summand = i;
      TamePair rest = rest(i);
      HeapRuleset.of(rules)
          .options(
              sum.get(i),
              option -> {
                meter.work(1);
                TamePair after = rest;
                for (HeapPosition part : option.sum()) {
                  after = after.plus(tame.pair(part.size(), meter).orElseThrow());
                }
                sink.accept(RatedMove.byOutcome(option.move(), summand, after.misere() == 0));
              });
    }
  }

  @Override
  public BigInteger winningMoves() {
    if (!tame.isNim()) {
      return OutcomeSolution.super.winningMoves();
    }
    BigInteger total = BigInteger.ZERO;
    for (int i = 0; i < sum.size(); i++) {
      TamePair rest = rest(i);
      long target = rest.firm() ? rest.value() : rest.value() ^ 1;
      total = total.add(sequence.solved(sum.get(i).size(), meter).movesTo(target));
    }
    return total;
  }

  /// The pair of all heaps but one.
  private TamePair rest(int but) {
    TamePair rest = TamePair.EMPTY;
    for (int i = 0; i < pairs.size(); i++) {
      rest = i == but ? rest : rest.plus(pairs.get(i));
    }
    return rest;
  }
}
