package org.grundy.core;

/// The winner of a position under best play.
public enum Outcome {
  /// The next player, the one to move, wins.
  N("N"),
  /// The previous player wins: whoever has to move loses.
  P("P"),
  /// Neither wins, as each can keep the play going for ever. Only under [Play#LOOPY].
  DRAW("draw");

  private final String word;

  Outcome(String word) {
    this.word = word;
  }

  /// The outcome under normal play of a position with the given Grundy value.
  public static Outcome ofValue(long value) {
    return value == 0 ? P : N;
  }

  /// The word that people read and that stands in files: `N`, `P` or `draw`.
  public String word() {
    return word;
  }
}
