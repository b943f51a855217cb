package org.grundy.solvers.space;

import org.grundy.core.Play;

/// The questions about states.
public enum Question {
  /// The least number that is the value of no option, in the safe-move game where moves can win.
  VALUE,

  /// The outcome, where a player without a move loses: 0 for P and 1 for N.
  OUTCOME,

  /// The outcome, where a player without a move wins.
  MISERE_OUTCOME;

  /// The question about who wins.
  public static Question ofOutcome(Play play) {
    return play == Play.MISERE ? MISERE_OUTCOME : OUTCOME;
  }
}
