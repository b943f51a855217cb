package org.grundy.tilings.polyomino;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// The connected sets of vertices of a graph, of a given weight.
///
/// Redelmeier's algorithm (1981): a set grows by vertices from a list of *open* ones, its
/// neighbours that were not yet tried. A vertex that was tried and given back stays closed for all
/// that follows, so every set is met once. The recursion is as deep as the set has vertices.
final class ConnectedSets {
  private static final int REPORT_EVERY = 1 << 14;

  private final int[][] neighbours;
  private final int[] weights;
  private final Meter meter;
  private final boolean[] seen;
  private final int[][] open;
  private final int[] chosen;
  private int unreported;
  private long counted;

  /// A receiver of the sets.
  @FunctionalInterface
  interface Sink {
    /// Takes a set.
    ///
    /// @param vertices the set in its first `count` elements; not to be kept
    void accept(int[] vertices, int count);
  }

  /// @param weights of the vertices, from 1
  /// @param most the largest weight of a set that will be asked for
  ConnectedSets(int[][] neighbours, int[] weights, int most, Meter meter) {
    this.neighbours = neighbours;
    this.weights = weights;
    this.meter = meter;
    this.seen = new boolean[weights.length];
    int widest = Arrays.stream(neighbours).mapToInt(list -> list.length).max().orElse(0);
    this.open = new int[most + 1][1 + most * widest];
    this.chosen = new int[most];
  }

  /// Hands over each set that contains `root` and none of `closed`.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  void forEach(int root, List<Integer> closed, int weight, Sink sink) {
    begin(root, closed);
    grow(1, 0, weight, sink);
    end();
  }

  /// The number of sets that contain `root` and none of `closed`; all weights have to be 1.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  long count(int root, List<Integer> closed, int weight) {
    begin(root, closed);
    counted = weight == 1 ? 1 : 0;
    if (weight > 1) {
      grow(1, 0, weight, null);
    }
    end();
    return counted;
  }

  private void begin(int root, List<Integer> closed) {
    Arrays.fill(seen, false);
    closed.forEach(vertex -> seen[vertex] = true);
    if (seen[root]) {
      throw new IllegalArgumentException("the root is closed: " + root);
    }
    seen[root] = true;
    open[0][0] = root;
  }

  private void end() {
    meter.work(unreported);
    unreported = 0;
  }

  /// @param sink null to count: then every open vertex completes a set that lacks a weight of 1
  private void grow(int opened, int depth, int left, @Nullable Sink sink) {
    int[] here = open[depth];
    int untried = opened;
    while (untried > 0) {
      int vertex = here[--untried];
      int rest = left - weights[vertex];
      if (rest < 0) {
        continue;
      }
      chosen[depth] = vertex;
      if (rest == 0 && sink != null) {
        sink.accept(chosen, depth + 1);
        continue;
      }
      int[] next = open[depth + 1];
      System.arraycopy(here, 0, next, 0, untried);
      int to = untried;
      for (int neighbour : neighbours[vertex]) {
        if (!seen[neighbour]) {
          seen[neighbour] = true;
          next[to++] = neighbour;
        }
      }
      if (rest == 1 && sink == null) {
        counted += to;
      } else {
        report();
        grow(to, depth + 1, rest, sink);
      }
      while (to > untried) {
        seen[next[--to]] = false;
      }
    }
  }

  private void report() {
    if (++unreported == REPORT_EVERY) {
      meter.work(unreported);
      unreported = 0;
    }
  }
}
