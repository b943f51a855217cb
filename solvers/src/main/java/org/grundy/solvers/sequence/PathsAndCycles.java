package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.Start;

/// The values of graphs all of whose components are paths and cycles, in a game in which these are
/// heaps.
///
/// @param paths a path of n vertices has the number n
/// @param cycles a cycle of n vertices has the number n
record PathsAndCycles(StartSequence paths, StartSequence cycles) {
  /// Paths and cycles of at most so many vertices are searched: that takes a few nodes a vertex,
  /// and to derive that they are heaps some thousands.
  static final int SHORT = 64;

  /// The paths and cycles of a game; empty where they are not known to be heaps.
  static Optional<PathsAndCycles> of(GameRules rules) {
    return StartSequence.of(rules.withStart(new Start.Family(GraphFamily.PATH)))
        .flatMap(paths ->
            StartSequence.of(rules.withStart(new Start.Family(GraphFamily.CYCLE)))
                .map(cycles -> new PathsAndCycles(paths, cycles)));
  }

  /// The components of a graph.
  static List<GraphPosition> parts(GraphPosition graph) {
    List<GraphPosition> parts = new ArrayList<>();
    BitSet left = graph.copyVertices();
    while (!left.isEmpty()) {
      GraphPosition part = graph.joinedTo(left.nextSetBit(0));
      parts.add(part);
      left.andNot(part.copyVertices());
    }
    return parts;
  }

  /// True if a component is a path or a cycle, of at least three vertices, without tokens.
  static boolean isPathOrCycle(GraphPosition part) {
    if (!part.tokens().isEmpty() || part.size() > part.order()) {
      return false;
    }
    for (int edge = part.nextEdge(0); edge >= 0; edge = part.nextEdge(edge + 1)) {
      if (part.graph().edge(edge).arc()) {
        return false;
      }
    }
    for (int vertex = part.nextVertex(0); vertex >= 0; vertex = part.nextVertex(vertex + 1)) {
      if (part.degree(vertex) > 2) {
        return false;
      }
    }
    return part.size() < part.order() || part.order() >= 3;
  }

  /// The value of a component.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  long value(GraphPosition part, Meter meter) {
    StartSequence starts = part.size() < part.order() ? paths : cycles;
    return starts.value(part.order(), meter);
  }

  /// The nim-sum of the values of the components of a graph.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  long nimSum(GraphPosition graph, Meter meter) {
    return parts(graph).stream()
        .mapToLong(part -> value(part, meter))
        .reduce(0, (one, other) -> one ^ other);
  }
}
