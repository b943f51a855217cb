package org.grundy.workbench.render;

import org.grundy.workbench.request.Answer;

/// The game that an answer's value belongs to.
enum ValueOf {
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
  String words() {
    return words;
  }

  static ValueOf of(Answer answer) {
    if (answer.solution().value().isEmpty()) {
      return NONE;
    }
    return answer.problem().hasWins() ? SAFE_MOVE_GAME : GAME;
  }
}
