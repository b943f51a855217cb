package org.grundy.games;

/// Something known of a game from outside this project.
///
/// @param start a size, a drawn position or a sum of these, as a user would write it
/// @param known what is known of it
/// @param source who found it, and where it is written
public record KnownValue(String start, Known known, String source) {
  /// The answer that may be known of a start.
  public sealed interface Known {
    /// Its Grundy value.
    record Value(int value) implements Known {}

    /// The next player wins.
    record Wins() implements Known {}

    /// The next player loses.
    record Loses() implements Known {}

    /// The next player wins whatever stands beside it.
    record Loony() implements Known {}

    /// So many of its moves win.
    record WinningMoves(long count) implements Known {}
  }
}
