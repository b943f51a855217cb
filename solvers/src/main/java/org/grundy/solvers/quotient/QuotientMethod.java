package org.grundy.solvers.quotient;

import java.util.List;
import java.util.Set;
import org.grundy.core.HeapPosition;
import org.grundy.core.Play;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.ReachedHeaps;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.play.SplitRuleset;

/// Sums under misère play whose components have a finite quotient. Whether they have one only shows
/// when it is looked for, so another method stands by.
public final class QuotientMethod implements Method {
  private final List<Method> others;

  /// @param others one of which is sound wherever this one is
  public QuotientMethod(List<Method> others) {
    this.others = List.copyOf(others);
  }

  @Override
  public String name() {
    return "quotient";
  }

  @Override
  public Set<Twist> knows() {
    return SplitRuleset.KNOWN;
  }

  @Override
  public Verdict weigh(Problem problem) {
    GameRules rules = problem.rules();
    if (rules.play() != Play.MISERE) {
      return new Verdict.Unsound("misère quotients say something about misère play only");
    }
    if (rules.board() instanceof Board.Heap) {
      return heaps(problem);
    }
    if (SplitRuleset.independent(rules).isEmpty()) {
      return new Verdict.Unsound("positions are not known to be sums of components");
    }
    return problem.sum().size() < 2
        ? new Verdict.Unsound("one position is searched with less work than all sums of its parts")
        : bySide(problem);
  }

  private Verdict heaps(Problem problem) {
    HeapRule rule = HeapRule.of(problem.rules());
    if (rule.onlyTakes()) {
      return new Verdict.Unsound("tokens are only taken, so that heaps are Nim heaps");
    }
    List<Long> sizes = problem.sum().stream().map(heap -> ((HeapPosition) heap).size()).toList();
    return sizes.size() == 1 && ReachedHeaps.areFew(rule, sizes)
        ? new Verdict.Unsound(ReachedHeaps.FEW)
        : bySide(problem);
  }

  private Verdict bySide(Problem problem) {
    for (Method other : others) {
      if (other.consider(problem) instanceof Verdict.Sound(Plan plan)) {
        return new Verdict.Sound(new QuotientPlan(problem, plan));
      }
    }
    return new Verdict.Unsound("no other method stands by");
  }
}
