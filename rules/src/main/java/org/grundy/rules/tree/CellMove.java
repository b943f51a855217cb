package org.grundy.rules.tree;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// `move F… -> T [along …]`: a cell that holds one of `from` is chosen and becomes `to`; rays may
/// leave it.
///
/// @param from glyphs of which the chosen cell holds one
/// @param to what it becomes
/// @param rays what else changes, in straight lines from the chosen cell
public record CellMove(List<Glyph> from, Glyph to, Optional<Rays> rays) implements Rule {
  public CellMove {
    from = List.copyOf(from);
  }

  /// `along D… [up to K] over S… -> W [forbid X…]`: in each direction, beginning next to the chosen
  /// cell, every cell that holds one of `over` becomes `becomes`, up to the first that does not or
  /// the border.
  ///
  /// @param along the directions, each once
  /// @param upTo at most so many cells in each direction, from 1; unlimited where empty
  /// @param over glyphs that a ray passes over
  /// @param becomes what a cell that is passed over becomes
  /// @param forbid glyphs that make the whole move illegal where the stopping cell (within `upTo`)
  ///   holds one
  public record Rays(
      List<Direction> along,
      OptionalInt upTo,
      List<Glyph> over,
      Glyph becomes,
      List<Glyph> forbid) {
    public Rays {
      along = List.copyOf(along);
      over = List.copyOf(over);
      forbid = List.copyOf(forbid);
    }
  }
}
