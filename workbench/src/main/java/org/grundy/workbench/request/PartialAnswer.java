package org.grundy.workbench.request;

import java.util.Optional;
import org.grundy.core.Ending;
import org.grundy.core.Statistics;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Problem;

/// What is known of a request whose solving was ended early, or not begun because nobody asked for
/// what is left open.
///
/// @param problem the positions with their rules
/// @param plan how it was being solved
/// @param partial what is known
/// @param ended why it ended early
/// @param statistics what it cost
public record PartialAnswer(
    Problem problem,
    PlanReport.Choice plan,
    Partial partial,
    Optional<Ending> ended,
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
