package org.grundy.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The living part of a graph, with the tokens that stand on its vertices.
///
/// Positions that one game leads through share their [Graph]. Two positions are equal where the
/// same vertices and edges live, by their names, and where the tokens stand on the same vertices;
/// it does not matter what else the graphs once had.
public final class GraphPosition implements Position {
  private final Graph graph;
  private final BitSet vertices;
  private final BitSet edges;
  private final List<Integer> tokens;
  private int hash;

  private GraphPosition(Graph graph, BitSet vertices, BitSet edges, List<Integer> tokens) {
    this.graph = graph;
    this.vertices = vertices;
    this.edges = edges;
    this.tokens = tokens;
  }

  /// The whole of a graph, without tokens.
  public static GraphPosition of(Graph graph) {
    return of(graph, List.of());
  }

  /// The whole of a graph.
  ///
  /// @param tokens the vertices on which tokens stand, in any order; several may share one
  public static GraphPosition of(Graph graph, List<Integer> tokens) {
    BitSet vertices = new BitSet();
    vertices.set(0, graph.order());
    BitSet edges = new BitSet();
    edges.set(0, graph.size());
    return of(graph, vertices, edges, tokens);
  }

  /// A part of a graph.
  ///
  /// @param vertices those that live
  /// @param edges those that may live: one whose end does not live is dropped
  /// @param tokens the vertices on which tokens stand, in any order; several may share one
  /// @throws IllegalArgumentException if a token stands on no living vertex
  public static GraphPosition of(Graph graph, BitSet vertices, BitSet edges, List<Integer> tokens) {
    for (int token : tokens) {
      if (token < 0 || !vertices.get(token)) {
        throw new IllegalArgumentException("a token off the graph: vertex " + token);
      }
    }
    BitSet alive = (BitSet) vertices.clone();
    BitSet joined = (BitSet) edges.clone();
    for (int i = joined.nextSetBit(0); i >= 0; i = joined.nextSetBit(i + 1)) {
      if (!alive.get(graph.edge(i).from()) || !alive.get(graph.edge(i).to())) {
        joined.clear(i);
      }
    }
    return new GraphPosition(graph, alive, joined, tokens.stream().sorted().toList());
  }

  public Graph graph() {
    return graph;
  }

  /// True if a vertex lives.
  public boolean hasVertex(int vertex) {
    return vertices.get(vertex);
  }

  /// True if an edge lives, in which case both its ends do too.
  public boolean hasEdge(int edge) {
    return edges.get(edge);
  }

  /// The first living vertex from an index on, -1 where there is none.
  public int nextVertex(int fromVertex) {
    return vertices.nextSetBit(fromVertex);
  }

  /// The first living edge from an index on, -1 where there is none.
  public int nextEdge(int fromEdge) {
    return edges.nextSetBit(fromEdge);
  }

  /// A copy of the set of living vertices.
  public BitSet copyVertices() {
    return (BitSet) vertices.clone();
  }

  /// A copy of the set of living edges.
  public BitSet copyEdges() {
    return (BitSet) edges.clone();
  }

  /// The number of living vertices.
  public int order() {
    return vertices.cardinality();
  }

  /// The number of living edges.
  public int size() {
    return edges.cardinality();
  }

  /// The vertices on which tokens stand, sorted; one comes as often as tokens stand on it.
  public List<Integer> tokens() {
    return tokens;
  }

  /// The number of living edges at a vertex; a loop counts twice.
  public int degree(int vertex) {
    int degree = 0;
    for (int i = 0; i < graph.incident(vertex); i++) {
      int edge = graph.incident(vertex, i);
      if (edges.get(edge)) {
        degree += graph.edge(edge).isLoop() ? 2 : 1;
      }
    }
    return degree;
  }

  /// This position without some vertices and edges. Edges of the vertices go with them.
  ///
  /// @param goneVertices none of them holds a token
  public GraphPosition without(BitSet goneVertices, BitSet goneEdges) {
    BitSet left = copyVertices();
    left.andNot(goneVertices);
    BitSet joined = copyEdges();
    joined.andNot(goneEdges);
    return of(graph, left, joined, tokens);
  }

  /// The part of this position that is joined to a living vertex by edges, whatever their
  /// direction.
  public GraphPosition joinedTo(int vertex) {
    BitSet reached = new BitSet();
    reached.set(vertex);
    Deque<Integer> open = new ArrayDeque<>();
    open.push(vertex);
    while (!open.isEmpty()) {
      int from = open.pop();
      for (int i = 0; i < graph.incident(from); i++) {
        int edge = graph.incident(from, i);
        int to = graph.edge(edge).other(from);
        if (edges.get(edge) && !reached.get(to)) {
          reached.set(to);
          open.push(to);
        }
      }
    }
    return of(graph, reached, edges, tokens.stream().filter(reached::get).toList());
  }

  /// The parts that no edges join, in the order of their first vertices.
  public List<GraphPosition> parts() {
    List<GraphPosition> parts = new ArrayList<>();
    BitSet left = copyVertices();
    for (int v = left.nextSetBit(0); v >= 0; v = left.nextSetBit(v + 1)) {
      Meter.checkpoint();
      GraphPosition part = joinedTo(v);
      left.andNot(part.vertices);
      parts.add(part);
    }
    return parts;
  }

  /// The edges, with their vertices, in parts that share no vertex but perhaps one: in the order of
  /// their first edges. A position without tokens.
  ///
  /// @param through the vertex that they may share, or -1 for none
  public List<GraphPosition> edgesApart(int through) {
    List<GraphPosition> parts = new ArrayList<>();
    BitSet left = copyEdges();
    for (int first = left.nextSetBit(0); first >= 0; first = left.nextSetBit(first)) {
      Meter.checkpoint();
      BitSet joined = new BitSet();
      BitSet ends = new BitSet();
      Deque<Integer> open = new ArrayDeque<>(List.of(first));
      left.clear(first);
      while (!open.isEmpty()) {
        int edge = open.pop();
        joined.set(edge);
        for (int end : List.of(graph.edge(edge).from(), graph.edge(edge).to())) {
          ends.set(end);
          for (int i = 0; i < graph.incident(end) && end != through; i++) {
            int other = graph.incident(end, i);
            if (left.get(other)) {
              left.clear(other);
              open.push(other);
            }
          }
        }
      }
      parts.add(of(graph, ends, joined, List.of()));
    }
    return parts;
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof GraphPosition that) || hashCode() != that.hashCode()) {
      return false;
    }
    if (graph.sameAs(that.graph)) {
      boolean same =
          vertices.equals(that.vertices) && edges.equals(that.edges) && tokens.equals(that.tokens);
      if (same || !graph.hasParallels()) {
        return same;
      }
    }
    return sameByName(that);
  }

  private boolean sameByName(GraphPosition that) {
    return vertexNames().equals(that.vertexNames())
        && tokenNames().equals(that.tokenNames())
        && graph.count(edges).equals(that.graph.count(that.edges));
  }

  private Set<String> vertexNames() {
    return vertices.stream().mapToObj(graph::name).collect(Collectors.toSet());
  }

  private List<String> tokenNames() {
    return tokens.stream().map(graph::name).sorted().toList();
  }

  @Override
  public int hashCode() {
    int h = hash;
    if (h == 0) {
      for (int i = vertices.nextSetBit(0); i >= 0; i = vertices.nextSetBit(i + 1)) {
        h += graph.vertexHash(i);
      }
      for (int i = edges.nextSetBit(0); i >= 0; i = edges.nextSetBit(i + 1)) {
        h += graph.edgeHash(i);
      }
      for (int token : tokens) {
        h += 31 * graph.vertexHash(token) + 7;
      }
      hash = h;
    }
    return h;
  }

  @Override
  public String toString() {
    return "GraphPosition[" + order() + " vertices, " + size() + " edges, tokens " + tokens + "]";
  }
}
