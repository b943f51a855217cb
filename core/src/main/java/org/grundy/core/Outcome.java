package org.grundy.core;

import java.util.Arrays;

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

  /// The outcome of a [word][#word].
  ///
  /// @throws IllegalArgumentException if it is the word of none
  public static Outcome ofWord(String word) {
    return Arrays.stream(values())
        .filter(outcome -> outcome.word.equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no outcome: " + word));
  }

  /// The word that people read and that stands in files: `N`, `P` or `draw`.
  public String word() {
    return word;
  }
}
