package org.grundy.workbench.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Move;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.MoveNames;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.workbench.Answer;

/// The moves on a graph, by the vertex or the edge on which they are drawn: the chosen one, and for
/// the step of a token its edge. Moves of parallel edges are drawn on the first.
final class MovesByElement {
  private final Map<Integer, List<RatedMove>> byVertex = new HashMap<>();
  private final Map<Integer, List<RatedMove>> byEdge = new HashMap<>();

  private MovesByElement() {}

  static MovesByElement of(Answer answer, int summand, GraphPosition position) {
    MovesByElement moves = new MovesByElement();
    GameRules rules = answer.problem().rules();
    Map<Move, Integer> vertices = new HashMap<>();
    Map<Move, Integer> edges = new HashMap<>();
    for (int line = 0; line < rules.rules().size(); line++) {
      name(rules.rules().get(line), line, position, vertices, edges);
    }
    answer
        .solution()
        .moves(move -> {
          if (move.summand() == summand && vertices.containsKey(move.move())) {
            moves
                .byVertex
                .computeIfAbsent(vertices.get(move.move()), any -> new ArrayList<>())
                .add(move);
          } else if (move.summand() == summand && edges.containsKey(move.move())) {
            moves
                .byEdge
                .computeIfAbsent(edges.get(move.move()), any -> new ArrayList<>())
                .add(move);
          }
        });
    return moves;
  }

  /// The moves drawn on a vertex, in the order of the solution.
  List<RatedMove> atVertex(int vertex) {
    return byVertex.getOrDefault(vertex, List.of());
  }

  /// The moves drawn on an edge, in the order of the solution.
  List<RatedMove> atEdge(int edge) {
    return byEdge.getOrDefault(edge, List.of());
  }

  private static void name(
      Rule rule,
      int line,
      GraphPosition position,
      Map<Move, Integer> vertices,
      Map<Move, Integer> edges) {
    Graph graph = position.graph();
    if (rule instanceof VertexMove move) {
      for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
        vertices.putIfAbsent(MoveNames.ofVertex(line, move, graph.name(v)), v);
      }
      return;
    }
    for (int e = position.nextEdge(0); e >= 0; e = position.nextEdge(e + 1)) {
      Graph.Edge edge = graph.edge(e);
      String name = GraphRuleset.name(graph, edge);
      String from = graph.name(edge.from());
      String to = graph.name(edge.to());
      if (rule instanceof EdgeMove move) {
        edges.putIfAbsent(MoveNames.ofEdge(line, move, name, from, to), e);
        edges.putIfAbsent(MoveNames.ofEdge(line, move, name, to, from), e);
      } else if (rule instanceof WalkMove move) {
        edges.putIfAbsent(MoveNames.ofWalk(line, move, name, from, to), e);
        edges.putIfAbsent(MoveNames.ofWalk(line, move, name, to, from), e);
      }
    }
  }
}
