package org.grundy.solvers.decided;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;

/// A connected bipartite graph as a linear system modulo 2: an unknown for each vertex of the side
/// that a vertex is not on, and an equation for each of the side that it is on.
final class TwoSides {
  private final GraphPosition graph;
  private final int vertex;

  /// The vertices of the other side: unknowns by their index.
  private final List<Integer> others;

  /// The equations; the bit after the unknowns is what the sum is.
  private final BitSet[] rows;

  private TwoSides(GraphPosition graph, int vertex, int... side) {
    this.graph = graph;
    this.vertex = vertex;
    this.others = IntStream.range(0, side.length).filter(v -> side[v] == 2).boxed().toList();
    int[] unknown = new int[side.length];
    IntStream.range(0, others.size()).forEach(i -> unknown[others.get(i)] = i);
    this.rows =
        IntStream.range(0, side.length)
            .filter(v -> side[v] == 1)
            .mapToObj(v -> {
              BitSet row = new BitSet();
              Geography.neighbours(graph, v).forEach(w -> row.flip(unknown[w]));
              row.set(others.size(), v == vertex);
              return row;
            })
            .toArray(BitSet[]::new);
  }

  /// The sides of what is joined to a vertex; empty where it is not bipartite.
  static Optional<TwoSides> of(GraphPosition graph, int vertex) {
    int[] side = new int[graph.graph().order()];
    Deque<Integer> open = new ArrayDeque<>();
    side[vertex] = 1;
    open.add(vertex);
    while (!open.isEmpty()) {
      int v = open.remove();
      for (int w : Geography.neighbours(graph, v).toArray()) {
        if (side[w] == side[v]) {
          return Optional.empty();
        }
        if (side[w] == 0) {
          side[w] = 3 - side[v];
          open.add(w);
        }
      }
    }
    return Optional.of(new TwoSides(graph, vertex, side));
  }

  /// The neighbours of the vertex that are in some set of the other side to which an odd number of
  /// edges lead from the vertex, and an even number from every other of its side.
  BitSet joinedOddly() {
    int right = others.size();
    int rank = 0;
    int[] pivotRow = new int[right];
    Arrays.fill(pivotRow, -1);
    for (int column = 0; column < right; column++) {
      int pivot = rank;
      while (pivot < rows.length && !rows[pivot].get(column)) {
        pivot++;
      }
      if (pivot < rows.length) {
        BitSet row = rows[pivot];
        rows[pivot] = rows[rank];
        rows[rank] = row;
        eliminate(column, rank);
        pivotRow[column] = rank++;
      }
    }
    BitSet found = new BitSet();
    if (IntStream.range(rank, rows.length).noneMatch(i -> rows[i].get(right))) {
      BitSet beside = new BitSet();
      Geography.neighbours(graph, vertex).forEach(beside::set);
      IntStream.range(0, right)
          .filter(column -> beside.get(others.get(column)))
          .filter(column -> pivotRow[column] < 0 || rows[pivotRow[column]].cardinality() > 1)
          .forEach(column -> found.set(others.get(column)));
    }
    return found;
  }

  private void eliminate(int column, int pivot) {
    for (int i = 0; i < rows.length; i++) {
      if (i != pivot && rows[i].get(column)) {
        rows[i].xor(rows[pivot]);
      }
    }
    Meter.checkpoint(rows.length * (others.size() / 64 + 1));
  }
}
