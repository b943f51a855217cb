package org.grundy.core;

/// The fate of a player who cannot move, and of plays without end.
public enum Play {
  /// A player who cannot move loses. Every position has a Grundy value.
  NORMAL,
  /// A player who cannot move wins. Outcomes only: a Grundy value says nothing about misère play.
  MISERE,
  /// A player who cannot move loses, and a play that goes on for ever is a draw. A position has a
  /// [LoopyValue].
  LOOPY,
  /// A move may be made only while somebody could move in a position of another game; so that game
  /// says what becomes of a player who cannot move. Passes are such moves.
  BESIDE
}
