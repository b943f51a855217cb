package org.grundy.workbench.table;

import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.game.Game;

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
  /// Whether the entries are Grundy values; else they are outcomes.
  public boolean ofValues() {
    GameRules rules = game.rules();
    return !outcomes && rules.play() == Play.NORMAL && !(rules.board() instanceof Board.Tiling);
  }
}
