package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.grundy.solvers.space.Finder;
import org.jspecify.annotations.Nullable;

/// A search of all positions of a box in one piece of work.
sealed interface BoxSweep permits ValueSweep, OutcomeSearch {
  /// Finds all positions; called once.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  void run();

  /// The value of sizes, or 0 for P and 1 for N, where it has been found.
  OptionalLong known(List<Long> sizes);

  /// A sweep that is begun when the first position is asked for.
  static Finder<List<Long>> finder(Supplier<BoxSweep> sweeps) {
    return new Finder<>() {
      private @Nullable BoxSweep begun;

      @Override
      public long value(List<Long> sizes) {
        if (begun == null) {
          begun = sweeps.get();
          begun.run();
        }
        return begun.known(sizes).orElseThrow();
      }

      @Override
      public OptionalLong known(List<Long> sizes) {
        return begun == null ? OptionalLong.empty() : begun.known(sizes);
      }
    };
  }
}
