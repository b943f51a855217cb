package org.grundy.rules.text.position;

import java.util.List;
import org.grundy.core.Position;

/// One part of a sum as read: a position, a drawing of several, or a size that a `start` line has
/// to turn into one.
sealed interface PositionPart {
  /// One or more positions, as read.
  ///
  /// @param positions one, or all those of a drawing
  record Whole(List<Position> positions) implements PositionPart {
    Whole(Position position) {
      this(List.of(position));
    }
  }

  record Size(int rows, int columns) implements PositionPart {}
}
