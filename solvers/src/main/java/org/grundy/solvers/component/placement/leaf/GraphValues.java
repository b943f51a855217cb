package org.grundy.solvers.component.placement.leaf;

/// The values of graphs of few vertices in the game in which a vertex is chosen, and deleted with
/// its neighbours (Node Kayles).
///
/// The edges of a graph with the vertices 0 … n-1 are bits: that of i and j, i < j, is bit `j (j -
/// 1) / 2 + i`. These numbers do not depend on n, so the edges of a part are a compressed word of
///    those of the whole. A value is found when it is first asked for: a table has one byte a
///    graph, 0 where nothing was asked. Threads may share it, as they can only find the same.
final class GraphValues {
  /// The most vertices: 2^21 graphs have so many.
  static final int MOST = 7;

  private final byte[][] values = new byte[MOST + 1][];

  /// By set of vertices the edges within it.
  private final int[] within = new int[1 << MOST];

  GraphValues() {
    for (int set = 0; set < within.length; set++) {
      for (int j = 1; j < MOST; j++) {
        for (int i = 0; i < j; i++) {
          if ((set >>> i & set >>> j & 1) != 0) {
            within[set] |= 1 << (pairs(j) + i);
          }
        }
      }
    }
  }

  /// The number of pairs of so many vertices.
  private static int pairs(int vertices) {
    return vertices * (vertices - 1) / 2;
  }

  /// The value of a graph.
  int value(int vertices, int edges) {
    byte[] known = values[vertices];
    if (known == null) {
      known = new byte[1 << pairs(vertices)];
      values[vertices] = known;
    }
    int found = known[edges];
    if (found == 0) {
      found = 1 + find(vertices, edges);
      known[edges] = (byte) found;
    }
    return found - 1;
  }

  private int find(int vertices, int edges) {
    int options = 0;
    for (int vertex = 0; vertex < vertices; vertex++) {
      int rest = (1 << vertices) - 1 & ~(1 << vertex) & ~neighbours(vertices, edges, vertex);
      options |= 1 << value(Integer.bitCount(rest), Integer.compress(edges, within[rest]));
    }
    return Integer.numberOfTrailingZeros(~options);
  }

  private static int neighbours(int vertices, int edges, int vertex) {
    int near = (edges >>> pairs(vertex)) & ((1 << vertex) - 1);
    for (int later = vertex + 1; later < vertices; later++) {
      near |= ((edges >>> (pairs(later) + vertex)) & 1) << later;
    }
    return near;
  }
}
