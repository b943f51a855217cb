package org.grundy.solvers.graph;

import java.util.BitSet;
import java.util.List;
import org.grundy.core.GraphPosition;
import org.grundy.rules.moves.GraphRuleset;

/// A position with its components, all on one graph.
///
/// @param whole without what falls at once
record DrawnParts(GraphPosition whole, List<GraphPosition> parts) {
  static DrawnParts of(GraphPosition position, GraphRuleset ruleset, GraphSearch search) {
    GraphPosition whole = ruleset.settled(position);
    List<GraphPosition> parts = search.parts(whole);
    return new DrawnParts(whole, parts.size() == 1 ? List.of(whole) : parts);
  }

  /// The component in which a move was made, -1 where none of them shows it.
  int changed(GraphPosition follower) {
    BitSet vertices = whole.copyVertices();
    vertices.andNot(follower.copyVertices());
    BitSet edges = whole.copyEdges();
    edges.andNot(follower.copyEdges());
    for (int part = 0; part < parts.size(); part++) {
      if (parts.get(part).copyVertices().intersects(vertices)
          || parts.get(part).copyEdges().intersects(edges)) {
        return part;
      }
    }
    return -1;
  }
}
