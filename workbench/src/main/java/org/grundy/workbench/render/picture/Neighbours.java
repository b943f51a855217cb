package org.grundy.workbench.render.picture;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;

/// A connected part of a graph as its drawing needs it: vertices from 0 on, whom each is joined to,
/// without loops, several edges between two vertices as one.
final class Neighbours {
  private final String[] names;
  private final int[][] joined;

  private Neighbours(String[] names, int[][] joined) {
    this.names = names;
    this.joined = joined;
  }

  /// @param vertices of the part, ascending
  static Neighbours in(GraphPosition part, int[] vertices) {
    Graph graph = part.graph();
    int[] places = new int[graph.order()];
    for (int i = 0; i < vertices.length; i++) {
      places[vertices[i]] = i;
    }
    int[][] of = new int[vertices.length][];
    String[] names = new String[vertices.length];
    for (int i = 0; i < vertices.length; i++) {
      int vertex = vertices[i];
      names[i] = graph.name(vertex);
      int[] joined = new int[graph.incident(vertex)];
      int count = 0;
      for (int k = 0; k < joined.length; k++) {
        int edge = graph.incident(vertex, k);
        if (part.hasEdge(edge) && !graph.edge(edge).isLoop()) {
          joined[count++] = places[graph.edge(edge).other(vertex)];
        }
      }
      of[i] = Arrays.stream(joined, 0, count).sorted().distinct().toArray();
    }
    return new Neighbours(names, of);
  }

  int order() {
    return joined.length;
  }

  String name(int vertex) {
    return names[vertex];
  }

  /// Those that a vertex is joined to, ascending.
  int[] of(int vertex) {
    return joined[vertex];
  }

  int degree(int vertex) {
    return joined[vertex].length;
  }

  boolean areJoined(int one, int other) {
    return Arrays.binarySearch(joined[one], other) >= 0;
  }

  /// The number of edges that it takes from a vertex to each other.
  int[] distances(int from) {
    int[] far = new int[order()];
    Arrays.fill(far, -1);
    far[from] = 0;
    Deque<Integer> open = new ArrayDeque<>();
    open.add(from);
    while (!open.isEmpty()) {
      int vertex = open.remove();
      for (int other : joined[vertex]) {
        if (far[other] < 0) {
          far[other] = far[vertex] + 1;
          open.add(other);
        }
      }
    }
    return far;
  }

  /// A walk through vertices that a condition admits, from one to a neighbour that was not met yet,
  /// as far as it goes.
  int[] walk(int from, boolean[] admitted) {
    boolean[] open = admitted.clone();
    int[] walk = new int[order()];
    int count = 0;
    int at = from;
    while (at >= 0) {
      walk[count++] = at;
      open[at] = false;
      at = Arrays.stream(joined[at]).filter(other -> open[other]).findFirst().orElse(-1);
    }
    return Arrays.copyOf(walk, count);
  }
}
