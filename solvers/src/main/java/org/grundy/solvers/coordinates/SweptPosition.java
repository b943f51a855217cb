package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Component;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.SolvedPosition;

/// A position of the box, with what the sweep has found by now.
record SweptPosition(TuplePosition position, TupleRuleset ruleset, ValueSweep sweep)
    implements SolvedPosition {
  @Override
  public long value() {
    return sweep.known(position.sizes()).orElseThrow();
  }

  @Override
  public List<Component> components() {
    return List.of(new Component(position, value()));
  }

  @Override
  public void moves(MoveSink sink) {
    ruleset.options(position, option -> sink.accept(option.move(), 0, sum(option.sum())));
  }

  private long sum(List<TuplePosition> option) {
    long sum = 0;
    for (TuplePosition component : option) {
      OptionalLong value = sweep.known(component.sizes());
      if (value.isEmpty()) {
        return PartlySolved.UNKNOWN;
      }
      sum ^= value.getAsLong();
    }
    return sum;
  }

  @Override
  public Optional<SolvedPosition> after(Position option) {
    return Optional.of(new SweptPosition((TuplePosition) option, ruleset, sweep));
  }

  /// The same where the sweep may not have come so far.
  PartlySolved partly() {
    return PartlySolved.of(position, sweep.known(position.sizes()), this::moves);
  }
}
