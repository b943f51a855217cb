package org.grundy.rules.text.graph;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GraphCondition;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;

/// The text of rules on graphs.
public final class GraphWords {
  private GraphWords() {}

  /// The words after `move`.
  public static String move(VertexMove move) {
    return "vertex " + move.vertex() + effect(move.conditions(), move.deletions());
  }

  /// The words after `move`.
  public static String move(EdgeMove move) {
    return "edge " + move.from() + "-" + move.to() + effect(move.conditions(), move.deletions());
  }

  /// The words after `move`.
  public static String move(JoinMove move) {
    return "%s %s-%s%s : %s"
        .formatted(
            move.by().chosen(),
            move.from(),
            move.to(),
            where(move.conditions()),
            move.by().effect());
  }

  /// The words after `token`.
  public static String token(WalkMove move) {
    return move.token()
        + " step edges"
        + switch (move.deletes()) {
          case NOTHING -> "";
          case LEFT -> " : delete left";
          case EDGE -> " : delete edge";
        };
  }

  private static String effect(List<GraphCondition> conditions, List<Deletion> deletions) {
    return where(conditions)
        + deletions.stream()
            .map(GraphWords::deletion)
            .collect(Collectors.joining(", ", " : delete ", ""));
  }

  private static String where(List<GraphCondition> conditions) {
    return conditions.isEmpty()
        ? ""
        : conditions.stream()
            .map(GraphWords::condition)
            .collect(Collectors.joining(", ", " where ", ""));
  }

  /// The text of a condition.
  public static String condition(GraphCondition condition) {
    return switch (condition) {
      case GraphCondition.Compared compared ->
          count(compared.of()) + " " + compared.relation().sign() + " " + count(compared.than());
      case GraphCondition.Is is -> count(is.of()) + " is " + is.quality().word();
    };
  }

  private static String count(GraphCondition.Count count) {
    return switch (count) {
      case GraphCondition.Fixed fixed -> String.valueOf(fixed.number());
      case GraphCondition.DegreeOf(GraphCondition.Degree degree, String vertex) ->
          degree.word() + " of " + vertex;
      case GraphCondition.Distance(String from, String to) -> "distance of " + from + "-" + to;
    };
  }

  /// The text of one thing that is deleted.
  public static String deletion(Deletion deletion) {
    return switch (deletion) {
      case Deletion.Chosen chosen -> chosen.vertex();
      case Deletion.Related related -> related.relation().of(related.vertex());
      case Deletion.EdgesOf edges -> "edges of " + edges.vertex();
      case Deletion.ChosenEdge _ -> "edge";
    };
  }
}
