package org.grundy.solvers.coordinates;

import java.util.List;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.jspecify.annotations.Nullable;

/// The sweep over one box that holds all positions of a sum.
record CoordinatesPlan(
    GameRules rules, List<TuplePosition> sum, String because, Box box, int shortLine)
    implements Plan {
  @Override
  public String method() {
    return CoordinatesMethod.NAME;
  }

  @Override
  public String cost() {
    return box.cost();
  }

  @Override
  public PositionBound searched() {
    return PositionBound.ONE.times(box.cells());
  }

  @Override
  public Run begin(Meter meter) {
    return new SweepRun(meter);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  private final class SweepRun implements Run {
    private final Meter meter;
    private final TupleRuleset ruleset = TupleRuleset.of(rules);
    private @Nullable ValueSweep sweep;

    SweepRun(Meter meter) {
      this.meter = meter;
    }

    @Override
    public Solution solve() {
      ValueSweep solving = new ValueSweep(box, box.sources(), shortLine, meter);
      sweep = solving;
      solving.run();
      return new SumSolution(
          sum.stream().map(position -> new SweptPosition(position, ruleset, solving)).toList());
    }

    @Override
    public List<PartlySolved> positions(Meter look) {
      ValueSweep begun = sweep;
      return begun == null
          ? List.of()
          : sum.stream()
              .map(position -> new SweptPosition(position, ruleset, begun).partly())
              .toList();
    }
  }
}
