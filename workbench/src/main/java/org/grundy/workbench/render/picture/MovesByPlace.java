package org.grundy.workbench.render.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Choice;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.workbench.request.SolvedSum;

/// The moves of an answer by where they are drawn: on the chosen cell, vertex or edge; the step of
/// a token on the cell that it goes to, or on its edge. Each list is in the order of the solution.
final class MovesByPlace {
  private enum Kind {
    CELL,
    VERTEX,
    EDGE
  }

  private record Place(int summand, Kind kind, int number) {}

  private final Map<Place, List<RatedMove>> moves = new HashMap<>();

  private MovesByPlace() {}

  static MovesByPlace of(SolvedSum answer) {
    MovesByPlace places = new MovesByPlace();
    if (answer.positions().stream().anyMatch(MovesByPlace::hasPlaces)) {
      answer.solution().moves(move -> places.put(answer, move));
    }
    return places;
  }

  private static boolean hasPlaces(Position position) {
    return position instanceof GridPosition || position instanceof GraphPosition;
  }

  List<RatedMove> onCell(int summand, int cell) {
    return on(new Place(summand, Kind.CELL, cell));
  }

  List<RatedMove> onVertex(int summand, int vertex) {
    return on(new Place(summand, Kind.VERTEX, vertex));
  }

  List<RatedMove> onEdge(int summand, int edge) {
    return on(new Place(summand, Kind.EDGE, edge));
  }

  private List<RatedMove> on(Place place) {
    return moves.getOrDefault(place, List.of());
  }

  private void put(SolvedSum answer, RatedMove move) {
    int summand = move.summand();
    switch (move.move().choice()) {
      case Choice.Cell cell -> put(answer, cell, move);
      case Choice.Placed(int _, Choice.Cell at) -> put(answer, at, move);
      case Choice.Step(Choice.Cell _, Choice.Cell to) -> put(answer, to, move);
      case Choice.Vertex(int vertex) -> put(new Place(summand, Kind.VERTEX, vertex), move);
      case Choice.Edge edge -> put(new Place(summand, Kind.EDGE, edge.edge()), move);
      case Choice.Pair(int from, int to) -> {
        put(new Place(summand, Kind.VERTEX, from), move);
        put(new Place(summand, Kind.VERTEX, to), move);
      }
      case Choice.Heaps _, Choice.Piece _, Choice.Tiling _, Choice.Own _ -> {}
    }
  }

  private void put(SolvedSum answer, Choice.Cell cell, RatedMove move) {
    GridPosition board = (GridPosition) answer.positions().get(move.summand());
    put(new Place(move.summand(), Kind.CELL, cell.index(board.columns())), move);
  }

  private void put(Place place, RatedMove move) {
    moves.computeIfAbsent(place, _ -> new ArrayList<>()).add(move);
  }
}
