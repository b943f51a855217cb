package org.grundy.rules.tree;

import java.util.List;

/// `expect START = VALUE`, `expect START wins`, `loses`, `draws` or `loony`, and `with k = 3`
/// behind it.
///
/// @param start a size or a drawn position, as written
/// @param expected what is known of it
/// @param with the parameters that have other numbers there than in the game
public record Expectation(String start, Expected expected, List<Binding> with) {
  public Expectation {
    with = List.copyOf(with);
  }

  /// A known answer for a start with the game's own numbers.
  public Expectation(String start, Expected expected) {
    this(start, expected, List.of());
  }

  /// The answer that is known of a start.
  public sealed interface Expected {
    /// Its Grundy value.
    record Value(long value) implements Expected {}

    /// The next player wins.
    record Wins() implements Expected {}

    /// The next player loses.
    record Loses() implements Expected {}

    /// Neither wins, as the play can go on for ever.
    record Draws() implements Expected {}

    /// The next player wins whatever stands beside it.
    record Loony() implements Expected {}
  }
}
