package org.grundy.rules.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;

/// The proof that tokens move for a limited time: the directions of each token lie in an open
/// half-plane, so that some sum of row and column grows with every step.
final class TokenOrder {
  private TokenOrder() {}

  /// Reports, for each token that might move for ever, the line that first lets it.
  static void check(GameRules rules, List<RuleProblem> problems) {
    boolean strip = rules.board().isRow();
    Map<Glyph, SequencedSet<Direction>> directions = new LinkedHashMap<>();
    for (Rule rule : rules.rules()) {
      if (rule instanceof TokenMove move) {
        SequencedSet<Direction> all =
            directions.computeIfAbsent(move.token(), _ -> new LinkedHashSet<>());
        boolean ended = lieInHalfPlane(all);
        all.addAll(move.directions());
        if (ended && !lieInHalfPlane(all)) {
          problems.add(
              RuleProblem.endless(
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

  /// True if the directions lie in an open half-plane. In that case the one furthest clockwise has
  /// all others within less than a half turn counter-clockwise. And if one has, the whole numbers
  /// of the steps leave room for a border just before it.
  private static boolean lieInHalfPlane(Collection<Direction> directions) {
    return directions.isEmpty()
        || directions.stream()
            .anyMatch(first -> directions.stream().allMatch(other -> isWithin(first, other)));
  }

  /// True if `other` is `first` turned counter-clockwise by less than a half turn.
  private static boolean isWithin(Direction first, Direction other) {
    int turn = turn(first, other);
    return turn > 0 || (turn == 0 && !isBack(first, other));
  }

  /// Positive where the second is less than a half turn counter-clockwise from the first.
  private static int turn(Direction first, Direction second) {
    return first.columnStep() * -second.rowStep() + first.rowStep() * second.columnStep();
  }

  private static boolean isBack(Direction first, Direction second) {
    return turn(first, second) == 0
        && first.rowStep() * second.rowStep() + first.columnStep() * second.columnStep() < 0;
  }

  private static String wayBack(List<Direction> directions) {
    for (Direction first : directions) {
      for (Direction second : directions) {
        if (isBack(first, second)) {
          return "go " + first + " and come back " + second;
        }
      }
    }
    List<String> cycle = new ArrayList<>();
    for (Direction first : directions) {
      for (Direction second : directions) {
        for (Direction third : directions) {
          if (cycle.isEmpty() && !lieInHalfPlane(List.of(first, second, third))) {
            cycle.addAll(List.of(first.toString(), second.toString(), third.toString()));
          }
        }
      }
    }
    return "come back by steps " + String.join(", ", cycle);
  }
}
