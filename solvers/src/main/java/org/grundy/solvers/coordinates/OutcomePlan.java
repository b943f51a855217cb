package org.grundy.solvers.coordinates;

import java.util.List;
import org.grundy.core.Meter;
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
    return new OutcomeSolution.Known<>(
        List.of(position),
        TupleRuleset.of(box.rules()),
        left -> search.known(left.getFirst().sizes()).orElseThrow());
  }
}
