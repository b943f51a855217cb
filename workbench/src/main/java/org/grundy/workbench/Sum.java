package org.grundy.workbench;

import java.util.List;
import org.grundy.core.Position;
import org.grundy.solvers.Problem;

/// A sum of positions, each of its own game, read once. Most have one position only.
public final class Sum {
  private final Problem problem;

  public Sum(Problem problem) {
    this.problem = problem;
  }

  /// The positions with their rules.
  public Problem problem() {
    return problem;
  }

  /// The positions, in order.
  public List<Position> positions() {
    return problem.sum();
  }

  /// The sum as it is written: boards are drawn, and of several games each position has the name of
  /// its game.
  public String text() {
    return SumText.of(problem);
  }

  @Override
  public String toString() {
    return text();
  }
}
