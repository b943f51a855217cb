package org.grundy.rules.moves;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.Choice;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.rules.moves.GraphRuleset.MoveSink;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GraphCondition;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.VertexMove;

/// The moves of a line that chooses a vertex, an edge or a pair of vertices of one position: it
/// deletes what it says, contracts the edge or joins the pair.
final class ChosenMoves {
  private final int rule;
  private final GraphPosition position;
  private final Graph graph;
  private final OptionalInt ground;
  private final MoveSink sink;

  ChosenMoves(int rule, GraphPosition position, OptionalInt ground, MoveSink sink) {
    this.rule = rule;
    this.position = position;
    this.graph = position.graph();
    this.ground = ground;
    this.sink = sink;
  }

  void ofVertices(VertexMove line) {
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      Chosen chosen = new Chosen(line.vertex(), v, v, -1);
      if (!isGround(v) && holds(line.conditions(), chosen)) {
        sink.accept(after(line.deletions(), chosen), new Move(rule, new Choice.Vertex(v)));
      }
    }
  }

  void ofEdges(EdgeMove line) {
    Set<Graph.Edge> seen = new HashSet<>();
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = graph.edge(i);
      if (seen.add(GraphRuleset.sorted(edge))) {
        Set<GraphPosition> known = new HashSet<>();
        oriented(line, i, edge.from(), edge.to(), known);
        if (!edge.arc() && !edge.isLoop()) {
          oriented(line, i, edge.to(), edge.from(), known);
        }
      }
    }
  }

  /// Hands over the move of an edge in one orientation, unless it leads to what is known.
  private void oriented(EdgeMove line, int edge, int from, int to, Set<GraphPosition> known) {
    Chosen chosen = new Chosen(line.from(), from, to, edge);
    if (!holds(line.conditions(), chosen)) {
      return;
    }
    GraphPosition option = after(line.deletions(), chosen);
    if (known.add(option)) {
      sink.accept(option, new Move(rule, new Choice.Edge(edge, from, to)));
    }
  }

  void ofJoins(JoinMove line) {
    switch (line.by()) {
      case CONTRACTION -> contractions(line);
      case EDGE, VERTEX -> additions(line);
    }
  }

  private void additions(JoinMove line) {
    boolean far = line.conditions().stream().anyMatch(GraphCondition::asksDistance);
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      Meter.checkpoint(100 + graph.order());
      BitSet joined = related(Deletion.Relation.NEIGHBOURS, v);
      long[] distances = far ? distances(v) : new long[graph.order()];
      for (int w = position.nextVertex(v + 1); w >= 0; w = position.nextVertex(w + 1)) {
        boolean meant =
            (line.by() == JoinMove.By.VERTEX || !joined.get(w))
                && (holds(line.conditions(), new Chosen(line.from(), v, w, -1, distances[w]))
                    || holds(line.conditions(), new Chosen(line.from(), w, v, -1, distances[w])));
        if (meant) {
          sink.accept(joined(line.by(), v, w), new Move(rule, new Choice.Pair(v, w)));
        }
      }
    }
  }

  /// The distance of each vertex from one.
  private long[] distances(int from) {
    Meter.checkpoint(100 * (graph.order() + graph.size()));
    long[] distances = new long[graph.order()];
    Arrays.fill(distances, GraphCondition.INFINITE);
    distances[from] = 0;
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      int vertex = open.removeFirst();
      for (int i = 0; i < graph.incident(vertex); i++) {
        int index = graph.incident(vertex, i);
        int other = graph.edge(index).other(vertex);
        if (position.hasEdge(index) && distances[other] == GraphCondition.INFINITE) {
          distances[other] = distances[vertex] + 1;
          open.addLast(other);
        }
      }
    }
    return distances;
  }

  /// The position with an edge or a vertex between two others, as a graph of its own.
  private GraphPosition joined(JoinMove.By by, int from, int to) {
    int[] numbers = new int[graph.order()];
    List<String> names = named(numbers, -1);
    List<Graph.Edge> edges = new ArrayList<>();
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = graph.edge(i);
      edges.add(new Graph.Edge(numbers[edge.from()], numbers[edge.to()], edge.arc()));
    }
    if (by == JoinMove.By.VERTEX) {
      int added = names.size();
      names.add(newName(names));
      edges.add(new Graph.Edge(numbers[from], added, false));
      edges.add(new Graph.Edge(added, numbers[to], false));
    } else {
      edges.add(new Graph.Edge(numbers[from], numbers[to], false));
    }
    return GraphPosition.of(Graph.of(names, edges));
  }

  /// The first of `w1`, `w2`, … that is no name yet.
  private static String newName(List<String> names) {
    Set<String> taken = Set.copyOf(names);
    return IntStream.rangeClosed(1, names.size() + 1)
        .mapToObj(number -> "w" + number)
        .filter(name -> !taken.contains(name))
        .findFirst()
        .orElseThrow();
  }

  /// The names of the vertices of a graph of its own.
  ///
  /// @param numbers where the number of each is put
  /// @param gone a vertex that it does not have; -1 for none
  private List<String> named(int[] numbers, int gone) {
    Meter.checkpoint(100 + graph.order());
    List<String> names = new ArrayList<>();
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      if (v != gone) {
        numbers[v] = names.size();
        names.add(graph.name(v));
      }
    }
    return names;
  }

  private void contractions(JoinMove line) {
    Set<Graph.Edge> seen = new HashSet<>();
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = graph.edge(i);
      boolean meant =
          holds(line.conditions(), new Chosen(line.from(), edge.from(), edge.to(), i))
              || (!edge.arc()
                  && holds(line.conditions(), new Chosen(line.from(), edge.to(), edge.from(), i)));
      if (!edge.isLoop() && meant && seen.add(GraphRuleset.sorted(edge))) {
        int kept = isGround(edge.to()) ? edge.to() : edge.from();
        GraphPosition option = contracted(kept, edge.other(kept));
        sink.accept(option, new Move(rule, new Choice.Edge(i, edge.from(), edge.to())));
      }
    }
  }

  /// The position in which a vertex has taken the place of another one, too.
  private GraphPosition contracted(int kept, int gone) {
    int[] numbers = new int[graph.order()];
    List<String> names = named(numbers, gone);
    numbers[gone] = numbers[kept];
    List<Graph.Edge> edges = new ArrayList<>();
    Set<Graph.Edge> joined = new HashSet<>();
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = graph.edge(i);
      Graph.Edge moved =
          GraphRuleset.sorted(new Graph.Edge(numbers[edge.from()], numbers[edge.to()], edge.arc()));
      boolean touches = moved.from() == numbers[kept] || moved.to() == numbers[kept];
      if (!touches || (!moved.isLoop() && joined.add(moved))) {
        edges.add(moved);
      }
    }
    return GraphPosition.of(Graph.of(names, edges));
  }

  /// The choice of a move.
  ///
  /// @param fromName the name of `from` in the line; the line's other name is that of `to`
  /// @param edge -1 where a pair is chosen, or a vertex, which is `from` and `to` then
  /// @param distance of a pair that is chosen
  private record Chosen(String fromName, int from, int to, int edge, long distance) {
    Chosen(String fromName, int from, int to, int edge) {
      this(fromName, from, to, edge, 0);
    }

    int vertex(String name) {
      return name.equals(fromName) ? from : to;
    }
  }

  private boolean isGround(int vertex) {
    return ground.isPresent() && ground.getAsInt() == vertex;
  }

  private boolean holds(List<GraphCondition> conditions, Chosen chosen) {
    return conditions.stream()
        .allMatch(condition -> condition.holds(counted -> number(counted, chosen)));
  }

  private long number(GraphCondition.Counted counted, Chosen chosen) {
    return switch (counted) {
      case GraphCondition.DegreeOf(GraphCondition.Degree degree, String vertex) ->
          degree(degree, chosen.vertex(vertex));
      case GraphCondition.Distance _ -> chosen.distance();
    };
  }

  private int degree(GraphCondition.Degree kind, int vertex) {
    int degree = 0;
    for (int i = 0; i < graph.incident(vertex); i++) {
      int index = graph.incident(vertex, i);
      Graph.Edge edge = graph.edge(index);
      if (position.hasEdge(index)) {
        degree +=
            switch (kind) {
              case DEGREE -> edge.isLoop() ? 2 : 1;
              case INDEGREE -> !edge.arc() || edge.to() == vertex ? 1 : 0;
              case OUTDEGREE -> edge.leaves(vertex) ? 1 : 0;
            };
      }
    }
    return degree;
  }

  private GraphPosition after(List<Deletion> deletions, Chosen chosen) {
    Meter.checkpoint(100 + graph.order());
    BitSet vertices = new BitSet();
    BitSet edges = new BitSet();
    for (Deletion deletion : deletions) {
      switch (deletion) {
        case Deletion.Chosen(String name) -> vertices.set(chosen.vertex(name));
        case Deletion.Related(Deletion.Relation relation, String name) ->
            vertices.or(related(relation, chosen.vertex(name)));
        case Deletion.EdgesOf(String name) -> {
          int vertex = chosen.vertex(name);
          for (int i = 0; i < graph.incident(vertex); i++) {
            edges.set(graph.incident(vertex, i));
          }
        }
        case Deletion.ChosenEdge _ -> edges.set(chosen.edge());
      }
    }
    ground.ifPresent(vertices::clear);
    GraphPosition left = position.without(vertices, edges);
    return ground.isPresent() ? left.joinedTo(ground.getAsInt()) : left;
  }

  /// The other vertices that stand so to a vertex.
  private BitSet related(Deletion.Relation relation, int vertex) {
    BitSet found = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    open.push(vertex);
    while (!open.isEmpty()) {
      int from = open.pop();
      for (int i = 0; i < graph.incident(from); i++) {
        int index = graph.incident(from, i);
        Graph.Edge edge = graph.edge(index);
        int other = edge.other(from);
        boolean leads =
            switch (relation) {
              case NEIGHBOURS -> true;
              case SUCCESSORS, REACHABLE -> edge.leaves(from);
              case PREDECESSORS -> edge.leaves(other);
            };
        if (position.hasEdge(index) && leads && !found.get(other)) {
          found.set(other);
          if (relation == Deletion.Relation.REACHABLE) {
            open.push(other);
          }
        }
      }
    }
    found.clear(vertex);
    return found;
  }

  /// A set without one of its elements, if it is to go.
  static BitSet less(BitSet set, int element, boolean goes) {
    if (goes) {
      set.clear(element);
    }
    return set;
  }
}
