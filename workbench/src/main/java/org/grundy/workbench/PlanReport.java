package org.grundy.workbench;

import java.util.List;

/// How a position would be solved.
///
/// @param game title of the game
/// @param position the position in its normal form
/// @param chosen the method that would be taken
/// @param refused the faster methods that cannot be, in the order of preference
public record PlanReport(String game, String position, Choice chosen, List<Refusal> refused) {
  /// A method that is sound.
  ///
  /// @param because the theorem, and how its conditions are met
  /// @param cost what it will cost
  public record Choice(String method, String because, String cost) {}

  /// A method that is not known to be sound here.
  public record Refusal(String method, String because) {}
}
