package org.grundy.core;

/// The fate of a player who cannot move.
public enum Play {
  /// A player who cannot move loses. Every position has a Grundy value.
  NORMAL,
  /// A player who cannot move wins. Outcomes only: a Grundy value says nothing about misère play.
  MISERE
}
