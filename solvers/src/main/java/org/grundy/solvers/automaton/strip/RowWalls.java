package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.automaton.strip.RowMove.Part;

/// The glyphs between which a row comes apart: no move changes one, and where a move or a forbidden
/// pattern reads one it is the first or the last cell that is read. So the cells between two of
/// them, with these two, are a row of their own.
final class RowWalls {
  private final boolean[] walls;

  RowWalls(GameRules rules, List<RowMove> moves) {
    Glyphs glyphs = Glyphs.of(rules);
    this.walls = new boolean[rules.cells().size()];
    Arrays.fill(walls, true);
    for (int glyph = 0; glyph < walls.length; glyph++) {
      for (RowMove move : moves) {
        walls[glyph] &= keeps(move, glyph);
      }
    }
    Orientations.of(rules, PatternLine.Effect.AVOID)
        .filter(pattern -> pattern.height() == 1)
        .forEach(pattern -> remove(pattern, glyphs));
  }

  private static boolean keeps(RowMove move, int glyph) {
    int last = move.parts().size() - 1;
    for (int i = 0; i <= last; i++) {
      Part part = move.parts().get(i);
      if (part.reads(glyph) && (part.after(glyph) != glyph || (i > 0 && i < last))) {
        return false;
      }
    }
    return true;
  }

  private void remove(Pattern pattern, Glyphs glyphs) {
    for (int column = 1; column < pattern.width() - 1; column++) {
      if (pattern.at(0, column).isEmpty()) {
        Arrays.fill(walls, false);
      } else {
        walls[glyphs.cell(pattern.at(0, column).get())] = false;
      }
    }
  }

  /// The rows of which a row is the sum, each with the walls at its ends; those of walls alone are
  /// left out.
  List<byte[]> parts(byte[] cells) {
    List<byte[]> parts = new ArrayList<>();
    int from = 0;
    while (from < cells.length) {
      if (walls[cells[from]]) {
        from++;
        continue;
      }
      int to = from;
      while (to < cells.length && !walls[cells[to]]) {
        to++;
      }
      parts.add(Arrays.copyOfRange(cells, Math.max(0, from - 1), Math.min(cells.length, to + 1)));
      from = to;
    }
    return parts;
  }
}
