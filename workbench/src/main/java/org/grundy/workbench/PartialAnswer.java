package org.grundy.workbench;

import org.grundy.core.Ending;
import org.grundy.core.Statistics;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Problem;

/// What is known of a request whose solving was ended early.
///
/// @param game the game
/// @param problem the rules and the positions
/// @param plan how it was being solved
/// @param partial what is known
/// @param ended why it ended
/// @param statistics what it cost
public record PartialAnswer(
    Game game,
    Problem problem,
    PlanReport.Choice plan,
    Partial partial,
    Ending ended,
    Statistics statistics) {
  /// Whether it is known who wins.
  public boolean saysWhoWins() {
    return partial.outcome().isPresent();
  }

  /// Whether nothing is known, not even how many moves there are.
  public boolean knowsNothing() {
    return partial.equals(Partial.NOTHING);
  }
}
