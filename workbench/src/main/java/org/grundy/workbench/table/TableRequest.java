package org.grundy.workbench.table;

import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.workbench.request.Game;

/// What table is asked for.
///
/// @param game the game
/// @param family the starts
/// @param outcomes whether only who wins is asked for, where there are values
/// @param seed for random starts
/// @param method the method to use, where the planner is not to choose
/// @param budget how much work the whole table may cost
public record TableRequest(
    Game game,
    FamilySpec family,
    boolean outcomes,
    long seed,
    Optional<String> method,
    Budget budget) {
  /// The problem of valuing the starts.
  public FamilyProblem problem() {
    return new FamilyProblem(game.rules(), family, outcomes, seed);
  }
}
