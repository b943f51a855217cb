package org.grundy.rules.tree;

import java.util.List;

/// `move F… -> T flood D… over S… -> W`: a cell that holds one of `from` is chosen and becomes
/// `to`; every cell that can be reached from it by steps in the directions over cells that hold one
/// of `over` becomes `becomes`. The chosen cell itself becomes `to` also where steps lead back to
/// it.
///
/// @param from glyphs of which the chosen cell holds one
/// @param to what it becomes
/// @param directions each once
/// @param over glyphs of the cells that the flood enters
/// @param becomes what these cells become
public record FloodMove(
    List<Glyph> from, Glyph to, List<Direction> directions, List<Glyph> over, Glyph becomes)
    implements SpreadMove {
  public FloodMove {
    from = List.copyOf(from);
    directions = List.copyOf(directions);
    over = List.copyOf(over);
  }
}
