package org.grundy.solvers.sequence;

import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.sequence.strip.RingHeaps;

/// Rings as sums of typed heaps, after a few moves at the latest.
///
/// @param heaps to which all rings of the sum were added
record RingPlan(GameRules rules, RingHeaps heaps, List<GridPosition> rings) implements Plan {
  RingPlan {
    rings = List.copyOf(rings);
  }

  @Override
  public String method() {
    return SequenceMethod.NAME;
  }

  @Override
  public String because() {
    return heaps.strips().because()
        + "; a ring comes apart into such runs where no move connects its cells all around, now or"
        + " after a move, and rings that are images of each other are the same; "
        + SequencePlan.HEAPS;
  }

  @Override
  public String cost() {
    return "the values of heaps below %,d, of %s, or up to where a period is proved"
        .formatted(
            rings.stream().mapToInt(GridPosition::size).max().orElse(0),
            heaps.strips().typesInWords());
  }

  @Override
  public Run begin(Meter meter) {
    return new TypedRun(
        () -> new TypedValues(heaps.strips().heaps(), meter), values -> solved(values, meter));
  }

  private Solution solved(TypedValues ofHeaps, Meter meter) {
    GridRuleset moves = GridRuleset.of(rules);
    RingHeaps.Values values = heaps.values(ofHeaps);
    return new SumSolution(
        rings.stream().map(ring -> new SolvedRing(ring, moves, values, meter)).toList());
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  /// A ring with its value.
  private record SolvedRing(
      GridPosition ring, GridRuleset ruleset, RingHeaps.Values values, Meter meter)
      implements SolvedPosition {
    @Override
    public long value() {
      return Math.max(0, values.of(ring));
    }

    @Override
    public boolean canEnd() {
      return values.of(ring) == ENDS;
    }

    @Override
    public List<Component> components() {
      return canEnd() ? List.of() : List.of(new Component(ring, value()));
    }

    @Override
    public void moves(MoveSink sink) {
      int component = canEnd() ? -1 : 0;
      ruleset.options(
          ring,
          option -> {
            meter.check();
            long after = option.ends() ? ENDS : values.of(option.sum().getFirst());
            sink.accept(option.move(), component, !option.ends() && after == ENDS ? UNSAFE : after);
          });
    }
  }
}
