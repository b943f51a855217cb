package org.grundy.tilings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.tilings.TilingMethod.Verdict;
import org.grundy.tilings.cover.NarrowCover;
import org.grundy.tilings.profile.ProfileWindow;
import org.grundy.tilings.region.CellNumbers;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.TilingProblem;

/// Chooses how a region is tiled: the first method that is sound, and after one that may find
/// nothing the next.
public final class TilingPlanner {
  /// Narrower fronts have few enough states for a sweep to be better than a search.
  private static final int NARROW_FRONT = 26;

  private static final TilingMethod INVARIANT = new InvariantMethod();
  private static final TilingMethod RECTANGLES = new RectanglesMethod();
  private static final TilingMethod PROFILE = new ProfileMethod();
  private static final TilingMethod SEARCH = new TilingSearchMethod();

  private TilingPlanner() {}

  /// The names of all methods.
  public static List<String> names() {
    return List.of(INVARIANT, RECTANGLES, PROFILE, SEARCH).stream()
        .map(TilingMethod::name)
        .toList();
  }

  /// The plans to be run one after the other, until one settles the question; the last always does.
  public static List<TilingPlan> plans(TilingProblem problem, Goal goal) {
    List<TilingPlan> plans = new ArrayList<>();
    for (TilingMethod method : order(problem, goal)) {
      if (method.consider(problem, goal) instanceof Verdict.Sound sound) {
        plans.add(sound.plan());
        if (method != RECTANGLES) {
          break;
        }
      }
    }
    return plans;
  }

  /// Small regions are searched for one tiling. Where pieces have limits a search counts better
  /// than a sweep, which has to remember what was used.
  private static List<TilingMethod> order(TilingProblem problem, Goal goal) {
    boolean sweeps =
        problem.isFree()
            && (goal.kind() == Goal.Kind.COUNT
                || (CellNumbers.of(problem.region()).size() > NarrowCover.MAX_CELLS
                    && new ProfileWindow(problem).bits() <= NARROW_FRONT));
    return sweeps
        ? List.of(INVARIANT, RECTANGLES, PROFILE, SEARCH)
        : List.of(INVARIANT, RECTANGLES, SEARCH);
  }

  /// The plan of one method.
  ///
  /// @throws InputException if there is no such method, or it is not sound here
  public static TilingPlan plan(TilingProblem problem, Goal goal, String name) {
    TilingMethod named =
        List.of(INVARIANT, RECTANGLES, PROFILE, SEARCH).stream()
            .filter(method -> method.name().equals(name.toLowerCase(Locale.ROOT)))
            .findFirst()
            .orElseThrow(() ->
                new InputException(
                    "there is no method `%s` for tilings".formatted(name),
                    "the methods are " + names().stream().collect(Collectors.joining(", "))));
    return switch (named.consider(problem, goal)) {
      case Verdict.Sound sound -> sound.plan();
      case Verdict.Unsound unsound ->
          throw new InputException(
              "the method %s is not sound here: %s".formatted(named.name(), unsound.because()),
              "leave the choice to the planner");
    };
  }
}
