package org.grundy.core;

/// The winner of a position under best play.
public enum Outcome {
  /// The next player, the one to move, wins.
  N,
  /// The previous player wins: whoever has to move loses.
  P;

  /// The outcome under normal play of a position with the given Grundy value.
  public static Outcome ofValue(long value) {
    return value == 0 ? P : N;
  }
}
