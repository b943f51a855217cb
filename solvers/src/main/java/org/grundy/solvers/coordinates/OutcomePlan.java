package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Solution;

/// Finds who wins one position, and which moves win, without values.
record OutcomePlan(OutcomeBox box, TuplePosition position) implements Plan {
  @Override
  public String method() {
    return CoordinatesMethod.NAME;
  }

  @Override
  public String because() {
    return box.because();
  }

  @Override
  public String cost() {
    return box.cost();
  }

  @Override
  public PositionBound searched() {
    return PositionBound.ONE.times(box.steps());
  }

  @Override
  public Solution solve(Meter meter) {
    OutcomeSearch search = box.search(meter);
    search.run();
    return new Solved(position, TupleRuleset.of(box.rules()), search);
  }

  private record Solved(TuplePosition position, TupleRuleset ruleset, OutcomeSearch search)
      implements OutcomeSolution {
    @Override
    public Outcome outcome() {
      return search.known(position.sizes()).orElseThrow();
    }

    @Override
    public void moves(Consumer<RatedMove> sink) {
      ruleset.options(
          position,
          option ->
              sink.accept(
                  RatedMove.byOutcome(
                      option.move(),
                      0,
                      search.known(option.sum().getFirst().sizes()).orElseThrow() == Outcome.P)));
    }

    @Override
    public Optional<Solution> after(int summand, List<Position> option) {
      return Optional.of(new Solved((TuplePosition) option.getFirst(), ruleset, search));
    }
  }
}
