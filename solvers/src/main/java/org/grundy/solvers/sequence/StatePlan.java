package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Locale;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.sequence.state.StateHeaps;

/// Heaps with finitely many states as typed heaps.
final class StatePlan implements Plan {
  private final GameRules rules;
  private final List<TuplePosition> sum;
  private final BoundedStates states;
  private volatile String period = "";

  StatePlan(GameRules rules, List<TuplePosition> sum, BoundedStates states) {
    this.rules = rules;
    this.sum = List.copyOf(sum);
    this.states = states;
  }

  @Override
  public String method() {
    return SequenceMethod.NAME;
  }

  /// The theorem, and once the positions are solved the period.
  @Override
  public String because() {
    return StateHeaps.because(rules, states) + period;
  }

  @Override
  public String cost() {
    long largest =
        sum.stream().mapToLong(one -> one.sizes().get(states.place())).max().orElseThrow();
    return String.format(
        Locale.ROOT,
        "the values of heaps up to %,d, of %,d types, or up to where a period is proved",
        largest,
        states.states().size());
  }

  @Override
  public Run begin(Meter meter) {
    StateHeaps[] heaps = new StateHeaps[1];
    return new TypedRun(
        () -> {
          heaps[0] = StateHeaps.of(rules, states, meter);
          return new TypedValues(heaps[0].heaps(), meter);
        },
        values -> solved(heaps[0], values));
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  private Solution solved(StateHeaps heaps, TypedValues values) {
    TupleRuleset ruleset = TupleRuleset.of(rules);
    SumSolution solution =
        new SumSolution(
            sum.stream().map(one -> new SolvedState(one, ruleset, heaps, values)).toList());
    period = values.proved().map(Regularity.Proved::periodicity).map(StatePlan::text).orElse("");
    return solution;
  }

  private static String text(Periodicity period) {
    return String.format(
        Locale.ROOT,
        "; from %,d on they have the period %,d (Guy and Smith 1956)",
        period.preperiod(),
        period.period());
  }
}
