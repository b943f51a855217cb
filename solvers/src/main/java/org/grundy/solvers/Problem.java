package org.grundy.solvers;

import java.util.List;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;

/// What is to be solved: a ruleset and a sum of positions of it.
///
/// @param rules checked rules (they end, and every glyph is declared)
/// @param sum at least one position, each of the kind that the board of the rules has
public record Problem(GameRules rules, List<Position> sum) {
  public Problem {
    sum = List.copyOf(sum);
  }
}
