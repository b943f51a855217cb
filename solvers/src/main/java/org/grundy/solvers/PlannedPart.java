package org.grundy.solvers;

import java.util.List;
import java.util.OptionalLong;

/// Some positions of a sum with the plan for them: a branch of the tree that a plan of a sum is.
///
/// @param summands where they stand in the sum, ascending, from 0
/// @param problem these positions alone
/// @param plan finds what they are worth together
public record PlannedPart(List<Integer> summands, Problem problem, Plan plan) {
  public PlannedPart {
    summands = List.copyOf(summands);
  }

  /// True if a theorem says, before any work is done, that these positions are worth 0 together.
  /// Then they change nothing for the rest of the sum.
  public boolean isZero() {
    return plan.settled().value().equals(OptionalLong.of(0));
  }
}
