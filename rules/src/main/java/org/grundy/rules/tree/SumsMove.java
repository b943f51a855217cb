package org.grundy.rules.tree;

import java.util.List;

/// `move F… -> T sums over S… -> W`: a cell of a strip that holds one of `from` is chosen and
/// becomes `to`. Cells are called by their numbers, the first is 1. Every other cell that holds one
/// of `over`, and whose number is a sum of the chosen number and of numbers of cells that hold none
/// of `over`, each as often as wanted, becomes `becomes`.
///
/// @param from glyphs of which the chosen cell holds one
/// @param to what it becomes
/// @param over glyphs of the cells that can be sums
/// @param becomes what these cells become
public record SumsMove(List<Glyph> from, Glyph to, List<Glyph> over, Glyph becomes)
    implements SpreadMove {
  public SumsMove {
    from = List.copyOf(from);
    over = List.copyOf(over);
  }
}
