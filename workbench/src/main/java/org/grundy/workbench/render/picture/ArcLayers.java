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
/// Toda 1981). Arcs are drawn straight, also those over several layers: so each vertex moves within
/// its layer, one after the other, to where the fewest arcs cross each other and the fewest lie on
/// vertices, until none moves.
final class ArcLayers {
  private static final int SWEEPS = 12;
  private static final double STEP = 1.25;

  /// Of how many vertices each moves: the time grows with their square.
  private static final int MOST_SETTLED = 120;

  /// How far a vertex moves at the least.
  private static final double SLOT = 0.5;

  /// An arc that is nearer to a vertex seems to end there.
  private static final double NEAR = 0.35;

  /// What it costs that an arc lies on a vertex, where a crossing costs 1; and an arc that is one
  /// further aside.
  private static final double COVERED = 4;

  private static final double ASIDE = 0.02;

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
    ArcLayers layers = new ArcLayers(depth, arcs);
    layers.order(x, y);
    if (vertices.length <= MOST_SETTLED) {
      layers.settle(x, y);
    }
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

  private void settle(double[] x, double[] y) {
    double widest = Arrays.stream(x).map(Math::abs).max().orElse(0) + 1;
    boolean moved = true;
    for (int sweep = 0; moved && sweep < SWEEPS; sweep++) {
      moved = false;
      for (int v = 0; v < depth.length; v++) {
        double best = x[v];
        double least = cost(v, x, y);
        for (double slot = -widest; slot <= widest; slot += SLOT) {
          x[v] = slot;
          if (isFree(v, x)) {
            double cost = cost(v, x, y);
            if (cost < least) {
              least = cost;
              best = slot;
              moved = true;
            }
          }
        }
        x[v] = best;
      }
    }
  }

  /// Whether no other vertex of its layer is nearer than one.
  private boolean isFree(int vertex, double[] x) {
    for (int w = 0; w < depth.length; w++) {
      if (w != vertex && depth[w] == depth[vertex] && Math.abs(x[w] - x[vertex]) < 1) {
        return false;
      }
    }
    return true;
  }

  private double cost(int vertex, double[] x, double[] y) {
    double cost = 0;
    for (int[] arc : arcs) {
      if (arc[0] != vertex && arc[1] != vertex) {
        cost += distance(vertex, arc, x, y) < NEAR ? COVERED : 0;
        continue;
      }
      cost += ASIDE * Math.abs(x[arc[0]] - x[arc[1]]);
      for (int w = 0; w < depth.length; w++) {
        cost += w != arc[0] && w != arc[1] && distance(w, arc, x, y) < NEAR ? COVERED : 0;
      }
      for (int[] other : arcs) {
        cost += cross(arc, other, x, y) ? 1 : 0;
      }
    }
    return cost;
  }

  /// Whether two arcs without a common end cross, each of which leads down.
  private static boolean cross(int[] one, int[] other, double[] x, double[] y) {
    double top = Math.max(y[one[0]], y[other[0]]);
    double bottom = Math.min(y[one[1]], y[other[1]]);
    return top < bottom
        && (at(one, top, x, y) - at(other, top, x, y))
                * (at(one, bottom, x, y) - at(other, bottom, x, y))
            < 0;
  }

  /// How far aside an arc is at some height.
  private static double at(int[] arc, double height, double[] x, double[] y) {
    double part = (height - y[arc[0]]) / (y[arc[1]] - y[arc[0]]);
    return x[arc[0]] + part * (x[arc[1]] - x[arc[0]]);
  }

  /// The distance of a vertex from an arc between two others.
  private static double distance(int vertex, int[] arc, double[] x, double[] y) {
    double across = x[arc[1]] - x[arc[0]];
    double down = y[arc[1]] - y[arc[0]];
    double along =
        ((x[vertex] - x[arc[0]]) * across + (y[vertex] - y[arc[0]]) * down)
            / (across * across + down * down);
    double part = Math.clamp(along, 0, 1);
    return Math.hypot(x[vertex] - x[arc[0]] - part * across, y[vertex] - y[arc[0]] - part * down);
  }
}
