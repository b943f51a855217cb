package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.PositionBound;
import org.grundy.rules.heap.BoxOrder;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PartialSum;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.jspecify.annotations.Nullable;

/// The sweep over one box that holds all positions of a sum.
record CoordinatesPlan(GameRules rules, List<TuplePosition> sum, BoxOrder order, Box box)
    implements Plan {
  @Override
  public String method() {
    return CoordinatesMethod.NAME;
  }

  @Override
  public String because() {
    List<String> names = ((Board.Heaps) rules.board()).variables();
    return "every move leads to positions that come before it in the lexicographic order of %s, and"
        .formatted(order.coordinates().stream().map(names::get).collect(Collectors.joining(", ")))
        + " none of them leaves the box, so its positions are valued one after the other: the value"
        + " of each is the least number that is not the value of an option (Sprague 1935, Grundy"
        + " 1939)";
  }

  @Override
  public String cost() {
    return "%,d positions, each with one look at every line of options".formatted(box.cells());
  }

  @Override
  public PositionBound searched() {
    return PositionBound.ONE.times(box.cells());
  }

  private List<EquationMove> moves() {
    return rules.rules().stream().map(EquationMove.class::cast).toList();
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
      ValueSweep solving = new ValueSweep(box, moves(), meter);
      sweep = solving;
      solving.run();
      return new SumSolution(
          sum.stream().map(position -> new SweptPosition(position, ruleset, solving)).toList());
    }

    @Override
    public Partial soFar(Meter look) {
      ValueSweep begun = sweep;
      return begun == null
          ? Partial.NOTHING
          : PartialSum.of(
              sum.stream()
                  .map(position -> new SweptPosition(position, ruleset, begun).partly())
                  .toList(),
              look);
    }
  }
}
