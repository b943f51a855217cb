package org.grundy.rules.derive;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.core.Play;
import org.grundy.rules.measure.CellMeasure;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellChanges;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;

/// The changes that the glyph of a cell may go through in the course of a game: the closure of the
/// single changes that the rules can make.
public final class GlyphFlow {
  /// More than any game has ways to move that begin with a cell.
  private static final int MOST_LOST = 1 << 24;

  private final long[] reach;
  private final int[] height;

  private GlyphFlow(long[] reach, int[] height) {
    this.reach = reach;
    this.height = height;
  }

  /// The flow of a game on a grid or a strip.
  public static GlyphFlow of(GameRules game) {
    return game.derived().get(GlyphFlow.class, () -> derive(game));
  }

  private static GlyphFlow derive(GameRules game) {
    Glyphs glyphs = Glyphs.of(game);
    int count = glyphs.cells().size();
    long[] reach = new long[count];
    for (int i = 0; i < count; i++) {
      reach[i] = 1L << i;
    }
    CellChanges.of(
        game,
        (_, from, to) -> from.forEach(glyph -> reach[glyphs.cell(glyph)] |= 1L << glyphs.cell(to)));
    int[] height = bounds(game).orElseGet(() -> heights(reach));
    if (game.closesUp()) {
      int lost = lostByClosing(game, Arrays.stream(height).max().orElse(0));
      Arrays.setAll(height, glyph -> height[glyph] + lost);
    }
    for (int via = 0; via < count; via++) {
      for (int from = 0; from < count; from++) {
        if ((reach[from] >>> via & 1) != 0) {
          reach[from] |= reach[via];
        }
      }
    }
    return new GlyphFlow(reach, height);
  }

  /// What each cell has more where a row closes up, so that such a move lowers the sum too: it
  /// takes one cell at least, and leaves no more of the others' heights than the cells behind its
  /// arrow have. Where heights are numbers of steps that begin with a cell, those of these moves
  /// are added.
  private static int lostByClosing(GameRules game, long most) {
    long ways = 0;
    long left = 0;
    for (Rule rule : game.rules()) {
      if (rule instanceof PatternMove move && move.closesUp()) {
        ways += Orientations.of(move, game.board().lattice()).size();
        left = Math.max(left, move.after().width());
      }
    }
    return (int) Math.min(MOST_LOST, ways + most * left);
  }

  /// Where cells come back to glyphs that they have left, the weights that every move lowers; where
  /// these alone do not, the number of steps that begin with a cell. Each move is one of them, and
  /// a value is at most the number of moves.
  private static Optional<int[]> bounds(GameRules game) {
    if (game.play() == Play.LOOPY || !CellChanges.leadBack(game)) {
      return Optional.empty();
    }
    CellMeasure measure = CellMeasure.of(game);
    return Optional.of(
        measure
            .weights()
            .map(weights -> weights.stream().mapToInt(Long::intValue).toArray())
            .orElseGet(() -> measure.choices().stream().mapToInt(Integer::intValue).toArray()));
  }

  /// The longest chains of single changes. As the changes of checked rules are acyclic, no chain
  /// has more glyphs than there are.
  private static int[] heights(long[] changes) {
    int[] height = new int[changes.length];
    for (int round = 1; round < changes.length; round++) {
      for (int from = 0; from < changes.length; from++) {
        for (long to = changes[from] & ~(1L << from); to != 0; to &= to - 1) {
          height[from] =
              Math.min(
                  changes.length - 1,
                  Math.max(height[from], height[Long.numberOfTrailingZeros(to)] + 1));
        }
      }
    }
    return height;
  }

  /// The set of glyphs that a cell may hold now or later which now holds `glyph`; a set of one
  /// where the glyph is final. The special glyphs never change.
  public long mayHold(int glyph) {
    return glyph < reach.length ? reach[glyph] : 1L << glyph;
  }

  /// True if a cell that holds `glyph` can never change.
  public boolean isFinal(int glyph) {
    return mayHold(glyph) == 1L << glyph;
  }

  /// The part that a cell which holds `glyph` has in a bound of values: the Grundy value of a
  /// position is at most the sum over its cells that can change. Mostly it is the most changes of
  /// such a cell, the length of the longest chain of changes from it. Where cells may come back to
  /// glyphs that they have left it may be 0 for one that can change.
  public int height(int glyph) {
    return glyph < height.length ? height[glyph] : 0;
  }
}
