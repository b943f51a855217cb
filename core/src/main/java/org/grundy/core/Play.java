package org.grundy.core;

/// What happens to a player who cannot move.
public enum Play {
  /// Who cannot move loses. Every position has a Grundy value.
  NORMAL,
  /// Who cannot move wins. Outcomes only: a Grundy value says nothing about misère play.
  MISERE
}
