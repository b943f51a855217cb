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
/// @param wins whether the player who makes it wins
public record RatedMove(
    Move move, int summand, OptionalInt component, OptionalLong value, boolean wins) {
  /// A move of which only the outcome is known.
  public static RatedMove byOutcome(Move move, int summand, boolean wins) {
    return new RatedMove(move, summand, OptionalInt.empty(), OptionalLong.empty(), wins);
  }
}
