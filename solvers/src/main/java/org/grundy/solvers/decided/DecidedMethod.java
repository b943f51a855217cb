package org.grundy.solvers.decided;

import java.util.EnumSet;
import java.util.Set;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;

/// The method of theorems: they settle the outcome, and at times a winning move. It does not say
/// what every move leads to; a plan of another method may [follow][DecidedPlan#followedBy] for
/// that.
public final class DecidedMethod implements Method {
  static final String NAME = "decided";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.complementOf(
        EnumSet.of(
            Twist.LOOPY,
            Twist.BESIDE,
            Twist.JOINED_VERTICES,
            Twist.RETURNING_CELLS,
            Twist.BORDER_PATTERN,
            Twist.CLOSING_ROW,
            Twist.SUMS,
            Twist.RUNS));
  }

  @Override
  public Verdict weigh(Problem problem) {
    return Decided.of(problem)
        .<Verdict>map(decided -> new Verdict.Sound(new DecidedPlan(problem, decided)))
        .orElseGet(() ->
            new Verdict.Unsound(
                "some move is left, the components are no pairs, and no mirror image is known to"
                    + " answer every move"));
  }
}
