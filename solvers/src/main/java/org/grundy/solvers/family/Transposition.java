package org.grundy.solvers.family;

import org.grundy.core.Symmetry;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.WalkMove;

/// The exchange of rows and columns, which leaves the upper left corner where it is.
public final class Transposition {
  private Transposition() {}

  /// True if the start of size c x r is the image of that of size r x c under an exchange of rows
  /// and columns that maps the rules to themselves, so that both have the same value. Starts are
  /// filled with one glyph but for the corner that stays, where a token or a glyph of its own
  /// stands. The pieces of the tiling game may be turned over, so its starts are kept too. The
  /// graphs of r x c and c x r are the same but for the names of their vertices; in those of cells
  /// the first vertex, the ground or that of the token, stays.
  public static boolean keepsStarts(GameRules rules, FamilySpec family) {
    return switch (rules.board()) {
      case Board.Tiling _ -> true;
      case Board.Cells cells when !cells.isRow() -> keepsFilledGrids(rules);
      case Board.Graph graph ->
          family.graphs(rules).filter(graphs -> keepsGraphs(graphs, graph, rules)).isPresent();
      case Board.Cells _, Board.Heap _, Board.HeapSet _, Board.Heaps _ -> false;
    };
  }

  private static boolean keepsGraphs(GraphFamily family, Board.Graph board, GameRules rules) {
    return switch (family) {
      case GRID, PRODUCT, BOXES -> true;
      case BIPARTITE -> board.ground().isEmpty() && !hasToken(rules);
      case EMPTY,
          PATH,
          CYCLE,
          COMPLETE,
          STAR,
          WHEEL,
          PETERSEN,
          CUBE,
          TREE,
          SUBSETS,
          TRIANGLE,
          RAYS ->
          false;
    };
  }

  private static boolean hasToken(GameRules rules) {
    for (Rule rule : rules.rules()) {
      if (rule instanceof WalkMove) {
        return true;
      }
    }
    return false;
  }

  private static boolean keepsFilledGrids(GameRules rules) {
    return rules.start().filter(start -> start instanceof Start.Fill).isPresent()
        && RuleSymmetries.of(rules).contains(Symmetry.TRANSPOSITION);
  }
}
