package org.grundy.solvers.graph;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;

/// Solves green Hackenbush: an edge is deleted, and what is not joined to the ground falls.
///
/// - *Colon principle.* What hangs on one vertex may be replaced by anything of the same value, so
///   by a stalk of that many edges.
/// - *Fusion principle.* The vertices of a cycle may be made one, the edges of the cycle loops
///   there.
///
/// So a cycle comes to loops, each worth a stalk of one edge, and of a tree the value of a vertex
/// is the nim-sum of the values plus 1 of what stands on it (Berlekamp, Conway, Guy, *Winning
/// Ways*, ch. 7; Conway, *On Numbers and Games*, ch. 13).
public final class FusionMethod implements Method {
  @Override
  public String name() {
    return "fusion";
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.MISERE);
  }

  @Override
  public Verdict weigh(Problem problem) {
    GameRules rules = problem.rules();
    if (!(rules.board() instanceof Board.Graph)) {
      return new Verdict.Unsound("it is not played on a graph");
    }
    if (GraphReading.of(rules).ground().isEmpty()) {
      return new Verdict.Unsound("the graph has no ground");
    }
    if (!rules.rules().stream().allMatch(FusionMethod::deletesItsEdge) || rules.rules().isEmpty()) {
      return new Verdict.Unsound("some line does more, or less, than delete any edge");
    }
    List<GraphPosition> sum = problem.sum().stream().map(GraphPosition.class::cast).toList();
    if (rules.play() == Play.MISERE && !TrunkSum.haveTrunks(rules, sum)) {
      return new Verdict.Unsound(
          "play is misère, and what stands on the ground stands there by several edges");
    }
    return new Verdict.Sound(new FusionPlan(rules, sum));
  }

  private static boolean deletesItsEdge(Rule rule) {
    return rule instanceof EdgeMove move
        && move.conditions().isEmpty()
        && move.deletions().equals(List.of(new Deletion.ChosenEdge()));
  }

  private record FusionPlan(GameRules rules, List<GraphPosition> sum) implements Plan {
    @Override
    public String method() {
      return "fusion";
    }

    @Override
    public String because() {
      return "this is green Hackenbush: a move deletes any one edge, and what is not joined to the"
          + " ground falls. Cycles may be fused to one vertex, and what stands on a vertex"
          + " may be replaced by a stalk of its value (the fusion and the colon principle;"
          + " Berlekamp, Conway, Guy, Winning Ways, ch. 7)"
          + (rules.play() == Play.MISERE
              ? "; a branch that stands on the ground by one edge is a Nim heap under misère play,"
                  + " too"
              : "");
    }

    @Override
    public String cost() {
      return "one pass over %,d edges, and one over its branch for every move that is asked for"
          .formatted(sum.stream().mapToInt(GraphPosition::size).sum());
    }

    @Override
    public Solution solve(Meter meter) {
      return rules.play() == Play.MISERE
          ? new TrunkSum(rules, sum, meter)
          : new SumSolution(
              sum.stream().map(position -> new FusedGraph(rules, position, meter)).toList());
    }
  }
}
