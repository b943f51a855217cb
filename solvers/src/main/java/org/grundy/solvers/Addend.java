package org.grundy.solvers;

import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;

/// One position of a sum with the rules by which it is played.
///
/// @param name what the game is called where a sum of several games is written
/// @param game its rules end, and every glyph is declared; nothing in them is left open
/// @param position of the kind that the board of the rules has
public record Addend(String name, CompiledGame game, Position position) {
  /// A position of a game of which nothing is known.
  public Addend(String name, GameRules rules, Position position) {
    this(name, new CompiledGame(rules), position);
  }

  public GameRules rules() {
    return game.rules();
  }

  /// The same game in another position.
  public Addend with(Position other) {
    return new Addend(name, game, other);
  }

  /// True if moves in it are made only while there is one in a position of another game.
  public boolean isBeside() {
    return rules().play() == Play.BESIDE;
  }
}
