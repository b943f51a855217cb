package org.grundy.solvers.component.placement.leaf;

/// The values of graphs of few vertices in the game in which a vertex is chosen, and deleted with
/// its neighbours (Node Kayles).
///
/// The edges of a graph are bits: that of the vertices i and j, i < j, is bit `j * (j - 1) / 2 +
/// i`, which does not depend on the number of vertices. So the edges of a part are a compressed
/// word of those of the whole.
///
/// A value is found when it is first asked for; 0 stands where nothing was asked, else one more
/// than the value, which is at most 7. Two graphs share a byte, the one with an even number in its
/// lower half, so that all of seven vertices are in one megabyte.
///
/// Threads may share it: they can only find the same, and if one writes over what another found,
/// the value is found again.
final class GraphValues {
  /// The most vertices: 2^21 graphs have so many.
  static final int MOST = 7;

  /// By number of vertices and edges.
  private final byte[][] values = new byte[MOST + 1][];

  private final long[] within = within(MOST);

  /// By set of so many vertices, at most eleven, the pairs within it.
  static long[] within(int vertices) {
    long[] within = new long[1 << vertices];
    for (int set = 0; set < within.length; set++) {
      for (int later = 1; later < vertices; later++) {
        if ((set >>> later & 1) != 0) {
          within[set] |= earlier(set, later) << pairs(later);
        }
      }
    }
    return within;
  }

  /// Those vertices of a set that come before one.
  static long earlier(int set, int vertex) {
    return set & ((1 << vertex) - 1);
  }

  /// The number of pairs of so many vertices.
  static int pairs(int vertices) {
    return vertices * (vertices - 1) / 2;
  }

  /// The value of a graph.
  int value(int vertices, int edges) {
    byte[] known = values[vertices];
    int found = known == null ? 0 : (known[edges >> 1] >>> shift(edges)) & 15;
    return found != 0 ? found - 1 : learn(vertices, edges);
  }

  private static int shift(int edges) {
    return (edges & 1) << 2;
  }

  private int learn(int vertices, int edges) {
    int value = find(vertices, edges);
    byte[] known = values[vertices];
    if (known == null) {
      known = new byte[((1 << pairs(vertices)) + 1) >> 1];
      values[vertices] = known;
    }
    known[edges >> 1] |= (byte) ((value + 1) << shift(edges));
    return value;
  }

  private int find(int vertices, int edges) {
    int options = 0;
    for (int vertex = 0; vertex < vertices; vertex++) {
      int rest = (1 << vertices) - 1 & ~(1 << vertex) & ~neighbours(vertices, edges, vertex);
      options |= 1 << value(Integer.bitCount(rest), Integer.compress(edges, (int) within[rest]));
    }
    return Integer.numberOfTrailingZeros(~options);
  }

  private static int neighbours(int vertices, int edges, int vertex) {
    int near = (int) earlier(edges >>> pairs(vertex), vertex);
    for (int later = vertex + 1; later < vertices; later++) {
      near |= ((edges >>> (pairs(later) + vertex)) & 1) << later;
    }
    return near;
  }
}
