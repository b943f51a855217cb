package org.grundy.tilings;

import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.TilingProblem;

/// One way to find or count tilings, sound under a condition of its own.
public sealed interface TilingMethod
    permits InvariantMethod, RectanglesMethod, ProfileMethod, TilingSearchMethod {
  /// Its name, as in `--plan`.
  String name();

  /// Tells whether the method is sound for a problem and what is asked.
  Verdict consider(TilingProblem problem, Goal goal);

  /// The answer of a method to a problem.
  sealed interface Verdict {
    /// The method is sound here.
    record Sound(TilingPlan plan) implements Verdict {}

    /// The method is not sound here, or cannot be shown to be.
    ///
    /// @param because the condition that fails
    record Unsound(String because) implements Verdict {}
  }
}
