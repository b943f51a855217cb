package org.grundy.solvers.play;

import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.solvers.SolvedPosition;

/// A position valued by recursion; one part, itself.
record DefinedPosition<P extends Position>(
    P position, Ruleset<P> ruleset, Recursion<P> recursion, long found) implements SolvedPosition {
  static <P extends Position> DefinedPosition<P> of(
      P position, Ruleset<P> ruleset, Recursion<P> recursion) {
    return new DefinedPosition<>(position, ruleset, recursion, recursion.value(position));
  }

  @Override
  public long value() {
    return Math.max(found, 0);
  }

  @Override
  public boolean canEnd() {
    return found == ENDS;
  }

  @Override
  public List<Component> components() {
    return canEnd() ? List.of() : List.of(new Component(position, found));
  }

  @Override
  public void moves(MoveSink sink) {
    ruleset.options(
        position,
        option ->
            sink.accept(
                option.move(),
                canEnd() ? -1 : 0,
                option.ends() ? ENDS : recursion.valueOfSum(option.sum())));
  }
}
