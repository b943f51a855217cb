package org.grundy.workbench.render.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.GraphPosition;
import org.grundy.core.Move;
import org.grundy.core.RatedMove;
import org.grundy.workbench.Answer;

/// The moves on a graph, by the vertex or the edge on which they are drawn: the chosen one, and for
/// the step of a token its edge. Moves of parallel edges are drawn on the first.
final class MovesByElement {
  private final Map<Integer, List<RatedMove>> byVertex = new HashMap<>();
  private final Map<Integer, List<RatedMove>> byEdge = new HashMap<>();

  private MovesByElement() {}

  static MovesByElement of(Answer answer, int summand, GraphPosition position) {
    MovesByElement moves = new MovesByElement();
    MovePlaces places = MovePlaces.of(answer.problem().rules(), position);
    Map<Move, Integer> vertices = places.vertices();
    Map<Move, Integer> edges = places.edges();
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
}
