package org.grundy.workbench;

import java.util.List;
import org.grundy.core.Position;
import org.grundy.core.Statistics;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;

/// A solved request: the solution with what is needed to tell people of it.
///
/// @param problem the positions with their rules
/// @param plan how it was solved and why that is sound
/// @param solution outcome, value, components, moves
/// @param statistics what it cost
public record Answer(
    Problem problem, PlanReport.Choice plan, Solution solution, Statistics statistics) {
  /// The positions of the sum, in order.
  public List<Position> positions() {
    return problem.sum();
  }
}
