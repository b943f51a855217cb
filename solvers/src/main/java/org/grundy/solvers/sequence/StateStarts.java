package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.sequence.state.StateHeaps;

/// Heaps that move together, the one that runs furthest being long and the others in one of
/// finitely many states: the starts are terms of one sequence a state.
final class StateStarts implements FamilyPlan {
  private final GameRules rules;
  private final FamilySpec starts;
  private final BoundedStates states;
  private int known;

  private StateStarts(GameRules rules, FamilySpec starts, BoundedStates states) {
    this.rules = rules;
    this.starts = starts;
    this.states = states;
  }

  static Optional<FamilyPlan> of(FamilyProblem family) {
    if (!(family.rules().board() instanceof Board.Heaps)) {
      return Optional.empty();
    }
    FamilySpec starts = family.starts();
    boolean isDown = starts.rows().size() > starts.columns().size();
    List<List<Long>> lines = new ArrayList<>();
    long count = isDown ? starts.columns().size() : starts.rows().size();
    for (int line = 0; line < Math.min(count, BoundedStates.MOST_STATES + 1); line++) {
      lines.add(isDown ? starts.numbers(0, line) : starts.numbers(line, 0));
    }
    return StateHeaps.states(family.rules(), isDown ? starts.down() : starts.across(), lines)
        .map(states -> new StateStarts(family.rules(), starts, states));
  }

  @Override
  public String method() {
    return SequenceMethod.NAME;
  }

  @Override
  public String because() {
    return StateHeaps.because(rules, states);
  }

  @Override
  public String cost() {
    return String.format(
        Locale.ROOT,
        "%,d sequences up to %,d",
        states.states().size(),
        starts.coordinates().get(states.place()).toNumber() - 1);
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    StateHeaps heaps = StateHeaps.of(rules, states, meter);
    TypedValues values = new TypedValues(heaps.heaps(), meter);
    int columns = (int) starts.columns().size();
    for (known = 0; known < entries.length; known++) {
      List<Long> sizes = starts.numbers(known / columns, known % columns);
      int type = heaps.type(new TuplePosition(sizes)).orElseThrow();
      entries[known] = values.value(type, sizes.get(states.place()));
    }
  }

  @Override
  public List<MethodUse> methods() {
    return List.of(new MethodUse(method(), known, "one sequence for each state"));
  }
}
