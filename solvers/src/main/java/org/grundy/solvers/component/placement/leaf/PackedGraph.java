package org.grundy.solvers.component.placement.leaf;

/// Graphs of at most eleven vertices, in the game in which a vertex is chosen and deleted with its
/// neighbours. The edges of one are bits of one word, numbered as those of [GraphValues]. So the
/// edges of an option are one compressed word, with which its value stands in the table if it has
/// few vertices; most options have.
///
/// Not safe for use by several threads.
final class PackedGraph {
  /// The most vertices: eleven have 55 pairs.
  static final int MOST = 11;

  private final GraphValues values;

  private final long[] within = GraphValues.within(MOST);

  /// By number of vertices, of the graph with so many that is looked at: by vertex the set of it
  /// and its neighbours. What is left of a graph has fewer vertices, and so another place.
  private final int[][] closed = new int[MOST + 1][MOST];

  PackedGraph(GraphValues values) {
    this.values = values;
  }

  /// True if the value of a set of at most eleven vertices of a larger graph is n.
  ///
  /// @param near by vertex of that graph: it and its neighbours
  boolean is(long[] near, long set, int n) {
    int count = Long.bitCount(set);
    return is(count, read(near, set, count), n);
  }

  /// The value of a set of at most eleven vertices of a larger graph.
  ///
  /// @param near by vertex of that graph: it and its neighbours
  int value(long[] near, long set) {
    int count = Long.bitCount(set);
    return value(count, read(near, set, count));
  }

  private long read(long[] near, long set, int count) {
    int[] into = closed[count];
    long edges = 0;
    int vertex = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      into[vertex] = (int) Long.compress(near[Long.numberOfTrailingZeros(rest)], set);
      edges |= GraphValues.earlier(into[vertex], vertex) << GraphValues.pairs(vertex);
      vertex++;
    }
    return edges;
  }

  /// Reads what a set of vertices leaves of the graph with `count` vertices.
  private long read(int count, long edges, int set) {
    int[] from = closed[count];
    int[] into = closed[Integer.bitCount(set)];
    int vertex = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      into[vertex++] = Integer.compress(from[Integer.numberOfTrailingZeros(rest)], set);
    }
    return Long.compress(edges, within[set]);
  }

  private int value(int count, long edges) {
    if (count <= GraphValues.MOST) {
      return values.value(count, (int) edges);
    }
    int value = 0;
    while (!is(count, edges, value)) {
      value++;
    }
    return value;
  }

  private int listed(long edges, int set) {
    return values.value(Integer.bitCount(set), (int) Long.compress(edges, within[set]));
  }

  private int valueOf(int set, int count, long edges) {
    int size = Integer.bitCount(set);
    return size <= GraphValues.MOST ? listed(edges, set) : value(size, read(count, edges, set));
  }

  private boolean isOf(int set, int count, long edges, int n) {
    int size = Integer.bitCount(set);
    return size <= GraphValues.MOST
        ? listed(edges, set) == n
        : is(size, read(count, edges, set), n);
  }

  private boolean is(int count, long edges, int n) {
    if (count <= GraphValues.MOST) {
      return values.value(count, (int) edges) == n;
    }
    int[] near = closed[count];
    int all = (1 << count) - 1;
    int part = near[0];
    for (int front = part; front != 0; ) {
      int fresh = near[Integer.numberOfTrailingZeros(front)] & ~part;
      part |= fresh;
      front = (front & (front - 1)) | fresh;
    }
    if (part != all) {
      int rest = all & ~part;
      boolean isSmaller = 2 * Integer.bitCount(part) < count;
      int other = n ^ valueOf(isSmaller ? part : rest, count, edges);
      return isOf(isSmaller ? rest : part, count, edges, other);
    }
    return n <= count && isConnected(count, edges, n);
  }

  /// The same of a graph that is one component, `n` being at most `count`.
  private boolean isConnected(int count, long edges, int n) {
    int[] near = closed[count];
    int all = (1 << count) - 1;
    int excluded = 0;
    int unlisted = 0;
    for (int vertex = 0; vertex < count; vertex++) {
      int left = all & ~near[vertex];
      if (Integer.bitCount(left) <= GraphValues.MOST) {
        excluded |= 1 << listed(edges, left);
      } else {
        unlisted |= 1 << vertex;
      }
    }
    if ((excluded >>> n & 1) != 0 || hasOption(unlisted, count, edges, n)) {
      return false;
    }
    for (int smaller = 0; smaller < n; smaller++) {
      if ((excluded >>> smaller & 1) == 0 && !hasOption(unlisted, count, edges, smaller)) {
        return false;
      }
    }
    return true;
  }

  /// True if one of some vertices leaves the value n.
  private boolean hasOption(int vertices, int count, long edges, int n) {
    int all = (1 << count) - 1;
    for (int rest = vertices; rest != 0; rest &= rest - 1) {
      int left = all & ~closed[count][Integer.numberOfTrailingZeros(rest)];
      if (isOf(left, count, edges, n)) {
        return true;
      }
    }
    return false;
  }
}
