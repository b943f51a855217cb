package org.grundy.rules.moves;

import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.WinPattern;

/// Finds winning patterns on boards.
final class WinDetector {
  private final List<Placement> patterns;

  WinDetector(List<WinPattern> wins, Glyphs glyphs) {
    this.patterns =
        wins.stream()
            .flatMap(win -> Orientations.of(win).stream())
            .distinct()
            .map(pattern -> new Placement(pattern, glyphs))
            .toList();
  }

  boolean appearsIn(GridPosition position) {
    for (Placement pattern : patterns) {
      for (int row = 0; row + pattern.height() <= position.rows(); row++) {
        for (int column = 0; column + pattern.width() <= position.columns(); column++) {
          if (pattern.matches(position, row, column)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
