package org.grundy.solvers.play;

import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Method;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;

/// A winning pattern stands at the start: the game is over, and the previous player has won. No
/// other method is sound then but `definition`, which says the same.
public final class FinishedMethod implements Method {
  @Override
  public String name() {
    return "finished";
  }

  @Override
  public Verdict consider(Problem problem) {
    if (problem.rules().wins().isEmpty()) {
      return new Verdict.Unsound("the rules have no winning pattern");
    }
    return problem.isOver()
        ? new Verdict.Sound(plan(name()))
        : new Verdict.Unsound("no winning pattern stands on the board yet");
  }

  /// The plan of a problem that is over.
  static Plan plan(String method) {
    return new FinishedPlan(method);
  }

  private record FinishedPlan(String method) implements Plan {
    @Override
    public String because() {
      return "a winning pattern stands on the board: the game is over, and the previous player has"
          + " won";
    }

    @Override
    public String cost() {
      return "one look at the board";
    }

    @Override
    public Solution solve(Meter meter) {
      return new FinishedGame();
    }
  }

  private record FinishedGame() implements OutcomeSolution {
    @Override
    public Outcome outcome() {
      return Outcome.P;
    }

    @Override
    public void moves(Consumer<RatedMove> sink) {}
  }
}
