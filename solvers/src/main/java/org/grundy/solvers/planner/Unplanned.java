package org.grundy.solvers.planner;

import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Solution;

/// No plan: the work had to end before a method was chosen.
///
/// @param ending why
public record Unplanned(Ending ending) implements Plan {
  @Override
  public String method() {
    return "none";
  }

  @Override
  public String because() {
    return "the work ended before a method was chosen: " + ending.text();
  }

  @Override
  public String cost() {
    return "nothing";
  }

  @Override
  public Solution solve(Meter meter) {
    throw new BudgetSpentException(ending);
  }
}
