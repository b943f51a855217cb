package org.grundy.workbench.render.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.core.Choice;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.workbench.request.SumMove;

/// The changes that a move makes in a position.
///
/// @param cells of a board: the cells whose glyphs change, or that go out of a row, and those that
///   a token leaves or enters, ascending
/// @param vertices of a graph: those that are deleted, and those that a token leaves or enters
/// @param edges of a graph: those that are deleted
public record Changes(List<Integer> cells, List<Integer> vertices, List<Integer> edges) {
  static final Changes NONE = new Changes(List.of(), List.of(), List.of());

  /// The changes that a move of a sum makes in the position in which it is made.
  public static Changes of(SumMove move) {
    return move.move().choice() instanceof Choice.Pair(int from, int to)
        ? new Changes(List.of(), List.of(from, to), List.of())
        : between(move.position(), move.parts());
  }

  /// The changes from a position to what is left of it.
  private static Changes between(Position before, List<Position> parts) {
    return switch (before) {
      case GridPosition grid when parts.size() == 1 -> {
        GridPosition after = (GridPosition) parts.getFirst();
        yield after.size() < grid.size() ? ofClosed(grid, after) : ofBoard(grid, after);
      }
      case GraphPosition graph when parts.size() == 1 -> {
        GraphPosition after = (GraphPosition) parts.getFirst();
        yield after.graph() == graph.graph() ? ofGraph(graph, after) : ofNames(graph, after);
      }
      default -> NONE;
    };
  }

  /// The cells of a row between those that are the same from either end.
  private static Changes ofClosed(GridPosition before, GridPosition after) {
    int from = 0;
    while (from < after.size() && before.at(from) == after.at(from)) {
      from++;
    }
    int kept = 0;
    while (kept < after.size() - from
        && before.at(before.size() - 1 - kept) == after.at(after.size() - 1 - kept)) {
      kept++;
    }
    List<Integer> cells = IntStream.range(from, before.size() - kept).boxed().toList();
    return new Changes(cells, List.of(), List.of());
  }

  private static Changes ofBoard(GridPosition before, GridPosition after) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = before.nextDifference(after, 0);
        cell >= 0;
        cell = before.nextDifference(after, cell + 1)) {
      cells.add(cell);
    }
    List<GridPosition.Token> left = new ArrayList<>(before.tokens());
    after.tokens().forEach(left::remove);
    left.forEach(token -> cells.add(token.cell()));
    List<GridPosition.Token> entered = new ArrayList<>(after.tokens());
    before.tokens().forEach(entered::remove);
    entered.forEach(token -> cells.add(token.cell()));
    return new Changes(cells.stream().sorted().distinct().toList(), List.of(), List.of());
  }

  /// The vertices whose names are gone, and the edges at them.
  private static Changes ofNames(GraphPosition before, GraphPosition after) {
    Graph graph = before.graph();
    List<Integer> vertices = new ArrayList<>();
    for (int v = before.nextVertex(0); v >= 0; v = before.nextVertex(v + 1)) {
      if (after.graph().vertex(graph.name(v)).filter(after::hasVertex).isEmpty()) {
        vertices.add(v);
      }
    }
    List<Integer> edges = new ArrayList<>();
    for (int e = before.nextEdge(0); e >= 0; e = before.nextEdge(e + 1)) {
      if (vertices.contains(graph.edge(e).from()) || vertices.contains(graph.edge(e).to())) {
        edges.add(e);
      }
    }
    return new Changes(List.of(), vertices, edges);
  }

  private static Changes ofGraph(GraphPosition before, GraphPosition after) {
    List<Integer> vertices = new ArrayList<>();
    for (int v = before.nextVertex(0); v >= 0; v = before.nextVertex(v + 1)) {
      if (!after.hasVertex(v) || before.tokens().contains(v) != after.tokens().contains(v)) {
        vertices.add(v);
      }
    }
    List<Integer> edges = new ArrayList<>();
    for (int e = before.nextEdge(0); e >= 0; e = before.nextEdge(e + 1)) {
      if (!after.hasEdge(e)) {
        edges.add(e);
      }
    }
    return new Changes(List.of(), vertices, edges);
  }
}
