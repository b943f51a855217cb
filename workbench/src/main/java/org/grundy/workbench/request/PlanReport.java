package org.grundy.workbench.request;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.workbench.derived.Derivation;

/// A report on how a position would be solved.
///
/// @param problem the positions with their rules
/// @param position the positions in their normal form
/// @param derived what follows from rules and positions without solving anything; of a sum of
///   several games it is told for each game, and of a game that is over there is nothing to tell
/// @param games in a sum of several games how each would be solved
/// @param chosen the method that would be taken
/// @param others the other methods that would be sound, in the order of preference
/// @param refused the methods that are not known to be sound, in the order of preference
public record PlanReport(
    Problem problem,
    String position,
    Optional<Derivation> derived,
    List<PlanReport> games,
    Choice chosen,
    List<Choice> others,
    List<Refusal> refused) {
  public PlanReport {
    games = List.copyOf(games);
    others = List.copyOf(others);
    refused = List.copyOf(refused);
  }

  /// Title of the game.
  public String game() {
    return problem.title();
  }

  /// A method that is sound.
  ///
  /// @param because the theorem, and how its conditions are met
  /// @param cost what it will cost; empty of work that was done, whose cost is counted
  /// @param parts of a sum that is planned part by part, the plan of each
  public record Choice(String method, String because, String cost, List<Part> parts) {
    public Choice {
      parts = List.copyOf(parts);
    }

    /// The method of work that was done, or had to end: its budget may be spent, and what it would
    /// cost is not asked for any more.
    static Choice taken(Plan plan) {
      return new Meter(Budget.ofThisProcess())
          .during(() -> new Choice(plan.method(), plan.because(), "", List.of()));
    }

    static Choice of(Plan plan) {
      return new Choice(
          plan.method(),
          plan.because(),
          plan.cost(),
          plan.parts().stream()
              .map(part ->
                  new Part(
                      part.summands().stream().map(summand -> summand + 1).toList(),
                      part.isZero(),
                      of(part.plan())))
              .toList());
    }
  }

  /// Some positions of a sum with their own plan.
  ///
  /// @param positions where they stand in the sum, from 1
  /// @param zero whether a theorem says at once that together they are worth 0
  public record Part(List<Integer> positions, boolean zero, Choice plan) {
    public Part {
      positions = List.copyOf(positions);
    }
  }

  /// A method that is not known to be sound here.
  public record Refusal(String method, String because) {}
}
