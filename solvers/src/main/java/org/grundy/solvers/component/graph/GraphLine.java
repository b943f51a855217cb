package org.grundy.solvers.component.graph;

import java.util.List;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphCondition;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.VertexMove;

/// A line that chooses a vertex or an edge, with the chosen vertices by place instead of by name.
///
/// @param choosesEdge whether an edge is chosen; else both places are the one chosen vertex
/// @param second the name of the second end of the chosen edge, empty where a vertex is chosen
record GraphLine(
    boolean choosesEdge, String second, List<GraphCondition> conditions, List<Effect> effects) {
  GraphLine {
    conditions = List.copyOf(conditions);
    effects = List.copyOf(effects);
  }

  /// Something that is deleted.
  ///
  /// @param second whether it stands to the second end of the chosen edge
  record Effect(Deletion deleted, boolean second) {}

  /// The lines of rules without a token.
  static List<GraphLine> of(GameRules rules) {
    return rules.rules().stream().map(GraphLine::of).toList();
  }

  private static GraphLine of(Rule rule) {
    return switch (rule) {
      case VertexMove move -> of(false, "", move.conditions(), move.deletions());
      case EdgeMove move -> of(true, move.to(), move.conditions(), move.deletions());
      default -> throw new IllegalArgumentException("not a line that deletes: " + rule);
    };
  }

  private static GraphLine of(
      boolean choosesEdge,
      String second,
      List<GraphCondition> conditions,
      List<Deletion> deletions) {
    return new GraphLine(
        choosesEdge,
        second,
        conditions,
        deletions.stream()
            .map(deletion -> new Effect(deletion, deletion.of().filter(second::equals).isPresent()))
            .toList());
  }
}
