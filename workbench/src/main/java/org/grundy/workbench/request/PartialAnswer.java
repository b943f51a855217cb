package org.grundy.workbench.request;

import org.grundy.core.Ending;
import org.grundy.core.Statistics;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Problem;

/// What is known of a request whose solving was ended early.
///
/// @param problem the positions with their rules
/// @param plan how it was being solved
/// @param partial what is known
/// @param ended why it ended
/// @param statistics what it cost
public record PartialAnswer(
    Problem problem, PlanReport.Choice plan, Partial partial, Ending ended, Statistics statistics) {
  /// Whether it is known who wins.
  public boolean saysWhoWins() {
    return partial.outcome().isPresent();
  }

  /// Whether nothing is known, not even how many moves there are.
  public boolean knowsNothing() {
    return partial.equals(Partial.NOTHING);
  }
}
