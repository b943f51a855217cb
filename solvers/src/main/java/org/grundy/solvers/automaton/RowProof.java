package org.grundy.solvers.automaton;

import java.util.StringJoiner;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.digit.Automaton;

/// A theorem about every filling of rows of cells, of every length.
///
/// @param rules the game
/// @param columns the letters of the automaton, with the glyphs in the order of `cells`
/// @param automaton the smallest that says so; it reads the columns from left to right
/// @param table all fillings of at most so many columns were solved for the learner
public record RowProof(
    GameRules rules, Columns columns, boolean ofValues, Automaton automaton, int checked, int table)
    implements ProvedClaim {
  /// A board as it is written: its rows with bars between them.
  public String drawn(int... word) {
    StringJoiner drawn = new StringJoiner("|");
    for (int row = 0; row < columns.rows(); row++) {
      StringBuilder line = new StringBuilder();
      for (int letter : word) {
        line.append(rules.cells().get(columns.at(letter, row)));
      }
      drawn.add(line);
    }
    return drawn.toString();
  }
}
