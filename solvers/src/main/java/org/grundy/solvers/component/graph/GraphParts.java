package org.grundy.solvers.component.graph;

import java.util.function.Consumer;
import org.grundy.rules.derive.split.GraphReading;

/// Splits states into independent components, by the same theorems as
/// [org.grundy.rules.derive.split.GraphSplit].
final class GraphParts {
  private final GraphReading reading;
  private final LivingCells cells;
  private final int[] queue;
  private final int[] seen;
  private final long[] adjacent;
  private int round;

  GraphParts(GraphReading reading, LivingCells cells) {
    this.reading = reading;
    this.cells = cells;
    this.queue = new int[cells.order + 1];
    this.seen = new int[cells.order];
    this.adjacent = cells.words == 1 && !cells.edgesDie ? adjacent(cells) : new long[0];
  }

  /// By vertex its neighbours, where a state is one word of vertices.
  private static long[] adjacent(LivingCells cells) {
    long[] adjacent = new long[cells.order];
    for (int edge = 0; edge < cells.edges; edge++) {
      adjacent[cells.from[edge]] |= 1L << cells.to[edge];
      adjacent[cells.to[edge]] |= 1L << cells.from[edge];
    }
    return adjacent;
  }

  /// Hands over the components in which a move may be left.
  void split(long[] state, Consumer<long[]> sink) {
    round++;
    if (cells.hasToken) {
      int count = reach(state, cells.token(state), -1, true);
      if (count > 1 || hasLoop(state, queue[0])) {
        sink.accept(cells.part(state, queue, count));
      }
    } else if (reading.singleEdges()) {
      for (int edge = 0; edge < cells.edges; edge++) {
        if (cells.livesEdge(state, edge)) {
          sink.accept(single(edge));
        }
      }
    } else if (cells.ground >= 0 && !reading.branches()) {
      int count = reach(state, cells.ground, -1, false);
      if (count > 1 || hasLoop(state, cells.ground)) {
        sink.accept(cells.part(state, queue, count));
      }
    } else if (adjacent.length > 0) {
      flood(state[0], sink);
    } else {
      parts(state, sink);
    }
  }

  private void flood(long state, Consumer<long[]> sink) {
    long ground = cells.ground >= 0 ? 1L << cells.ground : 0;
    for (long rest = state & ~ground; rest != 0; ) {
      long part = Long.lowestOneBit(rest);
      // `front` holds the vertices that are found but not expanded, so each is expanded once, in
      // one load of its neighbours. The ground is not in `rest`: branches that only meet there come
      // apart.
      for (long front = part; front != 0; ) {
        int vertex = Long.numberOfTrailingZeros(front);
        front &= front - 1;
        long fresh = adjacent[vertex] & rest & ~part;
        part |= fresh;
        front |= fresh;
      }
      rest &= ~part;
      boolean lone = (part & (part - 1)) == 0;
      if (!lone || ground != 0 || reading.loneVertices() || isAtItself(part)) {
        sink.accept(new long[] {part | ground});
      }
    }
  }

  private boolean isAtItself(long vertex) {
    return (adjacent[Long.numberOfTrailingZeros(vertex)] & vertex) != 0;
  }

  private void parts(long[] state, Consumer<long[]> sink) {
    int ground = cells.ground;
    if (ground >= 0 && cells.edgesDie) {
      for (int edge : cells.incident[ground]) {
        if (cells.from[edge] == cells.to[edge] && cells.livesEdge(state, edge)) {
          sink.accept(single(edge));
        }
      }
    }
    for (int v = 0; v < cells.order; v++) {
      if (v != ground && seen[v] != round && LivingCells.has(state, v)) {
        int count = reach(state, v, ground, false);
        if (ground >= 0) {
          queue[count++] = ground;
        }
        if (count > 1 || reading.loneVertices() || hasLoop(state, v)) {
          long[] part = cells.part(state, queue, count);
          withoutGroundLoops(part);
          sink.accept(part);
        }
      }
    }
  }

  private void withoutGroundLoops(long[] part) {
    if (cells.ground >= 0 && cells.edgesDie) {
      for (int edge : cells.incident[cells.ground]) {
        if (cells.from[edge] == cells.to[edge]) {
          LivingCells.clear(part, cells.order + edge);
        }
      }
    }
  }

  private long[] single(int edge) {
    long[] part = new long[cells.words];
    LivingCells.set(part, cells.from[edge]);
    LivingCells.set(part, cells.to[edge]);
    LivingCells.set(part, cells.order + edge);
    return part;
  }

  private boolean hasLoop(long[] state, int vertex) {
    for (int edge : cells.incident[vertex]) {
      if (cells.from[edge] == cells.to[edge] && cells.livesEdge(state, edge)) {
        return true;
      }
    }
    return false;
  }

  /// The part of a state that is joined to the ground, whatever the direction of edges; the state
  /// itself where there is no ground.
  long[] settled(long[] state) {
    if (cells.ground < 0) {
      return state;
    }
    round++;
    int count = reach(state, cells.ground, -1, false);
    return cells.part(state, queue, count);
  }

  /// Puts a vertex and all vertices to which living edges lead from it on the queue.
  ///
  /// @param beyond a vertex that is not entered, or -1
  /// @param walking whether arcs are followed in their direction only
  /// @return where the queue ends
  private int reach(long[] state, int vertex, int beyond, boolean walking) {
    int end = 0;
    queue[end++] = vertex;
    seen[vertex] = round;
    for (int next = 0; next < end; next++) {
      int v = queue[next];
      for (int edge : cells.incident[v]) {
        int w = cells.other(edge, v);
        if (seen[w] != round
            && w != beyond
            && (!walking || cells.leaves(edge, v))
            && cells.livesEdge(state, edge)) {
          seen[w] = round;
          queue[end++] = w;
        }
      }
    }
    return end;
  }
}
