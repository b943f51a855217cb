package org.grundy.solvers.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Component;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.derive.split.GraphSplit;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Solution;

/// A sum of positions of green Hackenbush under misère play, each branch of which stands on the
/// ground by one edge, its trunk.
///
/// **Theorem.** Such a branch is the Nim heap of its value under misère play, too. *Proof.* Without
/// its trunk nothing is left of it, and every other move leaves it its trunk. So by induction its
/// options are Nim heaps, and one of them is the empty heap. Those above the least missing one m
/// are reversible, as they have the option m; what is left is a heap of m, which is not empty. ∎
///
/// So the sum is misère Nim: where some heap has two or more the next player loses exactly if the
/// nim-sum is 0, elsewhere exactly if it is 1 (Bouton 1901).
final class TrunkSum implements OutcomeSolution {
  private final GameRules rules;
  private final List<GraphPosition> sum;
  private final Meter meter;
  private final List<FusedGraph> fused;
  private final long value;
  private final long large;

  TrunkSum(GameRules rules, List<GraphPosition> sum, Meter meter) {
    this.rules = rules;
    this.sum = sum;
    this.meter = meter;
    this.fused = sum.stream().map(position -> new FusedGraph(rules, position, meter)).toList();
    this.value = fused.stream().mapToLong(FusedGraph::value).reduce(0, (a, b) -> a ^ b);
    this.large =
        fused.stream()
            .flatMap(position -> position.components().stream())
            .filter(branch -> branch.value() > 1)
            .count();
  }

  /// True if every branch stands on the ground by one edge.
  static boolean haveTrunks(GameRules rules, List<GraphPosition> sum) {
    return sum.stream()
        .flatMap(position -> new GraphSplit(rules).parts(position).stream())
        .allMatch(
            branch -> edgesAt(GraphRuleset.of(rules).ground(branch).orElseThrow(), branch) == 1);
  }

  private static int edgesAt(int ground, GraphPosition branch) {
    int edges = 0;
    for (int edge = branch.nextEdge(0); edge >= 0; edge = branch.nextEdge(edge + 1)) {
      boolean isThere =
          branch.graph().edge(edge).from() == ground || branch.graph().edge(edge).to() == ground;
      edges += isThere ? 1 : 0;
    }
    return edges;
  }

  private static boolean isLost(long value, long large) {
    return large > 0 ? value == 0 : value == 1;
  }

  @Override
  public Outcome outcome() {
    return isLost(value, large) ? Outcome.P : Outcome.N;
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    for (int i = 0; i < fused.size(); i++) {
      int summand = i;
      List<Component> branches = fused.get(i).components();
      fused
          .get(i)
          .branchMoves((move, branch, after) -> {
            long before = branches.get(branch).value();
            long left = large - (before > 1 ? 1 : 0) + (after > 1 ? 1 : 0);
            sink.accept(RatedMove.byOutcome(move, summand, isLost(value ^ before ^ after, left)));
          });
    }
  }

  @Override
  public Optional<Solution> after(int summand, List<Position> option) {
    List<GraphPosition> left = new ArrayList<>(sum);
    left.remove(summand);
    option.forEach(position -> left.add((GraphPosition) position));
    return Optional.of(new TrunkSum(rules, left, meter));
  }
}
