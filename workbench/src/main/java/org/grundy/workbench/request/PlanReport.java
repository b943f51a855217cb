package org.grundy.workbench.request;

import java.util.List;
import java.util.Optional;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.workbench.derived.Derivation;

/// How a position would be solved.
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
  /// @param cost what it will cost
  public record Choice(String method, String because, String cost) {
    static Choice of(Plan plan) {
      return new Choice(plan.method(), plan.because(), plan.cost());
    }
  }

  /// A method that is not known to be sound here.
  public record Refusal(String method, String because) {}
}
