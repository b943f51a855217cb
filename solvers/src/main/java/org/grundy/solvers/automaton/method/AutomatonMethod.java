package org.grundy.solvers.automaton.method;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.rules.heap.ReachedHeaps;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.automaton.moves.NotLinearException;
import org.grundy.solvers.automaton.moves.SizeLines;

/// Heaps of any size whose outcomes an automaton is proved to say. Whether there is one only shows
/// when it is looked for, so another method stands by.
///
/// No values are found. So a position is this method's where only who wins is asked, or where it is
/// larger than any table and its options are many: then who wins is all that is found.
public final class AutomatonMethod implements Method {
  static final String NAME = "automaton";

  /// So many options are looked at, four times, before a position counts as one of many.
  private static final long LOOKED_AT = 1 << 18;

  private final Method otherwise;

  /// @param otherwise sound wherever this one is
  public AutomatonMethod(Method otherwise) {
    this.otherwise = otherwise;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.MISERE, Twist.EARLY_END);
  }

  @Override
  public Verdict weigh(Problem problem) {
    Optional<String> refused = refused(problem);
    if (refused.isPresent()) {
      return new Verdict.Unsound(refused.get());
    }
    return switch (otherwise.consider(problem)) {
      case Verdict.Sound(Plan plan) -> new Verdict.Sound(new AutomatonPlan(problem, plan));
      case Verdict.Unsound no -> no;
    };
  }

  /// Positions with few others after them are solved by these.
  @Override
  public boolean standsBack(Problem problem) {
    return problem.rules().board() instanceof Board.Heaps && hasFew(problem);
  }

  private static Optional<String> refused(Problem problem) {
    GameRules rules = problem.rules();
    boolean isTuple = rules.board() instanceof Board.Heaps;
    if (!isTuple && !(rules.board() instanceof Board.Heap)) {
      return Optional.of("there are no sizes of heaps, which an automaton could read");
    }
    if (isTuple && problem.sum().size() > 1) {
      return Optional.of("who wins the positions of a sum does not say who wins it");
    }
    if (problem.isOver()) {
      return Optional.of("a condition of the rules has ended the game");
    }
    if (HeapSizes.of(problem.sum()).isEmpty()) {
      return Optional.of("a size is not below 2^60");
    }
    if (!problem.asksOutcome()
        && !(isTuple && HeapSizes.areLarge(problem.sum()) && !hasFew(problem))) {
      return Optional.of("an automaton says who wins, and no value");
    }
    try {
      SizeLines.of(rules, HeapSizes.of(problem.sum()).orElseThrow().length);
      return Optional.empty();
    } catch (NotLinearException beyond) {
      return Optional.of(beyond.because());
    }
  }

  private static boolean hasFew(Problem problem) {
    return HeapSizes.of(problem.sum())
        .map(sizes ->
            ReachedHeaps.areFew(problem.rules(), List.of(HeapSizes.boxed(sizes)), LOOKED_AT))
        .orElse(false);
  }
}
