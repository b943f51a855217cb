package org.grundy.solvers.family.proof;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.TokenMove;
import org.grundy.solvers.walk.CornerSweep;

/// The walk of one token from the corner of an open board, which slides by any number of cells.
final class CornerSlides {
  private CornerSlides() {}

  /// True if a game is such a walk, in exactly these directions.
  static boolean are(GameRules rules, Collection<Direction> directions) {
    if (rules.board() != Board.Cells.GRID || !CornerSweep.isSound(rules)) {
      return false;
    }
    Glyph filled = ((Start.Fill) rules.start().orElseThrow()).glyph();
    Set<Direction> found = new HashSet<>();
    for (Rule rule : rules.rules()) {
      if (rule instanceof TokenMove move) {
        found.addAll(move.directions());
        if (!move.slide() || !move.over().contains(filled) || !isFirstToken(rules, move)) {
          return false;
        }
      }
    }
    return found.equals(new HashSet<>(directions));
  }

  private static boolean isFirstToken(GameRules rules, TokenMove move) {
    return rules.rules().getFirst() instanceof TokenMove first
        && first.token().equals(move.token());
  }
}
