package org.grundy.solvers.space;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.grundy.solvers.ResumableState;

/// Finds values of positions, or who wins them, as [StateTable] tells it.
///
/// @param <P> the positions
public interface Finder<P> {
  /// The result for a position, which is found now if need be.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  long value(P position);

  /// The same where it was found by now.
  OptionalLong known(P position);

  /// The results so far, in a form that can be saved; empty where nothing is kept.
  default Optional<ResumableState> knowledge() {
    return Optional.empty();
  }

  /// The same of what stands for these positions.
  default <Q> Finder<Q> by(Function<? super Q, ? extends P> position) {
    Finder<P> all = this;
    return new Finder<>() {
      @Override
      public long value(Q one) {
        return all.value(position.apply(one));
      }

      @Override
      public OptionalLong known(Q one) {
        return all.known(position.apply(one));
      }

      @Override
      public Optional<ResumableState> knowledge() {
        return all.knowledge();
      }
    };
  }

  /// A table of states, and the numbers of positions.
  static <P> Finder<P> of(StateTable table, ToLongFunction<P> number) {
    return new Finder<>() {
      @Override
      public long value(P position) {
        return table.find(number.applyAsLong(position));
      }

      @Override
      public OptionalLong known(P position) {
        long known = table.known(number.applyAsLong(position));
        return known == StateTable.UNKNOWN ? OptionalLong.empty() : OptionalLong.of(known);
      }

      @Override
      public Optional<ResumableState> knowledge() {
        return Optional.of(table.knowledge());
      }
    };
  }
}
