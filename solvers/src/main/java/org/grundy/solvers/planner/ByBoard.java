package org.grundy.solvers.planner;

import org.grundy.rules.tree.Board;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;

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
  public Verdict consider(Problem problem) {
    boolean graph = problem.rules().board() instanceof Board.Graph;
    return (graph ? onGraphs : elsewhere).consider(problem);
  }
}
