package org.grundy.solvers.walk;

import java.util.BitSet;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;

/// The Grundy value of every cell of a board: of the position in which a token of one kind stands
/// there alone.
///
/// The cells never change and tokens do not see each other, so the cell of a token determines its
/// future; its directions lie in an open half-plane, so no cell is reached twice. One sweep against
/// the directions therefore meets every cell after all cells that can be reached from it, and gives
/// it the mex of their values.
public interface WalkValues {
  /// The value of a token on `cell = row * columns + column`. The glyph of that cell does not
  /// matter: a token may begin where it could not go. [org.grundy.solvers.SolvedPosition#ENDS]
  /// where the rules let a token win by a place, and some move from there does.
  int at(int cell);

  /// Values every cell of a board for tokens of a kind, whatever tokens stand on it now.
  ///
  /// Steps in a quarter of the compass over one set of glyphs cost a fraction of a nanosecond a
  /// cell; other steps, and slides while values stay below 64, a few nanoseconds; slides with
  /// greater values the number of 64-bit words that these fill, per cell and direction. Where a
  /// direction leads further than to a neighbour, every option of every cell is looked at.
  ///
  /// @param kind index among the distinct token glyphs of the rules, in order of first appearance
  /// @throws IllegalArgumentException if the kind does not exist, or its directions lie in no open
  ///   half-plane
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  static WalkValues of(GameRules rules, GridPosition board, int kind, Meter meter) {
    List<TokenKind> kinds = TokenKind.of(rules);
    if (kind < 0 || kind >= kinds.size()) {
      throw new IllegalArgumentException(kinds.size() + " kinds of tokens, no kind " + kind);
    }
    BitSet winsOn = TokenKind.winsOn(rules);
    if (OffsetWalk.isNeeded(kinds.get(kind)) || !winsOn.isEmpty()) {
      return OffsetWalk.values(kinds.get(kind), winsOn, board, meter);
    }
    Passages passages = Passages.of(kinds.get(kind), board);
    if (passages.inQuadrant()) {
      return QuadrantWalk.pack(passages, board, meter).values(meter);
    }
    return NarrowWalk.values(passages, board, meter)
        .orElseGet(() -> SlideWalk.values(passages, board, meter));
  }
}
