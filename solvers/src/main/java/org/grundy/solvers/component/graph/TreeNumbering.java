package org.grundy.solvers.component.graph;

/// Numbers the vertices of a tree from its root on, in one pass up and one down: each vertex gets a
/// hash of what hangs on it, and the branches at a vertex are numbered in the order of their
/// hashes. Where no vertex is special the root is the middle of the longest paths; of two middles
/// the one on whose side hangs the smaller hash.
final class TreeNumbering {
  private static final long UP = 0xC2B2AE3D27D4EB4FL;
  private static final long DOWN = 0x165667B19E3779F9L;
  private static final long EDGE = 0x9E3779B97F4A7C15L;

  private final Incidence tree;
  private final int[] order;
  private final int[] parent;
  private final int[] degree;
  private final int[] number;
  private final long[] hash;
  private final int[] children;

  /// @param most the most vertices that a tree has
  TreeNumbering(Incidence tree, int most) {
    this.tree = tree;
    this.order = new int[most];
    this.parent = new int[most];
    this.degree = new int[most];
    this.number = new int[most];
    this.hash = new long[most];
    this.children = new int[most];
  }

  /// Numbers the vertices of what the incidence holds, which is a tree.
  ///
  /// @param special a vertex to be the root, or -1
  /// @return by vertex its number, valid until the next call
  int[] number(int special) {
    int root = special >= 0 ? special : middle();
    hang(root);
    down(root);
    return number;
  }

  /// Peels leaves until one or two vertices are left: the last that became leaves.
  private int middle() {
    int count = tree.count();
    if (count <= 2) {
      return count == 1 ? 0 : side(0, 1);
    }
    int end = 0;
    for (int v = 0; v < count; v++) {
      degree[v] = tree.degree(v);
      if (degree[v] == 1) {
        order[end++] = v;
      }
    }
    int left = count;
    int next = 0;
    while (left > 2) {
      int layer = end;
      left -= layer - next;
      for (; next < layer; next++) {
        int leaf = order[next];
        for (int i = 0; i < tree.degree(leaf); i++) {
          int other = tree.other(leaf, i);
          if (--degree[other] == 1) {
            order[end++] = other;
          }
        }
      }
    }
    return left == 1 ? order[end - 1] : side(order[end - 2], order[end - 1]);
  }

  /// The one of two neighbours on whose side the smaller hash hangs.
  private int side(int one, int two) {
    hang(one);
    long ofTwo = hash[two];
    hang(two);
    return hash[one] <= ofTwo ? one : two;
  }

  /// Hangs the tree on a root and hashes what hangs on each vertex.
  private void hang(int root) {
    int end = 0;
    parent[root] = -1;
    order[end++] = root;
    for (int next = 0; next < end; next++) {
      int v = order[next];
      hash[v] = 0;
      for (int i = 0; i < tree.degree(v); i++) {
        int other = tree.other(v, i);
        if (other != parent[v]) {
          parent[other] = v;
          order[end++] = other;
        }
      }
    }
    for (int i = end - 1; i >= 0; i--) {
      int v = order[i];
      long own = tree.mark(v) * EDGE;
      for (int k = 0; k < tree.degree(v); k++) {
        int other = tree.other(v, k);
        if (other != parent[v]) {
          own += Incidence.mixed(hash[other] ^ way(tree.kind(v, k)));
        }
      }
      hash[v] = Incidence.mixed(own + DOWN);
    }
  }

  private static long way(int kind) {
    return kind == Incidence.UNDIRECTED ? EDGE : kind == Incidence.OUT ? DOWN : UP;
  }

  /// Numbers the vertices downward, each branch as a whole.
  private void down(int root) {
    int top = 0;
    int next = 0;
    order[top++] = root;
    while (top > 0) {
      int v = order[--top];
      number[v] = next++;
      int count = 0;
      for (int i = 0; i < tree.degree(v); i++) {
        int other = tree.other(v, i);
        if (other != parent[v]) {
          int at = count++;
          while (at > 0 && hash[children[at - 1]] > hash[other]) {
            children[at] = children[at - 1];
            at--;
          }
          children[at] = other;
        }
      }
      System.arraycopy(children, 0, order, top, count);
      top += count;
    }
  }
}
