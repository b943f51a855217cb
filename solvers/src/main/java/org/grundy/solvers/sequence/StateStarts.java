package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.sequence.state.ArithmeticLines;
import org.grundy.solvers.sequence.state.StateHeaps;

/// Heaps that move together, the one that runs furthest being long and the others in one of
/// finitely many states: the starts are terms of one sequence a state.
final class StateStarts implements FamilyPlan {
  private final FamilySpec starts;
  private final BoundedStates states;
  private final String because;

  /// Makes the values of the starts by their sizes.
  private final Function<Meter, ToLongFunction<List<Long>>> values;

  private int known;

  private StateStarts(
      FamilySpec starts,
      BoundedStates states,
      String because,
      Function<Meter, ToLongFunction<List<Long>>> values) {
    this.starts = starts;
    this.states = states;
    this.because = because;
    this.values = values;
  }

  static Optional<FamilyPlan> of(FamilyProblem family) {
    if (!(family.rules().board() instanceof Board.Heaps)) {
      return Optional.empty();
    }
    FamilySpec starts = family.starts();
    boolean isDown = starts.rows().size() > starts.columns().size();
    int place = isDown ? starts.down() : starts.across();
    List<List<Long>> lines = new ArrayList<>();
    long count = isDown ? starts.columns().size() : starts.rows().size();
    for (int line = 0; line < Math.min(count, BoundedStates.MOST_STATES + 1); line++) {
      lines.add(isDown ? starts.numbers(0, line) : starts.numbers(line, 0));
    }
    return StateHeaps.states(family.rules(), place, lines)
        .map(states ->
            new StateStarts(
                starts,
                states,
                StateHeaps.because(family.rules(), states),
                meter -> ofHeaps(StateHeaps.of(family.rules(), states, meter), meter)))
        .or(() -> ofLines(family, place, lines))
        .map(FamilyPlan.class::cast);
  }

  private static ToLongFunction<List<Long>> ofHeaps(StateHeaps heaps, Meter meter) {
    TypedValues values = new TypedValues(heaps.heaps(), meter);
    return sizes ->
        values.value(
            heaps.type(new TuplePosition(sizes)).orElseThrow(), sizes.get(heaps.states().place()));
  }

  private static Optional<StateStarts> ofLines(
      FamilyProblem family, int place, List<List<Long>> lines) {
    FamilySpec starts = family.starts();
    return starts.coordinates().get(place).toNumber() <= ArithmeticLines.LONG
        ? Optional.empty()
        : ArithmeticLines.states(family.rules(), place, lines)
            .map(states ->
                new StateStarts(
                    starts,
                    states,
                    ArithmeticLines.because(family.rules(), states),
                    meter -> ArithmeticLines.of(family.rules(), states, meter)::value));
  }

  @Override
  public String method() {
    return SequenceMethod.NAME;
  }

  @Override
  public String because() {
    return because;
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
    ToLongFunction<List<Long>> value = values.apply(meter);
    int columns = (int) starts.columns().size();
    for (known = 0; known < entries.length; known++) {
      entries[known] = value.applyAsLong(starts.numbers(known / columns, known % columns));
    }
  }

  @Override
  public List<MethodUse> methods() {
    return List.of(new MethodUse(method(), known, "one sequence for each state"));
  }
}
