package org.grundy.rules.tree;

/// A line that ends a game before a player cannot move: in each position of which it holds the game
/// is over.
public sealed interface Ending permits EndCondition, WinOn, WinVertex {
  /// Whether whoever moves to such a position wins the whole game; else it is lost.
  boolean wins();
}
