package org.grundy.solvers.component.graph;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.rules.tree.WalkMove;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.component.ComponentPlan;
import org.grundy.solvers.component.ComponentRun;

/// Component search for every game on graphs whose moves delete something.
public final class GraphSearchMethod implements Method {
  @Override
  public String name() {
    return "search";
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.EARLY_END, Twist.JOINED_VERTICES);
  }

  @Override
  public Verdict weigh(Problem problem) {
    GameRules rules = problem.rules();
    if (!(rules.board() instanceof Board.Graph)) {
      return new Verdict.Unsound("it is not played on a graph");
    }
    GraphReading reading = GraphReading.of(rules);
    if (reading.walk().filter(walk -> walk.deletes() == WalkMove.Deletes.NOTHING).isPresent()) {
      return new Verdict.Unsound("its tokens delete nothing");
    }
    if (problem.isOver()) {
      return new Verdict.Unsound("a vertex that wins is gone or reached: the game is over");
    }
    return new Verdict.Sound(
        problem.rules().twists().contains(Twist.JOINED_VERTICES)
            ? new JoiningPlan(problem, reading)
            : new SearchPlan(problem, reading));
  }

  private record SearchPlan(Problem problem, GraphReading reading) implements ComponentPlan {
    @Override
    public String method() {
      return "search";
    }

    @Override
    public String because() {
      return split()
          + ", derived anew after every move; a position is their sum (Sprague 1935, Grundy 1939)."
          + " The rules name no vertex"
          + named()
          + ", so components that are isomorphic have one value, found once"
          + (reading.wins().isEmpty()
              ? ""
              : ". Values are those of the safe-move game: a move after which the opponent could"
                  + " win the whole game at once is left out");
    }

    private String named() {
      List<String> named = new ArrayList<>();
      reading.ground().ifPresent(_ -> named.add("the ground"));
      reading.wins().stream().map(win -> "`" + win.vertex() + "`").distinct().forEach(named::add);
      return named.isEmpty() ? "" : " but " + String.join(" and ", named);
    }

    private String split() {
      if (reading.walk().isPresent()) {
        return "edges only vanish, so what a token cannot reach now it never will: only what it can"
            + " reach counts";
      }
      if (reading.singleEdges()) {
        return "a move reads and deletes one edge, so each edge is an independent component";
      }
      if (reading.ground().isEmpty()) {
        return "a move reads and deletes only what is joined to what it chooses, and nothing is"
            + " ever joined anew: connected parts are independent components";
      }
      return reading.branches()
          ? "the ground stays, and what falls of a branch is decided by the branch alone: the"
              + " branches at the ground are independent components"
          : "the rules look past the ground, so all that is joined to it is one component";
    }

    @Override
    public PositionBound searched() {
      return PositionBound.ofSets(largest());
    }

    private int largest() {
      return sum().stream().mapToInt(reading::deletable).max().orElse(0);
    }

    @Override
    public String cost() {
      return "one expansion for every class of components asked for: exponential in the largest,"
          + " now of %,d vertices and edges at most".formatted(largest());
    }

    private List<GraphPosition> sum() {
      return problem.sum().stream().map(GraphPosition.class::cast).toList();
    }

    @Override
    public boolean endsEarly() {
      return problem.rules().endsEarly();
    }

    @Override
    public ComponentRun search(Meter meter) {
      return new ComponentRun(new GraphBoards(problem.game(), sum(), meter));
    }
  }
}
