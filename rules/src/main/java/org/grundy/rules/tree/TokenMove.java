package org.grundy.rules.tree;

import java.util.List;
import java.util.Optional;

/// `token G step|slide D… over S…`: a token moves in one of the directions, over and onto cells of
/// `over` only.
///
/// @param token the glyph that draws the token
/// @param slide whether it may go more than one cell
/// @param directions each once
/// @param over glyphs of the cells that it may enter
/// @param on the glyph under a token in a drawn position; the first of the game's cells where empty
public record TokenMove(
    Glyph token, boolean slide, List<Direction> directions, List<Glyph> over, Optional<Glyph> on)
    implements Rule {
  public TokenMove {
    directions = List.copyOf(directions);
    over = List.copyOf(over);
  }
}
