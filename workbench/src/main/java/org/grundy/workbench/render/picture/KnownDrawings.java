package org.grundy.workbench.render.picture;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Graphs with a drawing that everybody knows: stars and wheels around their hub, cubes by the bits
/// of their corners, the two sides of a bipartite graph, the Petersen graph as a star in a
/// pentagon.
final class KnownDrawings {
  private static final Pattern CORNER = Pattern.compile("b([01]{1,12})");
  private static final Pattern SIDE = Pattern.compile("([ab])([0-9]{1,4})");
  private static final int FIVE = 5;

  /// The steps to the next corner of a cube in each of its dimensions.
  private static final double[][] STEPS = {
    {1.6, 0}, {0, 1.6}, {0.62, 0.55}, {3.3, 0}, {0, 3.4}, {1.1, 7.2}, {7.6, 0}
  };

  private final Neighbours graph;
  private final double[] x;
  private final double[] y;

  private KnownDrawings(Neighbours graph, double[] x, double[] y) {
    this.graph = graph;
    this.x = x;
    this.y = y;
  }

  /// Places the vertices, where the graph is one of these; says whether it is.
  static boolean place(Neighbours graph, double[] x, double[] y) {
    KnownDrawings drawings = new KnownDrawings(graph, x, y);
    return drawings.cube() || drawings.hub() || drawings.petersen() || drawings.sides();
  }

  private boolean cube() {
    int dimensions = graph.name(0).length() - 1;
    if (graph.order() < 3 || dimensions > STEPS.length) {
      return false;
    }
    for (int v = 0; v < graph.order(); v++) {
      Matcher corner = CORNER.matcher(graph.name(v));
      if (!corner.matches() || corner.group(1).length() != dimensions) {
        return false;
      }
      x[v] = 0;
      y[v] = 0;
      for (int bit = 0; bit < dimensions; bit++) {
        if (corner.group(1).charAt(dimensions - 1 - bit) == '1') {
          x[v] += STEPS[bit][0];
          y[v] -= STEPS[bit][1];
        }
      }
    }
    return true;
  }

  /// One vertex that is joined to all others, which are joined in a cycle, or not at all.
  private boolean hub() {
    int n = graph.order();
    int hub = IntStream.range(0, n).filter(v -> graph.degree(v) == n - 1).findFirst().orElse(-1);
    if (hub < 0 || n < FIVE) {
      return false;
    }
    int[] rim = IntStream.range(0, n).filter(v -> v != hub).toArray();
    boolean isStar = Arrays.stream(rim).allMatch(v -> graph.degree(v) == 1);
    if (!isStar) {
      boolean[] others = new boolean[n];
      Arrays.fill(others, true);
      others[hub] = false;
      rim = graph.walk(rim[0], others);
      if (rim.length < n - 1 || Arrays.stream(rim).anyMatch(v -> graph.degree(v) != 3)) {
        return false;
      }
    }
    around(rim, Math.max(1, 0.5 / Math.sin(Math.PI / rim.length)));
    x[hub] = 0;
    y[hub] = 0;
    return true;
  }

  /// Of ten vertices that are joined to three each, without a cycle of less than five, there is one
  /// graph (Hoffman and Singleton 1960). A cycle of five is its pentagon, the rest is its star.
  private boolean petersen() {
    if (graph.order() != 2 * FIVE
        || IntStream.range(0, graph.order())
            .anyMatch(v -> graph.degree(v) != 3 || hasShortCycle(v))) {
      return false;
    }
    int[] pentagon = pentagon();
    around(pentagon, 1.75);
    for (int corner : pentagon) {
      int inner =
          Arrays.stream(graph.of(corner))
              .filter(v -> Arrays.stream(pentagon).noneMatch(other -> other == v))
              .findFirst()
              .orElseThrow();
      x[inner] = x[corner] / 2;
      y[inner] = y[corner] / 2;
    }
    return true;
  }

  /// True if a vertex is on a cycle of three or four.
  private boolean hasShortCycle(int vertex) {
    int[] far = graph.distances(vertex);
    return Arrays.stream(far).filter(distance -> distance == 2).count() != 2L * 3;
  }

  private int[] pentagon() {
    int first = 0;
    int second = graph.of(0)[0];
    for (int third : graph.of(second)) {
      for (int last : graph.of(first)) {
        for (int fourth : graph.of(last)) {
          if (third != first
              && last != second
              && fourth != first
              && graph.areJoined(third, fourth)) {
            return new int[] {first, second, third, fourth, last};
          }
        }
      }
    }
    throw new AssertionError("the Petersen graph has cycles of five through every two edges");
  }

  private boolean sides() {
    for (int v = 0; v < graph.order(); v++) {
      Matcher side = SIDE.matcher(graph.name(v));
      if (!side.matches()) {
        return false;
      }
    }
    centred("a", 0);
    centred("b", 1.8);
    return true;
  }

  private void centred(String side, double height) {
    int[] row =
        IntStream.range(0, graph.order()).filter(v -> graph.name(v).startsWith(side)).toArray();
    for (int i = 0; i < row.length; i++) {
      x[row[i]] = i - (row.length - 1) / 2.0;
      y[row[i]] = height;
    }
  }

  private void around(int[] vertices, double radius) {
    for (int i = 0; i < vertices.length; i++) {
      double angle = 2 * Math.PI * i / vertices.length - Math.PI / 2;
      x[vertices[i]] = radius * Math.cos(angle);
      y[vertices[i]] = radius * Math.sin(angle);
    }
  }
}
