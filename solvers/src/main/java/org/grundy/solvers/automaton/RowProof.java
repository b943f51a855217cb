package org.grundy.solvers.automaton;

import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.digit.Automaton;

/// A theorem about every filling of a row of cells, of every length.
///
/// @param rules the game
/// @param automaton the smallest that says so; it reads the cells from left to right, and its
///   letters are the glyphs in the order of `cells`
/// @param table all fillings of rows of at most so many cells were solved for the learner
public record RowProof(
    GameRules rules, boolean ofValues, Automaton automaton, int checked, int table)
    implements ProvedClaim {
  /// A row as it is drawn.
  ///
  /// @param word the numbers of its glyphs in the order of `cells`
  public String drawn(int... word) {
    StringBuilder drawn = new StringBuilder();
    for (int letter : word) {
      drawn.append(rules.cells().get(letter));
    }
    return drawn.toString();
  }
}
