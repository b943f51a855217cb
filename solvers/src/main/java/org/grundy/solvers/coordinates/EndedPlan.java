package org.grundy.solvers.coordinates;

import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;

/// The sweep over heaps of a game that conditions end early.
///
/// @param because why it is sound
/// @param outcomes whether only who wins is found, of the one position
record EndedPlan(
    Problem problem, String because, Box box, EndedSweep.HeapOptions options, boolean outcomes)
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
  public Solution solve(Meter meter) {
    GameRules rules = problem.rules();
    EndedSweep sweep = new EndedSweep(box, HeapEnds.of(rules), options, meter);
    LiteralMoves moves = LiteralMoves.of(rules);
    if (outcomes) {
      sweep.findOutcomes(rules.play() == Play.MISERE);
      return new OutcomeSolution.Known<>(
          problem.sum(),
          moves,
          left -> sweep.outcome(left.isEmpty() ? List.of(0L) : sizes(left.getFirst())));
    }
    sweep.findValues();
    return new SumSolution(
        problem.sum().stream().map(position -> new Solved(position, moves, sweep)).toList());
  }

  /// The sizes of a position of heaps.
  static List<Long> sizes(Position position) {
    return position instanceof HeapPosition(long size)
        ? List.of(size)
        : ((TuplePosition) position).sizes();
  }

  private record Solved(Position position, LiteralMoves ruleset, EndedSweep sweep)
      implements SolvedPosition {
    @Override
    public long value() {
      return Math.max(0, sweep.at(sizes(position)));
    }

    @Override
    public boolean canEnd() {
      return sweep.at(sizes(position)) == ENDS;
    }

    @Override
    public List<Component> components() {
      return canEnd() ? List.of() : List.of(new Component(position, value()));
    }

    @Override
    public void moves(MoveSink sink) {
      int component = canEnd() ? -1 : 0;
      ruleset.options(
          position,
          option ->
              sink.accept(option.move(), component, option.ends() ? ENDS : left(option.sum())));
    }

    private long left(List<? extends Position> parts) {
      long sum = 0;
      for (Position part : parts) {
        int value = sweep.at(sizes(part));
        if (value < 0) {
          return UNSAFE;
        }
        sum ^= value;
      }
      return sum;
    }
  }
}
