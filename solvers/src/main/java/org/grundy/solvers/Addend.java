package org.grundy.solvers;

import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;

/// One position of a sum with the rules by which it is played.
///
/// @param game what the rules are called where a sum of several games is written
/// @param rules checked rules (they end, and every glyph is declared); nothing in them is left open
/// @param position of the kind that the board of the rules has
public record Addend(String game, GameRules rules, Position position) {
  /// A position of a game with the numbers that its parameters have.
  public Addend {
    rules = rules.bound();
  }

  /// The same game in another position.
  public Addend with(Position other) {
    return new Addend(game, rules, other);
  }
}
