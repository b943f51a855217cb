package org.grundy.solvers.family;

import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.derive.symmetry.Symmetry;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Start;

/// The exchange of rows and columns, which leaves the upper left corner where it is.
public final class Transposition {
  private Transposition() {}

  /// Whether the start of size c x r is the image of that of size r x c under an exchange of rows
  /// and columns that maps the rules to themselves, so that both have the same value. Starts are
  /// filled with one glyph but for the corner that stays, where a token or a glyph of its own
  /// stands. The pieces of the tiling game may be turned over, so its starts are kept too.
  public static boolean keepsStarts(GameRules rules) {
    return rules.board() instanceof Board.Tiling || keepsFilledGrids(rules);
  }

  private static boolean keepsFilledGrids(GameRules rules) {
    return rules.board() instanceof Board.Grid
        && rules.start().filter(start -> start instanceof Start.Fill).isPresent()
        && RuleSymmetries.of(rules).stream().anyMatch(Transposition::exchangesRowsAndColumns);
  }

  private static boolean exchangesRowsAndColumns(Symmetry symmetry) {
    return symmetry.of(Direction.E).equals(Direction.S)
        && symmetry.of(Direction.S).equals(Direction.E);
  }
}
