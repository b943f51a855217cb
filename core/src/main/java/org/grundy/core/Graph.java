package org.grundy.core;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Named vertices and the edges between them, before anything is deleted; the positions of one game
/// share it.
///
/// An edge is undirected or an *arc*, which leads from its first end to its second. Several edges
/// may join the same ends, and an edge may be a loop. Vertices and edges are numbered from 0.
public final class Graph {
  /// The most vertices that a graph may have.
  public static final int MAX_VERTICES = 1 << 12;

  /// The most edges that a graph may have.
  public static final int MAX_EDGES = 1 << 15;

  private final List<String> names;
  private final List<Edge> edges;
  private final int[][] incidence;
  private final int[] vertexHashes;
  private final int[] edgeHashes;
  private final boolean parallels;

  /// An edge between two vertices.
  ///
  /// @param from the first end; an arc leads from here
  /// @param to the second end; for a loop the same
  /// @param arc whether it is directed
  public record Edge(int from, int to, boolean arc) {
    /// The end that is not `vertex`; of a loop the vertex itself.
    public int other(int vertex) {
      return vertex == from ? to : from;
    }

    /// True if a walk along the edge may begin at `vertex`, one of its ends.
    public boolean leaves(int vertex) {
      return !arc || vertex == from;
    }

    public boolean isLoop() {
      return from == to;
    }
  }

  private Graph(List<String> names, List<Edge> edges) {
    this.names = List.copyOf(names);
    this.edges = List.copyOf(edges);
    this.incidence = incidence(names.size(), edges);
    this.vertexHashes = new int[names.size()];
    Arrays.setAll(vertexHashes, i -> scatter(names.get(i).hashCode()));
    this.edgeHashes = new int[edges.size()];
    Arrays.setAll(edgeHashes, i -> scatter(named(i).hashCode() + 1));
    this.parallels = parallels(this);
  }

  /// A graph.
  ///
  /// @param names of the vertices, each once
  /// @throws IllegalArgumentException if a name comes twice, an edge has no such end, or there are
  ///   too many of either
  public static Graph of(List<String> names, List<Edge> edges) {
    if (names.size() > MAX_VERTICES || edges.size() > MAX_EDGES) {
      throw new IllegalArgumentException(
          "a graph of " + names.size() + " vertices and " + edges.size() + " edges");
    }
    if (new HashSet<>(names).size() < names.size()) {
      throw new IllegalArgumentException("two vertices of one name among " + names);
    }
    for (Edge edge : edges) {
      if (Math.min(edge.from, edge.to) < 0 || Math.max(edge.from, edge.to) >= names.size()) {
        throw new IllegalArgumentException("an edge without an end: " + edge);
      }
    }
    return new Graph(names, edges);
  }

  private static boolean parallels(Graph graph) {
    Set<NamedEdge> seen = new HashSet<>();
    for (int i = 0; i < graph.size(); i++) {
      if (!seen.add(graph.named(i))) {
        return true;
      }
    }
    return false;
  }

  private static int[][] incidence(int vertices, List<Edge> edges) {
    int[] degrees = new int[vertices];
    for (Edge edge : edges) {
      degrees[edge.from]++;
      degrees[edge.to] += edge.isLoop() ? 0 : 1;
    }
    int[][] incidence = new int[vertices][];
    Arrays.setAll(incidence, vertex -> new int[degrees[vertex]]);
    Arrays.fill(degrees, 0);
    for (int i = 0; i < edges.size(); i++) {
      Edge edge = edges.get(i);
      incidence[edge.from][degrees[edge.from]++] = i;
      if (!edge.isLoop()) {
        incidence[edge.to][degrees[edge.to]++] = i;
      }
    }
    return incidence;
  }

  /// The number of vertices.
  public int order() {
    return names.size();
  }

  /// The number of edges.
  public int size() {
    return edges.size();
  }

  public List<String> names() {
    return names;
  }

  public String name(int vertex) {
    return names.get(vertex);
  }

  public List<Edge> edges() {
    return edges;
  }

  public Edge edge(int index) {
    return edges.get(index);
  }

  /// The number of edges that end at a vertex, a loop once.
  public int incident(int vertex) {
    return incidence[vertex].length;
  }

  /// One of the edges that end at a vertex, in the order of their numbers.
  ///
  /// @param which from 0, below [#incident]
  public int incident(int vertex, int which) {
    return incidence[vertex][which];
  }

  /// True if two edges of one kind join the same ends.
  public boolean hasParallels() {
    return parallels;
  }

  /// True if another graph has the same vertices and edges under the same numbers.
  boolean sameAs(Graph other) {
    return this == other || (names.equals(other.names) && edges.equals(other.edges));
  }

  /// The vertex of that name; costs a pass over the names.
  public Optional<Integer> vertex(String name) {
    int index = names.indexOf(name);
    return index < 0 ? Optional.empty() : Optional.of(index);
  }

  /// An edge by the names of its ends; those of an undirected one in alphabetical order.
  record NamedEdge(String from, String to, boolean arc) {}

  NamedEdge named(int index) {
    Edge edge = edges.get(index);
    String from = names.get(edge.from);
    String to = names.get(edge.to);
    return edge.arc || from.compareTo(to) <= 0
        ? new NamedEdge(from, to, edge.arc)
        : new NamedEdge(to, from, false);
  }

  /// The number of times that each of some edges is there, by the names of its ends.
  Map<NamedEdge, Integer> count(BitSet indices) {
    Map<NamedEdge, Integer> counts = new HashMap<>();
    indices.stream().forEach(index -> counts.merge(named(index), 1, Integer::sum));
    return counts;
  }

  /// A hash of a vertex's name.
  int vertexHash(int vertex) {
    return vertexHashes[vertex];
  }

  /// A hash of an edge by the names of its ends.
  int edgeHash(int index) {
    return edgeHashes[index];
  }

  /// Makes sums of hashes differ where the sets differ.
  private static int scatter(int hash) {
    int mixed = (hash ^ hash >>> 16) * 0x9E3779B1;
    return mixed ^ mixed >>> 15;
  }

  @Override
  public String toString() {
    return "Graph[" + names.size() + " vertices, " + edges.size() + " edges]";
  }
}
