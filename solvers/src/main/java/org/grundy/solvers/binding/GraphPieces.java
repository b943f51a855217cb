package org.grundy.solvers.binding;

import java.util.List;
import java.util.Optional;
import org.grundy.core.GraphPosition;
import org.grundy.rules.derive.symmetry.GraphRepresentative;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Bond;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;

/// Splits graphs of games in which the same player may move again into independent components.
///
/// - A move reads and deletes only what is joined to the vertex or edge that it chooses, and
///   deleting joins nothing: a graph is the sum of its connected parts. A graph with a ground or
///   with tokens is left whole.
/// - Where all lines are `delete edge` without conditions, a move reads only which edges its own
///   two ends have besides, and of the vertex that `isolates` does not count not even that. So no
///   move on one side of that vertex is seen on the other: the graph falls apart there too.
final class GraphPieces {
  private final boolean whole;
  private final boolean edgesOnly;
  private final Optional<String> fixed;
  private final GraphRepresentative representatives;

  GraphPieces(GameRules rules) {
    List<Optional<String>> uncounted =
        rules.bonds().ofLines().values().stream()
            .flatMap(bond -> isolates(bond).stream())
            .map(Bond.Isolates::except)
            .distinct()
            .toList();
    this.whole =
        !(rules.board() instanceof Board.Graph(var ground))
            || ground.isPresent()
            || uncounted.size() > 1;
    this.edgesOnly = rules.rules().stream().allMatch(GraphPieces::deletesItsEdge);
    this.fixed = uncounted.stream().findFirst().flatMap(name -> name);
    this.representatives = new GraphRepresentative(fixed);
  }

  private static Optional<Bond.Isolates> isolates(Bond bond) {
    return bond instanceof Bond.Again(var where) ? where : Optional.empty();
  }

  private static boolean deletesItsEdge(Rule line) {
    return line instanceof EdgeMove move
        && move.conditions().isEmpty()
        && move.deletions().equals(List.of(new Deletion.ChosenEdge()));
  }

  /// The components of a graph, in the order of their first vertices or edges.
  List<GraphPosition> of(GraphPosition position) {
    if (whole || !position.tokens().isEmpty()) {
      return List.of(position);
    }
    return edgesOnly
        ? position.edgesApart(fixed.flatMap(position.graph()::vertex).orElse(-1))
        : position.parts();
  }

  /// The graph that stands for all isomorphic images of a component.
  GraphPosition representative(GraphPosition component) {
    return whole || !component.tokens().isEmpty() ? component : representatives.of(component);
  }
}
