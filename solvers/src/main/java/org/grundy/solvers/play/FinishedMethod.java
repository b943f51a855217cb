package org.grundy.solvers.play;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;

/// A winning pattern stands at the start, or a condition on heaps ends the game there: the game is
/// over, and the previous player has won, or lost. No other method is sound then but `definition`,
/// which says the same.
public final class FinishedMethod implements Method {
  @Override
  public String name() {
    return "finished";
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.allOf(Twist.class);
  }

  @Override
  public Verdict weigh(Problem problem) {
    if (!problem.rules().endsEarly()) {
      return new Verdict.Unsound("the rules have no winning pattern");
    }
    return problem
        .ended()
        .<Verdict>map(outcome -> new Verdict.Sound(plan(name(), problem, outcome)))
        .orElseGet(() ->
            new Verdict.Unsound(
                problem.rules().wins().isEmpty()
                    ? "no condition ends the game in the position"
                    : "no winning pattern stands on the board yet"));
  }

  /// The plan of a problem that is over.
  static Plan plan(String method, Problem problem, Outcome outcome) {
    String ended =
        problem.rules().wins().isEmpty()
            ? "a condition of the rules ends the game in the position"
            : "a winning pattern stands on the board";
    return new FinishedPlan(method, ended, outcome);
  }

  private record FinishedPlan(String method, String ended, Outcome outcome) implements Plan {
    @Override
    public String because() {
      return ended
          + ": the game is over, and the previous player has "
          + (outcome == Outcome.P ? "won" : "lost");
    }

    @Override
    public String cost() {
      return "one look at the board";
    }

    @Override
    public Solution solve(Meter meter) {
      return new FinishedGame(outcome);
    }
  }

  private record FinishedGame(Outcome outcome) implements OutcomeSolution {
    @Override
    public void moves(Consumer<RatedMove> sink) {}
  }
}
