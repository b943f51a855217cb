package org.grundy.solvers.several;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Component;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.moves.SeveralHeapsRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;
import org.jspecify.annotations.Nullable;

/// One table for all positions of a sum.
///
/// @param outcomes whether only who wins is found, of the one position
record SeveralPlan(
    GameRules rules, List<TuplePosition> sum, HeapNumbers multisets, boolean outcomes)
    implements Plan {
  @Override
  public String method() {
    return SeveralMethod.NAME;
  }

  @Override
  public String because() {
    String order = multisets.because();
    if (!outcomes) {
      return order
          + "the value of each is the least number that is not the value of an option (Sprague"
          + " 1935, Grundy 1939)";
    }
    return order
        + (rules.play() == Play.MISERE
            ? "the next player wins one exactly if there is no move, or one to a multiset that the"
                + " next player loses"
            : "the next player loses one exactly if every option of it wins");
  }

  @Override
  public String cost() {
    return multisets.cost(outcomes);
  }

  @Override
  public PositionBound searched() {
    return PositionBound.ONE.times(multisets.most());
  }

  @Override
  public Run begin(Meter meter) {
    return new TableRun(meter);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  private final class TableRun implements Run {
    private final Meter meter;
    private final SeveralHeapsRuleset ruleset = SeveralHeapsRuleset.of(rules);
    private @Nullable HeapsTable table;

    TableRun(Meter meter) {
      this.meter = meter;
    }

    @Override
    public Solution solve() {
      HeapsTable begun = multisets.table(ruleset.lines(), sum, meter);
      table = begun;
      if (outcomes) {
        begun.findOutcomes(rules.play() == Play.MISERE);
        return new OutcomeSolution.Known<>(
            sum, ruleset, left -> begun.outcome(left.getFirst().sizes()).orElseThrow());
      }
      begun.findValues();
      return new SumSolution(
          sum.stream().map(position -> new Solved(position, ruleset, begun)).toList());
    }

    @Override
    public List<PartlySolved> positions(Meter look) {
      HeapsTable begun = table;
      return begun == null || outcomes
          ? List.of()
          : sum.stream()
              .map(position -> {
                Solved solved = new Solved(position, ruleset, begun);
                return PartlySolved.of(position, begun.value(position.sizes()), solved::moves);
              })
              .toList();
    }
  }

  /// A position with the table of values.
  private record Solved(TuplePosition position, SeveralHeapsRuleset ruleset, HeapsTable table)
      implements SolvedPosition {
    @Override
    public long value() {
      return table.value(position.sizes()).orElseThrow();
    }

    @Override
    public List<Component> components() {
      return List.of(new Component(position, value()));
    }

    @Override
    public void moves(MoveSink sink) {
      ruleset.options(position, option -> sink.accept(option.move(), 0, after(option.sum())));
    }

    private long after(List<TuplePosition> option) {
      OptionalLong value = table.value(option.getFirst().sizes());
      return value.isPresent() ? value.getAsLong() : PartlySolved.UNKNOWN;
    }

    @Override
    public Optional<SolvedPosition> after(Position option) {
      return Optional.of(new Solved((TuplePosition) option, ruleset, table));
    }
  }
}
