package org.grundy.rules.text.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Graph;
import org.grundy.core.Graph.Edge;
import org.grundy.core.GraphPosition;
import org.grundy.core.InputException;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;

/// Gathers a graph while it is read: vertices are numbered as they are first named.
final class GraphSketch {
  private final PlacedText text;
  private final Map<String, Integer> vertices = new LinkedHashMap<>();
  private final List<Edge> edges = new ArrayList<>();
  private final Map<Integer, Integer> tokens = new LinkedHashMap<>();

  GraphSketch(PlacedText text) {
    this.text = text;
  }

  /// The vertex of that name, from now on if not before.
  ///
  /// @param index where the text names it
  int vertex(String name, int index) {
    Integer known = vertices.get(name);
    if (known != null) {
      return known;
    }
    if (vertices.size() == Graph.MAX_VERTICES) {
      throw new InputException(
          text.place(index),
          "a graph has at most %,d vertices, found one more: %s"
              .formatted(Graph.MAX_VERTICES, Quote.of(name)),
          "");
    }
    vertices.put(name, vertices.size());
    return vertices.size() - 1;
  }

  /// Joins two vertices by one more edge.
  ///
  /// @param index where the text says so
  void join(int from, int to, boolean arc, int index) {
    if (edges.size() == Graph.MAX_EDGES) {
      throw new InputException(
          text.place(index),
          "a graph has at most %,d edges, found one more".formatted(Graph.MAX_EDGES),
          "");
    }
    edges.add(new Edge(from, to, arc));
  }

  /// Says that so many tokens stand on a vertex; of several mentions the largest counts.
  void mark(int vertex, int count) {
    if (count > 0) {
      tokens.merge(vertex, count, Math::max);
    }
  }

  GraphPosition position() {
    List<Integer> standing = new ArrayList<>();
    tokens.forEach((vertex, count) -> {
      for (int i = 0; i < count; i++) {
        standing.add(vertex);
      }
    });
    return GraphPosition.of(Graph.of(List.copyOf(vertices.keySet()), edges), standing);
  }
}
