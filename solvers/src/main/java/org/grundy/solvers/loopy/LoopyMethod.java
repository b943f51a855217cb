package org.grundy.solvers.loopy;

import java.util.EnumSet;
import java.util.Set;
import org.grundy.core.Play;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;

/// Solves games whose plays may go on for ever, on any board: all positions that can be reached are
/// looked at, and valued from the end backwards.
public final class LoopyMethod implements Method {
  static final String NAME = "loopy";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.complementOf(EnumSet.of(Twist.MISERE, Twist.BESIDE, Twist.JOINED_VERTICES));
  }

  @Override
  public Verdict weigh(Problem problem) {
    if (problem.rules().play() != Play.LOOPY) {
      return new Verdict.Unsound("every play ends");
    }
    return problem.isOver()
        ? new Verdict.Unsound("the game is over")
        : new Verdict.Sound(new LoopyPlan(problem));
  }
}
