package org.grundy.solvers.decided;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.stream.IntStream;
import org.grundy.core.Meter;

/// A maximum matching of an undirected graph: as many edges as possible, no two of which share an
/// end.
///
/// It is made by ways that lead from a vertex without a mate over edges that are by turns outside
/// and inside the matching; odd cycles on them are shrunk (J. Edmonds, *Paths, trees, and flowers*,
/// Canadian Journal of Mathematics 17, 1965). For n vertices and m edges that is about n·m steps.
/// From a vertex from which no such way leads to another without a mate none ever will, nor over
/// what is reached from it.
final class Matching {
  private static final int NONE = -1;

  /// The way in which a vertex is reached from the roots: not, after an odd or after an even number
  /// of steps.
  private enum Label {
    NOT,
    ODD,
    EVEN
  }

  private final int[][] neighbours;
  private final int[] mate;

  /// By vertex that is reached after an odd number of steps, or lies in an odd cycle: the one
  /// before it.
  private final int[] before;

  private final Label[] labels;

  /// By vertex: one nearer to the base of the odd cycle that it was shrunk with, or itself.
  private final int[] shrunk;

  private final int[] stamps;
  private final Deque<Integer> open = new ArrayDeque<>();
  private int stamp;

  /// @param neighbours by vertex; without loops
  Matching(int[][] neighbours) {
    int order = neighbours.length;
    this.neighbours = neighbours;
    this.mate = new int[order];
    this.before = new int[order];
    this.labels = new Label[order];
    this.shrunk = new int[order];
    this.stamps = new int[order];
    Arrays.fill(mate, NONE);
    forget();
    for (int v = 0; v < order; v++) {
      matchAtOnce(v);
    }
    for (int v = 0; v < order; v++) {
      if (mate[v] == NONE && grow(v)) {
        forget();
      }
    }
  }

  private void matchAtOnce(int vertex) {
    for (int other : neighbours[vertex]) {
      if (mate[vertex] == NONE && mate[other] == NONE) {
        mate[vertex] = other;
        mate[other] = vertex;
      }
    }
  }

  /// The vertices that some maximum matching misses: those to which an even number of steps leads
  /// from one that this matching misses.
  BitSet missable() {
    forget();
    for (int v = 0; v < mate.length; v++) {
      if (mate[v] == NONE) {
        reach(v);
      }
    }
    search();
    BitSet missable = new BitSet();
    IntStream.range(0, mate.length).filter(v -> labels[v] == Label.EVEN).forEach(missable::set);
    return missable;
  }

  private void forget() {
    Arrays.fill(labels, Label.NOT);
    Arrays.fill(before, NONE);
    Arrays.setAll(shrunk, v -> v);
  }

  private void reach(int vertex) {
    labels[vertex] = Label.EVEN;
    open.add(vertex);
  }

  /// Makes the matching larger by one, if a way from this root does.
  private boolean grow(int root) {
    reach(root);
    return search();
  }

  private boolean search() {
    while (!open.isEmpty()) {
      int v = open.remove();
      Meter.checkpoint(20 * neighbours[v].length);
      for (int w : neighbours[v]) {
        if (labels[w] == Label.NOT) {
          before[w] = v;
          labels[w] = Label.ODD;
          if (mate[w] == NONE) {
            exchange(w);
            open.clear();
            return true;
          }
          reach(mate[w]);
        } else if (labels[w] == Label.EVEN && base(v) != base(w)) {
          int meeting = meeting(v, w);
          shrink(v, w, meeting);
          shrink(w, v, meeting);
        }
      }
    }
    return false;
  }

  /// Exchanges the edges inside and outside the matching on the way to a vertex.
  private void exchange(int end) {
    int w = end;
    while (w != NONE) {
      int v = before[w];
      int next = mate[v];
      mate[v] = w;
      mate[w] = v;
      w = next;
    }
  }

  private int base(int vertex) {
    int v = vertex;
    while (shrunk[v] != v) {
      shrunk[v] = shrunk[shrunk[v]];
      v = shrunk[v];
    }
    return v;
  }

  /// The base at which the ways from two vertices back to their root meet.
  private int meeting(int one, int other) {
    stamp++;
    int v = base(one);
    int w = base(other);
    while (v == NONE || stamps[v] != stamp) {
      int next = NONE;
      if (v != NONE) {
        stamps[v] = stamp;
        next = mate[v] == NONE ? NONE : base(before[mate[v]]);
      }
      v = w;
      w = next;
    }
    return v;
  }

  private void shrink(int from, int beyond, int meeting) {
    int v = from;
    int w = beyond;
    while (base(v) != meeting) {
      before[v] = w;
      w = mate[v];
      if (labels[w] == Label.ODD) {
        reach(w);
      }
      shrunk[base(v)] = meeting;
      shrunk[base(w)] = meeting;
      v = before[w];
    }
  }
}
