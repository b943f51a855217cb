package org.grundy.solvers.family;

import java.util.List;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// A family of starts whose values, or outcomes, are asked for.
///
/// @param rules the rules of all starts
/// @param starts which starts there are
/// @param outcomes whether only who wins is asked for, where there are values
/// @param seed for random starts
public record FamilyProblem(GameRules rules, FamilySpec starts, boolean outcomes, long seed) {
  /// True if the entries are Grundy values; else they are outcomes.
  public boolean ofValues() {
    return !outcomes
        && rules.play() != Play.MISERE
        && rules.play() != Play.BESIDE
        && !(rules.board() instanceof Board.Tiling);
  }

  /// The start of these numbers, in the family or not.
  public Position start(List<Long> numbers) {
    return starts.start(rules, numbers, seed);
  }
}
