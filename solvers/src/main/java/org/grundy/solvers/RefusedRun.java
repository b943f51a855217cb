package org.grundy.solvers;

import org.grundy.core.BudgetSpentException;

/// A run that could not even begin. It says so where it is to be solved, so that all that is known
/// without it is told all the same.
///
/// @param refused why
record RefusedRun(BudgetSpentException refused) implements Run {
  @Override
  public Solution solve() {
    throw refused;
  }
}
