package org.grundy.core;

import java.util.OptionalInt;
import java.util.OptionalLong;

/// A move with what it leads to.
///
/// @param move the move
/// @param summand index of the position in the sum in which it is made
/// @param component index into the solution's components of the one in which it is made, where they
///   are told apart
/// @param value the Grundy value of the whole sum after the move, where it has one
/// @param left the outcome of what the move leaves: P where the player who makes it wins
/// @param within the most moves that are made after it if the winner hurries, where that is known:
///   only where plays may go on for ever
public record RatedMove(
    Move move,
    int summand,
    OptionalInt component,
    OptionalLong value,
    Outcome left,
    OptionalLong within) {
  /// A move of a play that ends.
  ///
  /// @param wins whether the player who makes it wins
  public RatedMove(
      Move move, int summand, OptionalInt component, OptionalLong value, boolean wins) {
    this(move, summand, component, value, wins ? Outcome.P : Outcome.N, OptionalLong.empty());
  }

  /// A move of which only the outcome is known.
  public static RatedMove byOutcome(Move move, int summand, boolean wins) {
    return new RatedMove(move, summand, OptionalInt.empty(), OptionalLong.empty(), wins);
  }

  /// Whether the player who makes it wins.
  public boolean wins() {
    return left == Outcome.P;
  }

  /// Whether neither player wins after it.
  public boolean draws() {
    return left == Outcome.DRAW;
  }

  /// The number of moves after it until it has won, as far as a bound is known; else the greatest
  /// number. Of winning moves the least one makes progress.
  public long movesToWin() {
    return within.orElse(Long.MAX_VALUE);
  }

  /// The same move of a sum in which its position has another index.
  public RatedMove in(int other) {
    return new RatedMove(move, other, component, value, left, within);
  }

  /// The same move without the value after it.
  public RatedMove withoutValue() {
    return new RatedMove(move, summand, OptionalInt.empty(), OptionalLong.empty(), left, within);
  }
}
