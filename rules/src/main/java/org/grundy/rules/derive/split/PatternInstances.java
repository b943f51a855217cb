package org.grundy.rules.derive.split;

import java.util.Optional;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;

/// The instances of a pattern in one orientation: one for every placement on the board. A winning
/// pattern is one that changes nothing.
final class PatternInstances {
  private final Pattern before;
  private final Pattern after;
  private final boolean moves;
  private final Glyphs glyphs;

  PatternInstances(Pattern before, Pattern after, Glyphs glyphs) {
    this.before = before;
    this.after = after;
    this.moves = !before.equals(after);
    this.glyphs = glyphs;
  }

  void link(ConnectedCells links) {
    for (int row = 0; row + before.height() <= links.rows(); row++) {
      for (int column = 0; column + before.width() <= links.columns(); column++) {
        if (possible(links, row, column)) {
          links.begin(moves);
          touch(links, row, column);
          links.commit();
        }
      }
    }
  }

  private boolean possible(ConnectedCells links, int row, int column) {
    if (!before.facing().fits(row, column)) {
      return false;
    }
    for (int r = 0; r < before.height(); r++) {
      for (int c = 0; c < before.width(); c++) {
        if (before.isFree(r, c)) {
          continue;
        }
        long may = links.mayHold((row + r) * links.columns() + column + c);
        Optional<Glyph> read = before.at(r, c);
        long accepted = read.isPresent() ? 1L << glyphs.cell(read.get()) : ~(1L << Glyphs.OUTSIDE);
        if ((may & accepted) == 0) {
          return false;
        }
      }
    }
    return true;
  }

  private void touch(ConnectedCells links, int row, int column) {
    for (int r = 0; r < before.height(); r++) {
      for (int c = 0; c < before.width(); c++) {
        if (before.at(r, c).isPresent() || after.at(r, c).isPresent()) {
          links.touch((row + r) * links.columns() + column + c);
        } else if (!before.isFree(r, c)) {
          links.needOnBoard(row + r, column + c);
        }
      }
    }
  }
}
