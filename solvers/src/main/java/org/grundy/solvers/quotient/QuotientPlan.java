package org.grundy.solvers.quotient;

import org.grundy.core.Meter;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// The theory of misère quotients bound to a sum.
///
/// @param otherwise the plan where no quotient is found
record QuotientPlan(Problem problem, Plan otherwise) implements Plan {
  @Override
  public String method() {
    return "quotient";
  }

  @Override
  public String because() {
    return "under misère play a sum has the outcome of the product of its components in their"
        + " misère quotient (Plambeck 2005), which is proved by the records of all sums (Plambeck"
        + " and Siegel 2008); where none is found with little work, "
        + otherwise.because();
  }

  @Override
  public String cost() {
    return "a quotient of some elements, and the options of all components once; else "
        + otherwise.cost();
  }

  @Override
  public PositionBound searched() {
    return otherwise.searched();
  }

  @Override
  public Run begin(Meter meter) {
    return new QuotientRun(problem, otherwise, meter);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }
}
