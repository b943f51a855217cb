package org.grundy.solvers.component.placement.leaf;

/// The values of graphs of few vertices in the game in which a vertex is chosen, and deleted with
/// its neighbours (Node Kayles).
///
/// The edges of a graph are bits: that of the vertices i and j, i < j, is bit `j * (j - 1) / 2 +
/// i`, which does not depend on the number of vertices. So the edges of a part are a compressed
/// word of those of the whole.
///
/// A value is found when it is first asked for; 0 stands where nothing was asked, else one more
/// than the value, which is at most 7. Two graphs share a byte, so that all are in two megabytes:
///
/// ```
/// place  2^p + edges of a graph with p pairs of vertices, if it has two vertices or more, else their number
/// byte   place / 2: bits 0..3 where the place is even, 4..7 where it is odd
/// ```
///
/// Threads may share it: they can only find the same, and if one writes over what another found,
/// the value is found again.
final class GraphValues {
  /// The most vertices: 2^21 graphs have so many.
  static final int MOST = 7;

  /// By number of vertices, where its graphs begin.
  private static final int[] FIRST = first();

  private final byte[] known = new byte[1 << 21];

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

  private static int[] first() {
    int[] first = new int[MOST + 1];
    first[1] = 1;
    for (int vertices = 2; vertices <= MOST; vertices++) {
      first[vertices] = 1 << pairs(vertices);
    }
    return first;
  }

  /// The value of a graph.
  int value(int vertices, int edges) {
    int place = FIRST[vertices] + edges;
    int found = (known[place >> 1] >>> shift(place)) & 15;
    return found != 0 ? found - 1 : learn(vertices, edges);
  }

  private static int shift(int place) {
    return (place & 1) << 2;
  }

  private int learn(int vertices, int edges) {
    int place = FIRST[vertices] + edges;
    int value = find(vertices, edges);
    known[place >> 1] |= (byte) ((value + 1) << shift(place));
    return value;
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
