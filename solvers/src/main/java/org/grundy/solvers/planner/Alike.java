package org.grundy.solvers.planner;

import java.util.List;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.derive.symmetry.GraphRepresentative;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.tree.GameRules;

/// A test for positions of a game that are images of each other, and so have one value.
final class Alike {
  /// The greatest size at which images are told; of larger positions only equal ones are known to
  /// be alike.
  private static final int LARGEST_BOARD = 1 << 20;

  private static final int LARGEST_GRAPH = 400;
  private static final int SMALL_BOARD = 16;
  private static final int SMALL_GRAPH = 8;

  private final GameRules rules;

  Alike(GameRules rules) {
    this.rules = rules;
  }

  /// True if a position is so small that to search for its value costs next to nothing.
  static boolean isSmall(Position position) {
    return switch (position) {
      case GridPosition board -> board.size() <= SMALL_BOARD;
      case GraphPosition graph -> graph.order() <= SMALL_GRAPH;
      default -> false;
    };
  }

  /// The property that images of each other have in common and that is found at once.
  Object shape(Position position) {
    return switch (position) {
      case GridPosition board ->
          List.of(Math.min(board.rows(), board.columns()), Math.max(board.rows(), board.columns()));
      case GraphPosition graph -> List.of(graph.order(), graph.size());
      default -> position;
    };
  }

  /// The image that stands for a position; where that would take long, the position itself.
  Position representative(Position position) {
    return switch (position) {
      case GridPosition board when board.tokens().isEmpty() && board.size() <= LARGEST_BOARD ->
          new Representatives(rules).of(board);
      case GraphPosition graph when graph.order() <= LARGEST_GRAPH ->
          new GraphRepresentative(rules).of(graph);
      default -> position;
    };
  }
}
