package org.grundy.solvers.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.core.Component;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.WinVertex;
import org.grundy.solvers.SolvedPosition;

/// A graph without cycles on which tokens walk, every vertex valued; where a token wins at a
/// vertex, in the safe-move game, and with [#ENDS] where some arc leads there.
final class WalkedGraph implements SolvedPosition {
  private final GameRules rules;
  private final GraphPosition position;
  private final Set<Integer> winsAt;
  private final int[] values;
  private final int tokensThatCanEnd;
  private final long value;

  WalkedGraph(GameRules rules, GraphPosition position, Meter meter) {
    meter.claim(16L * position.graph().order());
    this.rules = rules;
    this.position = position;
    this.winsAt =
        rules.ends().stream()
            .filter(end -> end instanceof WinVertex win && !win.deleted())
            .flatMap(end -> position.graph().vertex(((WinVertex) end).vertex()).stream())
            .collect(Collectors.toUnmodifiableSet());
    this.values = values(position, winsAt);
    meter.work(position.size());
    int canEnd = 0;
    long sum = 0;
    for (int token : position.tokens()) {
      sum ^= Math.max(0, values[token]);
      canEnd += values[token] == ENDS ? 1 : 0;
    }
    this.value = sum;
    this.tokensThatCanEnd = canEnd;
  }

  /// Values vertices once all to which they lead are valued: so long each counts the arcs to
  /// others.
  private static int[] values(GraphPosition position, Set<Integer> winsAt) {
    Graph graph = position.graph();
    int[] open = new int[graph.order()];
    for (int e = position.nextEdge(0); e >= 0; e = position.nextEdge(e + 1)) {
      open[graph.edge(e).from()]++;
    }
    int[] ready = new int[graph.order()];
    int end = 0;
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      if (open[v] == 0) {
        ready[end++] = v;
      }
    }
    int[] values = new int[graph.order()];
    for (int next = 0; next < end; next++) {
      int v = ready[next];
      values[v] = mex(position, v, values, winsAt);
      for (int i = 0; i < graph.incident(v); i++) {
        Graph.Edge arc = graph.edge(graph.incident(v, i));
        if (arc.to() == v && position.hasEdge(graph.incident(v, i)) && --open[arc.from()] == 0) {
          ready[end++] = arc.from();
        }
      }
    }
    if (end < position.order()) {
      throw new IllegalArgumentException("a cycle in " + position);
    }
    return values;
  }

  private static int mex(GraphPosition position, int vertex, int[] values, Set<Integer> winsAt) {
    Graph graph = position.graph();
    BitSet seen = new BitSet();
    for (int i = 0; i < graph.incident(vertex); i++) {
      int edge = graph.incident(vertex, i);
      if (position.hasEdge(edge) && graph.edge(edge).from() == vertex) {
        int to = graph.edge(edge).to();
        if (winsAt.contains(to)) {
          return (int) ENDS;
        }
        if (values[to] >= 0) {
          seen.set(values[to]);
        }
      }
    }
    return seen.nextClearBit(0);
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public boolean canEnd() {
    return tokensThatCanEnd > 0;
  }

  /// One for each token, in the order of [GraphPosition#tokens].
  @Override
  public List<Component> components() {
    List<Component> components = new ArrayList<>();
    for (int token : canEnd() ? List.<Integer>of() : position.tokens()) {
      components.add(new Component(alone(token), values[token]));
    }
    return components;
  }

  private GraphPosition alone(int token) {
    return GraphPosition.of(
        position.graph(), position.copyVertices(), position.copyEdges(), List.of(token));
  }

  @Override
  public void moves(MoveSink sink) {
    GraphRuleset ruleset = GraphRuleset.of(rules);
    for (int i = 0; i < position.tokens().size(); i++) {
      int component = canEnd() ? -1 : i;
      int token = position.tokens().get(i);
      long rest = value ^ Math.max(0, values[token]);
      boolean restCanEnd = tokensThatCanEnd > (values[token] == ENDS ? 1 : 0);
      ruleset.options(
          alone(token),
          option -> {
            int to = option.sum().getFirst().tokens().getFirst();
            long safe = restCanEnd || values[to] == ENDS ? UNSAFE : rest ^ values[to];
            sink.accept(option.move(), component, option.ends() ? ENDS : safe);
          });
    }
  }
}
