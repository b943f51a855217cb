package org.grundy.workbench.render.answer;

import org.grundy.rules.tree.EndCondition;
import org.grundy.solvers.Problem;

/// The words for a move that wins the whole game at once: it completes a pattern, or on heaps
/// reaches a position that a condition ends.
///
/// @param verb `complete a pattern`
/// @param verbS `completes a pattern`
/// @param passive `a pattern can … be completed at once`, with a place for one word
/// @param stands where the game is over already
record WinningWords(String verb, String verbS, String passive, String stands) {
  private static final WinningWords OF_PATTERNS =
      new WinningWords(
          "complete a pattern",
          "completes a pattern",
          "pattern can %sbe completed at once",
          "a winning pattern stands on the board");
  private static final WinningWords OF_CONDITIONS =
      new WinningWords(
          "reach a winning position",
          "reaches a winning position",
          "winning position can %sbe reached at once",
          "a condition of the rules ends it in this position");

  private static final WinningWords OF_PLACES =
      new WinningWords(
          "make a winning move",
          "makes a winning move",
          "winning move can %sbe made at once",
          "a winning move was made");

  static WinningWords of(Problem problem) {
    if (problem.addends().stream()
        .flatMap(addend -> addend.rules().ends().stream())
        .anyMatch(end -> !(end instanceof EndCondition))) {
      return OF_PLACES;
    }
    return problem.addends().stream().allMatch(addend -> addend.rules().wins().isEmpty())
        ? OF_CONDITIONS
        : OF_PATTERNS;
  }
}
