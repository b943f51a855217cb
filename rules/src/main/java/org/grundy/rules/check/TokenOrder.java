package org.grundy.rules.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;

/// The proof that tokens move for a limited time: the directions of each token lie in an open
/// half-plane, so that some sum of row and column grows with every step.
final class TokenOrder {
  private static final int MAX_WEIGHT = 2;

  private TokenOrder() {}

  /// Reports, for each token that might move for ever, the line that first lets it.
  static void check(GameRules rules, List<RuleProblem> problems) {
    boolean strip = rules.board() instanceof Board.Strip;
    Map<Glyph, SequencedSet<Direction>> directions = new LinkedHashMap<>();
    for (Rule rule : rules.rules()) {
      if (rule instanceof TokenMove move) {
        SequencedSet<Direction> all =
            directions.computeIfAbsent(move.token(), _ -> new LinkedHashSet<>());
        boolean ended = lieInHalfPlane(all);
        all.addAll(move.directions());
        if (ended && !lieInHalfPlane(all)) {
          problems.add(
              new RuleProblem(
                  move,
                  "the game may not end: the token `"
                      + move.token()
                      + "` can "
                      + wayBack(List.copyOf(all)),
                  "keep its directions within less than a half turn, such as "
                      + (strip ? "E alone" : "E SE S")));
        }
      }
    }
  }

  /// Whether a weighting of rows and columns grows in every direction. For the eight directions
  /// weights from -2 to 2 suffice: they have a weighting between any two neighbours.
  private static boolean lieInHalfPlane(Iterable<Direction> directions) {
    for (int row = -MAX_WEIGHT; row <= MAX_WEIGHT; row++) {
      for (int column = -MAX_WEIGHT; column <= MAX_WEIGHT; column++) {
        boolean grows = true;
        for (Direction direction : directions) {
          grows &= row * direction.rowStep() + column * direction.columnStep() > 0;
        }
        if (grows) {
          return true;
        }
      }
    }
    return false;
  }

  private static String wayBack(List<Direction> directions) {
    for (Direction direction : directions) {
      if (directions.contains(direction.opposite())) {
        return "go " + direction + " and come back " + direction.opposite();
      }
    }
    List<String> circle = new ArrayList<>();
    for (Direction first : directions) {
      for (Direction second : directions) {
        for (Direction third : directions) {
          if (circle.isEmpty() && !lieInHalfPlane(List.of(first, second, third))) {
            circle.addAll(List.of(first.name(), second.name(), third.name()));
          }
        }
      }
    }
    return "come back by steps " + String.join(", ", circle);
  }
}
