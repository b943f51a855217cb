package org.grundy.solvers;

import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;

/// What is to be solved: a ruleset and a sum of positions of it.
///
/// @param rules checked rules (they end, and every glyph is declared)
/// @param sum at least one position, each of the kind that the board of the rules has
public record Problem(GameRules rules, List<Position> sum) {
  public Problem {
    sum = List.copyOf(sum);
  }

  /// Whether the game is over: a winning pattern stands in some position, so that the previous
  /// player has won. Then there is no value and no move, in no position of the sum, under whatever
  /// play.
  public boolean isOver() {
    if (rules.wins().isEmpty()) {
      return false;
    }
    GridRuleset ruleset = GridRuleset.of(rules);
    return sum.stream()
        .anyMatch(position -> position instanceof GridPosition grid && ruleset.isOver(grid));
  }
}
