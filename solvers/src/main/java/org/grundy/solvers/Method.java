package org.grundy.solvers;

import java.util.Optional;
import java.util.Set;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.count.CountPlan;
import org.grundy.solvers.count.CountProblem;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;

/// One way to solve games, sound under a theorem of its own. A new method is a class beside the
/// others and a line in `planner.Planner`.
public interface Method {
  /// Its name, as in `--plan`: `cut`, `walk`, …
  String name();

  /// The kinds of lines beside moves of which it knows the meaning. It is not sound for a game with
  /// another, whatever that may come to be.
  Set<Twist> knows();

  /// Decides from the rules and the position if the method is sound for this problem; costs little
  /// more than one look at every cell.
  default Verdict consider(Problem problem) {
    Set<Twist> known = knows();
    return problem.rules().twists().stream()
        .filter(twist -> !known.contains(twist))
        .findFirst()
        .<Verdict>map(twist -> new Verdict.Unsound(twist.because()))
        .orElseGet(() -> weigh(problem));
  }

  /// The same where all twists of the game are known.
  Verdict weigh(Problem problem);

  /// True if another sound method is taken instead, although this one comes before it.
  default boolean standsBack(Problem problem) {
    return false;
  }

  /// The plan by which this method values a family of starts in one piece of work.
  ///
  /// @return empty where it is not sound, or solves each start by itself
  default Optional<FamilyPlan> ofFamily(FamilyProblem family) {
    return Optional.empty();
  }

  /// The plan by which this method counts starts by their values in one piece of work.
  ///
  /// @return empty where it is not sound, or solves each start by itself
  default Optional<CountPlan> ofCount(CountProblem starts) {
    return Optional.empty();
  }

  /// The answer of a method to a problem.
  sealed interface Verdict {
    /// The method is sound here, for the stated reason.
    record Sound(Plan plan) implements Verdict {}

    /// The method is not sound here, or cannot be shown to be.
    ///
    /// @param because the condition that fails, with the line, glyph or cell that fails it
    record Unsound(String because) implements Verdict {}
  }
}
