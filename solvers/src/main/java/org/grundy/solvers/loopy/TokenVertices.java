package org.grundy.solvers.loopy;

import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.solvers.space.Space;

/// The vertices of a graph that never changes, on which a token walks. Edges in both directions are
/// walked to and fro.
record TokenVertices(GraphPosition position) implements Space {
  @Override
  public void options(long vertex, Options sink) {
    Graph graph = position.graph();
    int from = (int) vertex;
    for (int i = 0; i < graph.incident(from); i++) {
      int edge = graph.incident(from, i);
      if (position.hasEdge(edge) && graph.edge(edge).leaves(from)) {
        sink.to(graph.edge(edge).other(from));
      }
    }
  }
}
