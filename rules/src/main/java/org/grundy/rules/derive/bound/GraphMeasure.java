package org.grundy.rules.derive.bound;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;

/// A number of a graph that every move lowers, so that no play is longer; a token that deletes
/// nothing does not lower it, but walks on a graph without cycles and so meets no vertex twice.
///
/// Every line but those that add edges deletes the chosen vertex, the chosen edge (with its ends
/// perhaps), or at least one edge, or makes one vertex of two. Where edges are added the others
/// leave fewer vertices, and so no more pairs that are not joined: of two pairs that become one by
/// a contraction one may be joined, and then it is. A vertex that is added takes one of the three
/// ends that each of the two others may have, and has one left itself: all have one less. With it
/// edges may be added: then it is the pairs that are not joined, of the vertices that there are and
/// of one more for each end, as many as before.
public final class GraphMeasure {
  private final List<Rule> lines;

  private GraphMeasure(List<Rule> lines) {
    this.lines = List.copyOf(lines);
  }

  /// The measure of a checked game on graphs.
  public static GraphMeasure of(GameRules rules) {
    return new GraphMeasure(rules.rules());
  }

  /// No play from the position is longer.
  public long longestPlay(GraphPosition position) {
    if (lines.stream().anyMatch(GraphMeasure::addsVertex)) {
      long ends = GraphReading.freeEnds(position);
      return lines.stream().allMatch(GraphMeasure::addsVertex)
          ? ends
          : pairsApart(position, position.order() + ends);
    }
    if (lines.stream().anyMatch(GraphMeasure::adds)) {
      long vertices = lines.stream().allMatch(GraphMeasure::adds) ? 0 : position.order();
      return vertices + pairsApart(position, position.order());
    }
    return lines.size() == 1
        ? longestPlay(lines.getFirst(), position)
        : position.order() + (long) position.size();
  }

  private static long longestPlay(Rule line, GraphPosition position) {
    return switch (line) {
      case VertexMove move
          when move.deletions().stream().anyMatch(Deletion.Chosen.class::isInstance) ->
          position.order();
      case WalkMove walk when walk.deletes() == WalkMove.Deletes.EDGE -> position.size();
      case WalkMove _ -> position.order() - 1L;
      case EdgeMove _, JoinMove _ -> position.size();
      default -> position.order() + (long) position.size();
    };
  }

  private static boolean adds(Rule line) {
    return line instanceof JoinMove join && join.joinsPair();
  }

  private static boolean addsVertex(Rule line) {
    return line instanceof JoinMove join && join.by() == JoinMove.By.VERTEX;
  }

  /// @param vertices of which pairs are counted: those of the position, and others without edges
  private static long pairsApart(GraphPosition position, long vertices) {
    Set<Long> joined = new HashSet<>();
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = position.graph().edge(i);
      if (!edge.isLoop()) {
        long low = Math.min(edge.from(), edge.to());
        joined.add(low << 32 | Math.max(edge.from(), edge.to()));
      }
    }
    return vertices * (vertices - 1) / 2 - joined.size();
  }
}
