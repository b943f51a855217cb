package org.grundy.solvers.graph;

import java.util.Arrays;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;

/// The value of a graph that stands on its ground, by the colon and the fusion principle.
///
/// A search from the ground downward hangs the vertices on a tree; `low` is the earliest vertex to
/// which what hangs on a vertex is joined otherwise (R. E. Tarjan, "A note on finding the bridges
/// of a graph", 1974). An edge of the tree under which `low` stays below it is a bridge: it carries
/// a stalk. Every other edge, on the tree or not, lies on a cycle and becomes a loop of value 1
/// where its cycle is fused to.
///
/// So the value of what hangs on a vertex, fused to it as far as cycles go, is the nim-sum of
/// - for a bridge to a vertex below: the value there plus 1;
/// - for any other edge of the tree: the value there and 1, both at this vertex;
/// - for an edge off the tree: 1.
///
/// The nim-sum of all on a cycle does not ask where on the cycle it hangs, as all is fused to one
/// vertex.
final class Fusion {
  private final GraphPosition position;
  private final Graph graph;
  private final int[] entered;
  private final int[] low;
  private final int[] value;
  private final int[] next;
  private final int[] stack;
  private final int[] edgeUp;

  Fusion(GraphPosition position) {
    this.position = position;
    this.graph = position.graph();
    this.entered = new int[graph.order()];
    this.low = new int[graph.order()];
    this.value = new int[graph.order()];
    this.next = new int[graph.order()];
    this.stack = new int[graph.order()];
    this.edgeUp = new int[graph.order()];
  }

  /// The value of all that is joined to the ground.
  ///
  /// @param gone an edge that is deleted, or -1
  int value(int ground, int gone) {
    Arrays.fill(entered, 0);
    int clock = 0;
    int top = 0;
    stack[top++] = ground;
    enter(ground, -1, ++clock);
    while (true) {
      int v = stack[top - 1];
      if (next[v] < graph.incident(v)) {
        int edge = graph.incident(v, next[v]++);
        if (edge == edgeUp[v] || edge == gone || !position.hasEdge(edge)) {
          continue;
        }
        int other = graph.edge(edge).other(v);
        if (entered[other] == 0) {
          enter(other, edge, ++clock);
          stack[top++] = other;
        } else if (entered[other] <= entered[v]) {
          value[v] ^= 1;
          low[v] = Math.min(low[v], entered[other]);
        }
      } else if (--top == 0) {
        return value[v];
      } else {
        int above = stack[top - 1];
        low[above] = Math.min(low[above], low[v]);
        value[above] ^= low[v] == entered[v] ? value[v] + 1 : value[v] ^ 1;
      }
    }
  }

  private void enter(int vertex, int edge, int time) {
    entered[vertex] = time;
    low[vertex] = time;
    value[vertex] = 0;
    next[vertex] = 0;
    edgeUp[vertex] = edge;
  }
}
