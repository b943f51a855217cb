package org.grundy.solvers.quotient;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.Problem;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// A sum under misère play on the way to its element in the quotient; where none is found with
/// little work, on its way by another method.
final class QuotientRun implements Run {
  /// A quotient of few elements is found with less.
  private static final long MOST_WORK = 1L << 23;

  private final Problem problem;
  private final Run otherwise;
  private final Meter meter;

  QuotientRun(Problem problem, Run otherwise, Meter meter) {
    this.problem = problem;
    this.otherwise = otherwise;
    this.meter = meter;
  }

  @Override
  public Solution solve() {
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
        ? new QuotientSolution(problem.rules(), problem.sum(), quotient, meter)
        : otherwise.solve();
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
