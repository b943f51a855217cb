package org.grundy.solvers.graph;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.rules.tree.WalkMove;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;

/// Solves games in which tokens walk along the arcs of a graph that has no cycle and never changes.
///
/// Tokens neither block nor see each other, so that several are a sum, and the options of a token
/// are the ends of the arcs that lead out of its vertex. The vertices are valued backward, each
/// after all to which an arc leads from it (Sprague 1935, Grundy 1939).
public final class GraphWalkMethod implements Method {
  @Override
  public String name() {
    return "walk";
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.EARLY_END);
  }

  @Override
  public Verdict weigh(Problem problem) {
    GameRules rules = problem.rules();
    if (!(rules.board() instanceof Board.Graph)) {
      return new Verdict.Unsound("it is not played on a graph");
    }
    GraphReading reading = GraphReading.of(rules);
    if (reading.walk().isEmpty()) {
      return new Verdict.Unsound("no line of the rules moves a token");
    }
    if (reading.walk().get().deletes() != WalkMove.Deletes.NOTHING) {
      return new Verdict.Unsound("a step deletes something, so the graph changes");
    }
    if (problem.isOver()) {
      return new Verdict.Unsound("the game is over");
    }
    List<GraphPosition> sum = problem.sum().stream().map(GraphPosition.class::cast).toList();
    return new Verdict.Sound(new WalkPlan(rules, sum));
  }

  private record WalkPlan(GameRules rules, List<GraphPosition> sum) implements Plan {
    @Override
    public String method() {
      return "walk";
    }

    @Override
    public String because() {
      return "every move moves one token, the graph never changes and tokens do not see each other,"
          + " so a token's vertex determines its future; no walk comes back, so one pass"
          + " backward along the arcs values every vertex; several tokens are a sum"
          + " (Sprague, Grundy)"
          + (rules.canBeWonAtOnce()
              ? ". Values are those of the safe-move game: a move after which the opponent could"
                  + " win at once is left out"
              : "");
    }

    @Override
    public String cost() {
      return "%,d arcs".formatted(sum.stream().mapToInt(GraphPosition::size).sum());
    }

    @Override
    public Solution solve(Meter meter) {
      return new SumSolution(
          sum.stream().map(position -> new WalkedGraph(rules, position, meter)).toList());
    }
  }
}
