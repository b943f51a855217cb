package org.grundy.solvers.component.graph;

/// A component with its vertices numbered from 0 and its edges listed twice, at each end once:
///
/// ```
/// ends[first[v] … first[v + 1]]   << 2 | kind: the other ends of the edges at vertex v
/// ```
final class Incidence {
  static final int UNDIRECTED = 0;
  static final int OUT = 1;
  static final int IN = 2;

  private final int[] first;
  private final int[] ends;
  private final int[] marks;
  private int count;

  Incidence(LivingCells cells) {
    this.first = new int[cells.order + 1];
    this.ends = new int[2 * cells.edges];
    this.marks = new int[cells.order];
  }

  /// Holds the component of a state from now on.
  ///
  /// @param vertices of the state, ascending
  /// @param local by vertex its number
  void fill(LivingCells cells, long[] state, int[] vertices, int[] local, int size) {
    count = size;
    int end = 0;
    for (int i = 0; i < size; i++) {
      first[i] = end;
      int v = vertices[i];
      marks[i] =
          (v == cells.ground ? 1 : 0) + (v == cells.token(state) ? 2 : 0) + 4 * cells.wins(v);
      for (int edge : cells.incident[v]) {
        if (cells.livesEdge(state, edge)) {
          int from = cells.from[edge];
          int kind = !cells.arc[edge] ? UNDIRECTED : from == v ? OUT : IN;
          ends[end++] = local[cells.other(edge, v)] << 2 | kind;
          if (from == cells.to[edge]) {
            ends[end++] = local[v] << 2 | (kind == OUT ? IN : kind);
          }
        }
      }
    }
    first[size] = end;
  }

  /// The number of vertices.
  int count() {
    return count;
  }

  /// The number of ends of edges, two for each edge.
  int ends() {
    return first[count];
  }

  int degree(int vertex) {
    return first[vertex + 1] - first[vertex];
  }

  int other(int vertex, int which) {
    return ends[first[vertex] + which] >> 2;
  }

  int kind(int vertex, int which) {
    return ends[first[vertex] + which] & 3;
  }

  /// The marks that tell a vertex from others, in the lowest bits: that it is the ground, that a
  /// token stands there, that deleting it wins, that a token wins there.
  int mark(int vertex) {
    return marks[vertex];
  }

  /// Scatters the bits of a hash.
  static long mixed(long hash) {
    long z = (hash ^ (hash >>> 31)) * 0xBF58476D1CE4E5B9L;
    return z ^ (z >>> 29);
  }
}
