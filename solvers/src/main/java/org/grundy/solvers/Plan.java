package org.grundy.solvers;

import org.grundy.core.Meter;
import org.grundy.core.Outcome;

/// A method bound to a problem, ready to run.
public interface Plan {
  /// The method's name.
  String method();

  /// Why the method gives the right answer here: the theorem, and how its conditions are met.
  String because();

  /// What it will cost, in the units that dominate: `9 million rectangles`.
  String cost();

  /// Prepares to solve the problem; nothing is done yet.
  default Run begin(Meter meter) {
    return () -> solve(meter);
  }

  /// Solves the problem.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  Solution solve(Meter meter);

  /// Finds out who wins, which may take less than [#solve].
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  default Outcome outcome(Meter meter) {
    return solve(meter).outcome();
  }
}
