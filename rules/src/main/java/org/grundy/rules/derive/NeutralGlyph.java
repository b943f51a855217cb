package org.grundy.rules.derive;

import java.util.OptionalInt;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;

/// A glyph that no rule asks for: a cell that holds it counts as off the board, except to `*`. It
/// lets a component be drawn as a whole position of the game.
public final class NeutralGlyph {
  private NeutralGlyph() {}

  /// The index of the last such glyph of a game's cells, if there is one; none where a row closes
  /// up.
  public static OptionalInt of(GameRules game) {
    if (game.closesUp()) {
      return OptionalInt.empty();
    }
    Glyphs glyphs = Glyphs.of(game);
    long asked = 0;
    for (var rule : game.rules()) {
      asked |=
          switch (rule) {
            case CellMove move -> asked(move, glyphs);
            case FloodMove move -> glyphs.cellMask(move.from()) | glyphs.cellMask(move.over());
            case PatternMove move ->
                move.spelled().stream()
                    .mapToLong(spelled -> asked(spelled.before(), spelled.after(), glyphs))
                    .reduce(0, (one, other) -> one | other);
            default -> -1L;
          };
    }
    for (PatternLine line : game.patterns()) {
      for (Pattern pattern : line.pattern().spelled()) {
        asked |= asked(pattern, pattern, glyphs);
      }
    }
    for (int glyph = glyphs.cells().size() - 1; glyph >= 0; glyph--) {
      if ((asked >>> glyph & 1) == 0) {
        return OptionalInt.of(glyph);
      }
    }
    return OptionalInt.empty();
  }

  private static long asked(CellMove move, Glyphs glyphs) {
    long asked = glyphs.cellMask(move.from());
    if (move.rays().isPresent()) {
      CellMove.Rays rays = move.rays().get();
      asked |= glyphs.cellMask(rays.over()) | glyphs.cellMask(rays.forbid());
    }
    return asked;
  }

  /// The glyphs that a pattern reads; all of them, where it writes to a cell whatever that holds.
  private static long asked(Pattern before, Pattern after, Glyphs glyphs) {
    long asked = 0;
    for (int row = 0; row < before.height(); row++) {
      for (int column = 0; column < before.width(); column++) {
        asked |=
            before
                .at(row, column)
                .map((Glyph glyph) -> 1L << glyphs.cell(glyph))
                .orElse(after.at(row, column).isPresent() ? -1L : 0L);
      }
    }
    return asked;
  }
}
