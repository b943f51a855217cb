package org.grundy.workbench.render.picture;

import java.util.HashMap;
import java.util.Map;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Move;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.MoveNames;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;

/// Where moves on a graph are drawn: on the chosen vertex or edge, and for the step of a token on
/// its edge. Moves of parallel edges are drawn on the first.
///
/// @param vertices the vertex of each move that has one
/// @param edges the edge of each move that has one
public record MovePlaces(Map<Move, Integer> vertices, Map<Move, Integer> edges) {
  public static MovePlaces of(GameRules rules, GraphPosition position) {
    MovePlaces places = new MovePlaces(new HashMap<>(), new HashMap<>());
    for (int line = 0; line < rules.rules().size(); line++) {
      places.name(rules.rules().get(line), line, position);
    }
    return places;
  }

  private void name(Rule rule, int line, GraphPosition position) {
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
