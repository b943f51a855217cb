package org.grundy.solvers.space;

import org.grundy.core.Play;

/// What is asked of states.
public enum Question {
  /// The least number that is the value of no option, in the safe-move game where moves can win.
  VALUE,

  /// Who wins, where a player without a move loses: 0 for P and 1 for N.
  OUTCOME,

  /// Who wins, where a player without a move wins.
  MISERE_OUTCOME;

  /// The question about who wins.
  public static Question ofOutcome(Play play) {
    return play == Play.MISERE ? MISERE_OUTCOME : OUTCOME;
  }
}
