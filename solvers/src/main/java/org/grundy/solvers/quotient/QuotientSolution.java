package org.grundy.solvers.quotient;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Solution;

/// A sum under misère play all of whose components have an element in a quotient.
final class QuotientSolution implements OutcomeSolution {
  private final GameRules rules;
  private final List<Position> sum;
  private final GameQuotient quotient;
  private final BipartiteMonoid monoid;
  private final Meter meter;

  QuotientSolution(GameRules rules, List<Position> sum, GameQuotient quotient, Meter meter) {
    this.rules = rules;
    this.sum = List.copyOf(sum);
    this.quotient = quotient;
    this.monoid = quotient.quotient().monoid();
    this.meter = meter;
  }

  @Override
  public Outcome outcome() {
    return loses(product(0, sum)) ? Outcome.P : Outcome.N;
  }

  private boolean loses(int element) {
    return monoid.isLosing(element);
  }

  private int product(int element, List<Position> positions) {
    int product = element;
    for (Position position : positions) {
      product = monoid.product(product, quotient.element(position).orElseThrow());
    }
    return product;
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    LiteralMoves moves = LiteralMoves.of(rules);
    for (int i = 0; i < sum.size(); i++) {
      int summand = i;
      int rest = product(product(0, sum.subList(0, i)), sum.subList(i + 1, sum.size()));
      moves.options(
          sum.get(i),
          option -> {
            meter.work(1);
            boolean wins = loses(product(rest, option.sum()));
            sink.accept(RatedMove.byOutcome(option.move(), summand, wins));
          });
    }
  }

  @Override
  public Optional<Solution> after(int summand, List<Position> option) {
    return sum.size() == 1
        ? Optional.of(new QuotientSolution(rules, option, quotient, meter))
        : Optional.empty();
  }
}
