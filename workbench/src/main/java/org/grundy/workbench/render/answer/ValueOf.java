package org.grundy.workbench.render.answer;

import org.grundy.workbench.request.SolvedSum;

/// The game that an answer's value belongs to.
public enum ValueOf {
  /// The game itself.
  GAME("the game"),
  /// The game without the moves after which the opponent could win at once.
  SAFE_MOVE_GAME("the safe-move game"),
  /// There is no value.
  NONE("");

  private final String words;

  ValueOf(String words) {
    this.words = words;
  }

  /// In words, as in JSON.
  public String words() {
    return words;
  }

  public static ValueOf of(SolvedSum answer) {
    if (answer.solution().value().isEmpty()) {
      return NONE;
    }
    return answer.problem().hasWins() ? SAFE_MOVE_GAME : GAME;
  }
}
