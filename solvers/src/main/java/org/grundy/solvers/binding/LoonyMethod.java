package org.grundy.solvers.binding;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;

/// Solves games in which moves bind the next one, on any board: the components are worth numbers or
/// loony.
public final class LoonyMethod implements Method {
  public static final String NAME = "loony";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(
        Twist.BINDING,
        Twist.AVOIDED_PATTERN,
        Twist.RETURNING_CELLS,
        Twist.BORDER_PATTERN,
        Twist.CLOSING_ROW,
        Twist.SUMS);
  }

  @Override
  public Optional<FamilyPlan> ofFamily(FamilyProblem family) {
    return LoonyFamily.isOf(family) ? Optional.of(new LoonyFamily(family)) : Optional.empty();
  }

  @Override
  public Verdict weigh(Problem problem) {
    return problem.rules().bonds().isEmpty()
        ? new Verdict.Unsound("no line says `again` or `entails`")
        : new Verdict.Sound(new LoonyPlan(problem));
  }
}
