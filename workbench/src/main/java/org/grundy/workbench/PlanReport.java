package org.grundy.workbench;

import java.util.List;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.workbench.derived.Derivation;

/// How a position would be solved.
///
/// @param rules the rules, to draw positions by
/// @param sum the positions
/// @param position the positions in their normal form
/// @param derived what follows from rules and positions without solving anything
/// @param chosen the method that would be taken
/// @param others the other methods that would be sound, in the order of preference
/// @param refused the methods that are not known to be sound, in the order of preference
public record PlanReport(
    GameRules rules,
    List<Position> sum,
    String position,
    Derivation derived,
    Choice chosen,
    List<Choice> others,
    List<Refusal> refused) {
  public PlanReport {
    sum = List.copyOf(sum);
    others = List.copyOf(others);
    refused = List.copyOf(refused);
  }

  /// Title of the game.
  public String game() {
    return rules.title();
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
