package org.grundy.solvers.family.proof;

/// The extent to which a pattern is known to be true.
public sealed interface Standing {
  /// It is true of every start, in the table or not.
  ///
  /// @param theorem why, with how the conditions were checked
  record Proved(String theorem) implements Standing {}

  /// It is true of every start that was solved; nothing is known beyond.
  ///
  /// @param range the starts: `r = 1..6, c = 1..8`
  /// @param confirmations how many starts it says rightly beyond those that fix its free numbers
  record Holds(String range, int confirmations) implements Standing {}

  /// It is true of the first two thirds of the numbers, and false at a start beyond.
  ///
  /// @param range the starts up to which it is true
  /// @param at a start of which it is false: the first of those tried, or one of the fewest digits
  /// @param expected what it says of that start
  /// @param found what is true
  record Refuted(String range, String at, String expected, String found) implements Standing {}
}
