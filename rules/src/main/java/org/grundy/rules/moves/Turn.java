package org.grundy.rules.moves;

/// Who makes the next move after a move, and where.
public enum Turn {
  /// The opponent, anywhere in the sum.
  PASSES,
  /// The same player, anywhere in the sum.
  STAYS,
  /// The opponent, in what the move has left of the position.
  BINDS
}
