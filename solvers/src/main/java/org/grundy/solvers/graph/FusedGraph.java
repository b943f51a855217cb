package org.grundy.solvers.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.Choice;
import org.grundy.core.Component;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.rules.derive.split.GraphSplit;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.SolvedPosition;

/// A position of green Hackenbush, valued branch by branch. The value after a move is worked out
/// where it is asked for, by one pass over its branch.
final class FusedGraph implements SolvedPosition {
  private final GameRules rules;
  private final int ground;
  private final Meter meter;
  private final List<Component> components = new ArrayList<>();
  private final long value;

  FusedGraph(GameRules rules, GraphPosition position, Meter meter) {
    this.rules = rules;
    this.meter = meter;
    this.ground = GraphRuleset.of(rules).ground(position).orElseThrow();
    meter.claim(24L * position.graph().order());
    long sum = 0;
    for (GraphPosition branch : new GraphSplit(rules).parts(position)) {
      long worth = new Fusion(branch).value(ground, -1);
      meter.work(branch.size());
      components.add(new Component(branch, worth));
      sum ^= worth;
    }
    this.value = sum;
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public List<Component> components() {
    return List.copyOf(components);
  }

  @Override
  public void moves(MoveSink sink) {
    branchMoves((move, branch, after) ->
        sink.accept(move, branch, value ^ components.get(branch).value() ^ after));
  }

  /// Takes moves, each with the branch in which it is made and what that is worth after it.
  @FunctionalInterface
  interface BranchSink {
    void accept(Move move, int branch, long after);
  }

  void branchMoves(BranchSink sink) {
    Set<Graph.Edge> seen = new HashSet<>();
    for (int part = 0; part < components.size(); part++) {
      GraphPosition branch = (GraphPosition) components.get(part).position();
      Fusion fusion = new Fusion(branch);
      for (int e = branch.nextEdge(0); e >= 0; e = branch.nextEdge(e + 1)) {
        Graph.Edge edge = branch.graph().edge(e);
        if (seen.add(GraphRuleset.sorted(edge))) {
          meter.work(1);
          long after = fusion.value(ground, e);
          for (int line = 0; line < rules.rules().size(); line++) {
            sink.accept(new Move(line, new Choice.Edge(e, edge.from(), edge.to())), part, after);
          }
        }
      }
    }
  }
}
