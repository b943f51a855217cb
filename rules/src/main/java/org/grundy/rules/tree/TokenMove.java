package org.grundy.rules.tree;

import java.util.List;
import java.util.Optional;

/// `token G step|slide D… over S… [on X] [blocked]`: a token moves in one of the directions, over
/// and onto cells of `over` only.
///
/// @param token the glyph that draws the token
/// @param slide whether it may go more than one cell
/// @param directions each once
/// @param over glyphs of the cells that it may enter
/// @param on the glyph under a token in a drawn position; the first of the game's cells where empty
/// @param blocked whether other tokens stop it: it neither lands on one nor slides past one
public record TokenMove(
    Glyph token,
    boolean slide,
    List<Direction> directions,
    List<Glyph> over,
    Optional<Glyph> on,
    boolean blocked)
    implements Rule {
  public TokenMove {
    directions = List.copyOf(directions);
    over = List.copyOf(over);
  }

  /// True if every line that moves a token is blocked, so that no two tokens ever share a cell.
  public static boolean areAllBlocked(List<Rule> rules) {
    return rules.stream().allMatch(rule -> !(rule instanceof TokenMove token) || token.blocked());
  }

  /// A token that does not see others.
  public TokenMove(
      Glyph token,
      boolean slide,
      List<Direction> directions,
      List<Glyph> over,
      Optional<Glyph> on) {
    this(token, slide, directions, over, on, false);
  }
}
