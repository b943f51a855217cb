package org.grundy.solvers.quotient;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// A sum under misère play on the way to its element in the quotient; on its way by another method
/// where that takes little work, or no quotient is found.
final class QuotientRun implements Run {
  /// What the other method may take before a quotient is looked for: most of them cost more.
  private static final long LITTLE_WORK = 1L << 12;

  /// A quotient of few elements is found with less.
  private static final long MOST_WORK = 1L << 23;

  private final Problem problem;
  private final Plan plan;
  private final Run otherwise;
  private final Meter meter;

  /// @param plan by the other method
  QuotientRun(Problem problem, Plan plan, Meter meter) {
    this.problem = problem;
    this.plan = plan;
    this.otherwise = plan.begin(meter);
    this.meter = meter;
  }

  @Override
  public Solution solve() {
    return isLittleWork() ? otherwise.solve() : byQuotient().orElseGet(otherwise::solve);
  }

  /// Tries the other method. What it finds is found again afterwards, under the whole budget.
  private boolean isLittleWork() {
    Meter little = meter.part(Budget.ofNodes(LITTLE_WORK, meter.bytesLeft()));
    try {
      Solution solution = plan.begin(little).solve();
      solution.outcome();
      if (!problem.asksOutcome()) {
        solution.moves(move -> little.work(1));
      }
      return true;
    } catch (BudgetSpentException spent) {
      meter.check();
      return false;
    }
  }

  private Optional<Solution> byQuotient() {
    Meter part = meter.part(Budget.ofNodes(MOST_WORK, meter.bytesLeft()));
    GameQuotient quotient = GameQuotient.of(problem.rules(), part);
    boolean found;
    try {
      found = problem.sum().stream().allMatch(quotient::extendTo);
    } catch (BudgetSpentException spent) {
      meter.check();
      found = false;
    }
    return found
        ? Optional.of(new QuotientSolution(problem.rules(), problem.sum(), quotient, meter))
        : Optional.empty();
  }

  @Override
  public Partial soFar(Meter look) {
    return otherwise.soFar(look);
  }

  @Override
  public List<PartlySolved> positions(Meter look) {
    return otherwise.positions(look);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return otherwise.knowledge();
  }

  @Override
  public boolean leavesFindings() {
    return otherwise.leavesFindings();
  }
}
