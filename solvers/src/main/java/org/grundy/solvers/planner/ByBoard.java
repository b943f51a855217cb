package org.grundy.solvers.planner;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.count.CountPlan;
import org.grundy.solvers.count.CountProblem;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;

/// One method under one name, worked out apart for graphs and for all other boards.
record ByBoard(Method elsewhere, Method onGraphs) implements Method {
  ByBoard {
    if (!elsewhere.name().equals(onGraphs.name())) {
      throw new IllegalArgumentException(elsewhere.name() + " and " + onGraphs.name());
    }
  }

  @Override
  public String name() {
    return elsewhere.name();
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.allOf(Twist.class);
  }

  @Override
  public Verdict weigh(Problem problem) {
    return on(problem.rules().board()).consider(problem);
  }

  @Override
  public Optional<FamilyPlan> ofFamily(FamilyProblem family) {
    return on(family.rules().board()).ofFamily(family);
  }

  @Override
  public Optional<CountPlan> ofCount(CountProblem starts) {
    return on(starts.rules().board()).ofCount(starts);
  }

  private Method on(Board board) {
    return board instanceof Board.Graph ? onGraphs : elsewhere;
  }
}
