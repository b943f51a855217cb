package org.grundy.workbench.render.picture;

/// Places vertices so that their distances in the plane are those in the graph, as nearly as can be
/// (stress majorisation: Gansner, Koren and North, Graph Drawing 2004, doi
/// 10.1007/978-3-540-31843-9_25). What is symmetric in the graph tends to be so in the picture.
///
/// The stress is the sum over pairs of `(|p - q| / d - 1)^2`, where `d` is their distance in the
/// graph. Each round moves every vertex to the place where the stress of its pairs would be least
/// if these kept their directions; it never makes the stress larger. Two beginnings are tried, a
/// circle and the two main axes of the distances (classical scaling), and the better end is taken.
/// A round takes `n^2` steps.
final class StressLayout {
  private static final int ROUNDS = 150;
  private static final int POWERS = 60;
  private static final double ENOUGH = 1e-5;
  private static final double APART = 0.55;
  private static final double MOST_WIDER = 3;

  private final int n;
  private final double[][] far;
  private double[] x;
  private double[] y;

  private StressLayout(Neighbours graph) {
    this.n = graph.order();
    this.far = new double[n][n];
    for (int v = 0; v < n; v++) {
      int[] distances = graph.distances(v);
      for (int w = 0; w < n; w++) {
        far[v][w] = distances[w];
      }
    }
    this.x = new double[n];
    this.y = new double[n];
  }

  /// Places the vertices of a connected graph.
  static void place(Neighbours graph, double[] x, double[] y) {
    StressLayout layout = new StressLayout(graph);
    layout.circle();
    double ofCircle = layout.settle();
    double[] circleX = layout.x;
    double[] circleY = layout.y;
    layout.axes();
    boolean isCircle = layout.settle() > ofCircle * 0.999;
    System.arraycopy(isCircle ? circleX : layout.x, 0, x, 0, layout.n);
    System.arraycopy(isCircle ? circleY : layout.y, 0, y, 0, layout.n);
    widen(x, y);
  }

  /// Makes all larger where two vertices would hide each other.
  private static void widen(double[] x, double[] y) {
    double least = Double.MAX_VALUE;
    for (int v = 0; v < x.length; v++) {
      for (int w = 0; w < v; w++) {
        least = Math.min(least, Math.hypot(x[v] - x[w], y[v] - y[w]));
      }
    }
    double factor = Math.clamp(APART / least, 1, MOST_WIDER);
    for (int v = 0; v < x.length; v++) {
      x[v] *= factor;
      y[v] *= factor;
    }
  }

  private void circle() {
    double radius = 0.5 / Math.sin(Math.PI / Math.max(3, n));
    for (int v = 0; v < n; v++) {
      x[v] = radius * Math.cos(2 * Math.PI * v / n - Math.PI / 2);
      y[v] = radius * Math.sin(2 * Math.PI * v / n - Math.PI / 2);
    }
  }

  /// The two main axes of the distances, by powers of their doubly centred squares. Vertices with
  /// the same distances to all would be at one place, so each is moved a little.
  private void axes() {
    double[][] products = centred();
    double[] first = axis(products, new double[n], 1);
    double[] second = axis(products, first, 2);
    x = new double[n];
    y = new double[n];
    for (int v = 0; v < n; v++) {
      x[v] = first[v] + 0.02 * Math.sin(12.9898 * (v + 1));
      y[v] = second[v] + 0.02 * Math.sin(78.233 * (v + 1));
    }
  }

  private double[][] centred() {
    double[] mean = new double[n];
    double whole = 0;
    for (int v = 0; v < n; v++) {
      for (int w = 0; w < n; w++) {
        mean[v] += far[v][w] * far[v][w] / n;
      }
      whole += mean[v] / n;
    }
    double[][] products = new double[n][n];
    for (int v = 0; v < n; v++) {
      for (int w = 0; w < n; w++) {
        products[v][w] = -(far[v][w] * far[v][w] - mean[v] - mean[w] + whole) / 2;
      }
    }
    return products;
  }

  private double[] axis(double[][] products, double[] known, int seed) {
    double[] axis = new double[n];
    for (int v = 0; v < n; v++) {
      axis[v] = Math.sin(1.7 * seed + 2.399963 * v);
    }
    double length = 1;
    for (int round = 0; round < POWERS; round++) {
      without(known, axis);
      double[] next = new double[n];
      for (int v = 0; v < n; v++) {
        for (int w = 0; w < n; w++) {
          next[v] += products[v][w] * axis[w];
        }
      }
      length = Math.max(1e-9, Math.sqrt(dot(next, next)));
      for (int v = 0; v < n; v++) {
        axis[v] = next[v] / length;
      }
    }
    double scale = Math.sqrt(length);
    for (int v = 0; v < n; v++) {
      axis[v] *= scale;
    }
    return axis;
  }

  private static void without(double[] known, double[] axis) {
    double square = dot(known, known);
    double share = square == 0 ? 0 : dot(known, axis) / square;
    for (int v = 0; v < axis.length; v++) {
      axis[v] -= share * known[v];
    }
  }

  private static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int v = 0; v < one.length; v++) {
      sum += one[v] * other[v];
    }
    return sum;
  }

  /// Rounds until they change little; the stress then.
  private double settle() {
    double before = stress();
    for (int round = 0; round < ROUNDS; round++) {
      round();
      double now = stress();
      if (before - now < ENOUGH * before) {
        return now;
      }
      before = now;
    }
    return before;
  }

  private void round() {
    double[] nextX = new double[n];
    double[] nextY = new double[n];
    for (int v = 0; v < n; v++) {
      double weights = 0;
      for (int w = 0; w < n; w++) {
        if (v != w) {
          double weight = 1 / (far[v][w] * far[v][w]);
          double length = Math.max(1e-9, Math.hypot(x[v] - x[w], y[v] - y[w]));
          nextX[v] += weight * (x[w] + far[v][w] * (x[v] - x[w]) / length);
          nextY[v] += weight * (y[w] + far[v][w] * (y[v] - y[w]) / length);
          weights += weight;
        }
      }
      nextX[v] /= weights;
      nextY[v] /= weights;
    }
    x = nextX;
    y = nextY;
  }

  private double stress() {
    double sum = 0;
    for (int v = 0; v < n; v++) {
      for (int w = 0; w < v; w++) {
        double off = Math.hypot(x[v] - x[w], y[v] - y[w]) / far[v][w] - 1;
        sum += off * off;
      }
    }
    return sum;
  }
}
