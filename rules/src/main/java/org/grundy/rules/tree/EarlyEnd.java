package org.grundy.rules.tree;

/// A line that ends a game before a player cannot move: in each position of which it holds the game
/// is over.
public sealed interface EarlyEnd permits EndCondition, WinOn, WinVertex {
  /// True if the player who moves to such a position wins the whole game, false if that player
  /// loses it.
  boolean wins();
}
