package org.grundy.rules.moves;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;

/// Finds patterns on boards.
final class PatternDetector {
  private final List<Placement> patterns;

  /// @param patterns in all their orientations
  PatternDetector(Stream<Pattern> patterns, Glyphs glyphs, BoardShape shape) {
    this.patterns =
        patterns.distinct().map(pattern -> new Placement(pattern, glyphs, shape)).toList();
  }

  boolean isEmpty() {
    return patterns.isEmpty();
  }

  boolean appearsIn(GridPosition position) {
    return anywhere(position, (pattern, row, column) -> pattern.matches(position, row, column));
  }

  /// True if a pattern stands in a position at a place where it did not stand before.
  boolean appearsAnew(GridPosition before, GridPosition after) {
    return anywhere(
        after,
        (pattern, row, column) ->
            pattern.matches(after, row, column) && !pattern.matches(before, row, column));
  }

  private boolean anywhere(GridPosition position, Test test) {
    for (Placement pattern : patterns) {
      int toColumn = pattern.columnsOn(position);
      for (int row = 0; row + pattern.height() <= position.rows(); row++) {
        Meter.checkpoint(position.columns());
        for (int column = 0; column < toColumn; column++) {
          if (test.holds(pattern, row, column)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// The question that is asked of a pattern at a place.
  private interface Test {
    boolean holds(Placement pattern, int row, int column);
  }
}
