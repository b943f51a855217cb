package org.grundy.rules.text.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;

/// A walk along arcs that comes back to where it began.
final class GraphCycle {
  private GraphCycle() {}

  /// The names along a cycle, the first once more at the end; none where the graph has no cycle.
  ///
  /// Vertices without an arc to a vertex that is left are taken away as long as there are such;
  /// where some are left, each has such an arc, and a walk along these meets itself.
  static Optional<List<String>> find(GraphPosition position) {
    Graph graph = position.graph();
    int[] out = new int[graph.order()];
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      out[graph.edge(i).from()]++;
    }
    List<Integer> ends = new ArrayList<>();
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      if (out[v] == 0) {
        ends.add(v);
      }
    }
    for (int next = 0; next < ends.size(); next++) {
      int end = ends.get(next);
      for (int i = 0; i < graph.incident(end); i++) {
        int edge = graph.incident(end, i);
        int from = graph.edge(edge).from();
        if (position.hasEdge(edge) && from != end && --out[from] == 0) {
          ends.add(from);
        }
      }
    }
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      if (out[v] > 0) {
        return Optional.of(cycle(position, out, v));
      }
    }
    return Optional.empty();
  }

  private static List<String> cycle(GraphPosition position, int[] out, int start) {
    Graph graph = position.graph();
    List<Integer> walk = new ArrayList<>();
    int at = start;
    while (!walk.contains(at)) {
      walk.add(at);
      at = step(position, out, at);
    }
    List<String> names = new ArrayList<>();
    for (int vertex : walk.subList(walk.indexOf(at), walk.size())) {
      names.add(graph.name(vertex));
    }
    names.add(graph.name(at));
    return Collections.unmodifiableList(names);
  }

  private static int step(GraphPosition position, int[] out, int from) {
    Graph graph = position.graph();
    for (int i = 0; i < graph.incident(from); i++) {
      int edge = graph.incident(from, i);
      if (position.hasEdge(edge)
          && graph.edge(edge).from() == from
          && out[graph.edge(edge).to()] > 0) {
        return graph.edge(edge).to();
      }
    }
    throw new IllegalStateException("an end among the cycles: " + graph.name(from));
  }
}
