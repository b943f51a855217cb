package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.core.Component;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.sequence.state.StateHeaps;

/// A position of heaps that move together, one of them long, the others in one of finitely many
/// states.
record SolvedState(
    TuplePosition position, TupleRuleset ruleset, StateHeaps heaps, TypedValues values)
    implements SolvedPosition {
  @Override
  public long value() {
    return value(position);
  }

  private long value(TuplePosition one) {
    OptionalInt type = heaps.type(one);
    return type.isPresent()
        ? values.value(type.getAsInt(), one.sizes().get(heaps.states().place()))
        : heaps.small().value(one);
  }

  @Override
  public List<Component> components() {
    return List.of(new Component(position, value()));
  }

  @Override
  public void moves(MoveSink sink) {
    ruleset.options(
        position,
        option ->
            sink.accept(
                option.move(),
                0,
                option.sum().stream().mapToLong(this::value).reduce(0, (a, b) -> a ^ b)));
  }

  @Override
  public Optional<SolvedPosition> after(Position option) {
    return Optional.of(new SolvedState((TuplePosition) option, ruleset, heaps, values));
  }
}
