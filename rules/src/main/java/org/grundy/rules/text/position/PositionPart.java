package org.grundy.rules.text.position;

import org.grundy.core.Position;

/// One part of a sum as read: a position, or a size that a `start` line has to turn into one.
sealed interface PositionPart {
  record Whole(Position position) implements PositionPart {}

  record Size(int rows, int columns) implements PositionPart {}
}
