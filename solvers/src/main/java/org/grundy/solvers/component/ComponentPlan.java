package org.grundy.solvers.component;

import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// A plan that searches for the values of components under normal play.
public interface ComponentPlan extends Plan {
  /// Prepares the search.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the positions are too large for it
  ComponentRun search(Meter meter);

  /// True if a move may end the whole game, so that a position need not have a value.
  boolean endsEarly();

  @Override
  default Run begin(Meter meter) {
    return search(meter);
  }

  @Override
  default Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  @Override
  default boolean is(long n, Meter meter) {
    return endsEarly() ? Plan.super.is(n, meter) : search(meter).is(n);
  }

  @Override
  default Outcome outcome(Meter meter) {
    if (endsEarly()) {
      return solve(meter).outcome();
    }
    return is(0, meter) ? Outcome.P : Outcome.N;
  }
}
