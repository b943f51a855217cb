package org.grundy.rules.tree;

/// `expect START = VALUE`, `expect START wins` or `expect START loses`.
///
/// @param start a size or a drawn position, as written
/// @param expected what is known of it
public record Expectation(String start, Expected expected) {
  /// What is known of a start.
  public sealed interface Expected {
    /// Its Grundy value.
    record Value(long value) implements Expected {}

    /// The next player wins.
    record Wins() implements Expected {}

    /// The next player loses.
    record Loses() implements Expected {}
  }
}
