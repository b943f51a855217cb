package org.grundy.workbench.render.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;

/// Graphs of arcs without cycles, in layers: every arc leads down. A vertex is as deep as the
/// longest way to it; within a layer vertices are ordered by the middle of those that they are
/// joined to in the layers beside, to and fro, which leaves few crossings (Sugiyama, Tagawa and
/// Toda 1981).
final class ArcLayers {
  private static final int SWEEPS = 12;
  private static final double STEP = 1.25;

  private final int[] depth;
  private final List<int[]> arcs;

  private ArcLayers(int[] depth, List<int[]> arcs) {
    this.depth = depth;
    this.arcs = arcs;
  }

  /// Places the vertices of a part, where all its edges are arcs and they close no cycle; says
  /// whether that is so.
  ///
  /// @param vertices of the part, in the order of `x` and `y`
  static boolean place(GraphPosition part, int[] vertices, double[] x, double[] y) {
    List<int[]> arcs = arcs(part, vertices);
    if (arcs.isEmpty()) {
      return false;
    }
    int[] depth = new int[vertices.length];
    boolean changed = true;
    for (int round = 0; changed; round++) {
      if (round > vertices.length) {
        return false;
      }
      changed = false;
      for (int[] arc : arcs) {
        if (depth[arc[1]] <= depth[arc[0]]) {
          depth[arc[1]] = depth[arc[0]] + 1;
          changed = true;
        }
      }
    }
    new ArcLayers(depth, arcs).order(x, y);
    return true;
  }

  /// The arcs between places in the list of vertices; none if some edge is no arc or is a loop.
  private static List<int[]> arcs(GraphPosition part, int[] vertices) {
    List<int[]> arcs = new ArrayList<>();
    for (int e = part.nextEdge(0); e >= 0; e = part.nextEdge(e + 1)) {
      Graph.Edge edge = part.graph().edge(e);
      if (part.hasVertex(edge.from())) {
        if (!edge.arc() || edge.isLoop()) {
          return List.of();
        }
        arcs.add(
            new int[] {
              Arrays.binarySearch(vertices, edge.from()), Arrays.binarySearch(vertices, edge.to())
            });
      }
    }
    return arcs;
  }

  private void order(double[] x, double[] y) {
    int layers = Arrays.stream(depth).max().orElse(0) + 1;
    List<List<Integer>> rows = new ArrayList<>();
    for (int layer = 0; layer < layers; layer++) {
      rows.add(new ArrayList<>());
    }
    for (int v = 0; v < depth.length; v++) {
      rows.get(depth[v]).add(v);
      y[v] = depth[v] * STEP;
    }
    rows.forEach(row -> spread(row, x));
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      boolean down = sweep % 2 == 0;
      for (List<Integer> row : down ? rows : rows.reversed()) {
        double[] middles = new double[depth.length];
        row.forEach(v -> middles[v] = middle(v, down, x));
        row.sort(Comparator.comparingDouble((Integer v) -> middles[v]));
        spread(row, x);
      }
    }
  }

  private static void spread(List<Integer> row, double[] x) {
    for (int i = 0; i < row.size(); i++) {
      x[row.get(i)] = i - (row.size() - 1) / 2.0;
    }
  }

  /// The middle of the vertices above, or below; where there are none, the place of the vertex.
  private double middle(int vertex, boolean above, double[] x) {
    return arcs.stream()
        .filter(arc -> arc[above ? 1 : 0] == vertex)
        .mapToDouble(arc -> x[arc[above ? 0 : 1]])
        .average()
        .orElse(x[vertex]);
  }
}
