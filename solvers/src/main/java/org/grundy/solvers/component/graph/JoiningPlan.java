package org.grundy.solvers.component.graph;

import java.util.List;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.play.SplitRuleset;

/// The search where vertices are joined. What is left is no part of the first graph, so graphs
/// themselves are remembered: the components of each position, isomorphic ones as one.
record JoiningPlan(Problem problem, GraphReading reading) implements Plan {
  @Override
  public String method() {
    return "search";
  }

  @Override
  public String because() {
    return (reading.joinsParts()
            ? "vertices that are apart may be joined, so that a graph stays whole; positions are sums"
            : "a move reads and changes only what is joined to what it chooses, and nothing is ever"
                + " joined anew to another component: connected parts are independent components,"
                + " derived anew after every move; a position is their sum")
        + " (Sprague 1935, Grundy 1939). The rules name no vertex"
        + reading.ground().map(_ -> " but the ground").orElse("")
        + ", so components that are isomorphic have one value, found once";
  }

  @Override
  public String cost() {
    return "one expansion for every class of components asked for: exponential in the largest, now"
        + " of %,d vertices and edges that may change at most".formatted(largest());
  }

  private List<GraphPosition> sum() {
    return problem.sum().stream().map(GraphPosition.class::cast).toList();
  }

  private int largest() {
    return sum().stream().mapToInt(reading::deletable).max().orElse(0);
  }

  @Override
  public PositionBound searched() {
    return PositionBound.ofSets(largest());
  }

  @Override
  public Run begin(Meter meter) {
    return SplitRuleset.of(problem.rules()).orElseThrow().run(sum(), meter);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }
}
