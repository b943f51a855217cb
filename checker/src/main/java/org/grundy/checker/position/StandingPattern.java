package org.grundy.checker.position;

import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;

/// Whether a pattern that wins stands on a board, so that the game is over: whoever moved before
/// has won, under misère play too.
final class StandingPattern {
  private final List<Glyph> glyphs;
  private final List<Pattern> patterns;
  private final boolean ring;
  private final Meter meter;

  StandingPattern(GameRules rules, Meter meter) {
    this.glyphs = rules.cells();
    this.ring = rules.board() instanceof Board.Ring;
    this.patterns = rules.wins().stream().flatMap(win -> Orientations.of(win).stream()).toList();
    this.meter = meter;
  }

  boolean standsOn(Object position) {
    return position instanceof GridPosition board
        && patterns.stream().anyMatch(pattern -> standsOn(board, pattern));
  }

  private boolean standsOn(GridPosition board, Pattern pattern) {
    for (int row = 0; row <= board.rows() - pattern.height(); row++) {
      meter.work(board.columns());
      int last = board.columns() - pattern.width();
      for (int column = 0; column <= (ring && last >= 0 ? board.columns() - 1 : last); column++) {
        if (standsAt(board, pattern, row, column)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean standsAt(GridPosition board, Pattern pattern, int row, int column) {
    for (int down = 0; down < pattern.height(); down++) {
      for (int right = 0; right < pattern.width(); right++) {
        Optional<Glyph> glyph = pattern.at(down, right);
        if (glyph.isPresent()
            && board.at(row + down, (column + right) % board.columns())
                != glyphs.indexOf(glyph.get())) {
          return false;
        }
      }
    }
    return true;
  }
}
