package org.grundy.workbench.game;

import java.util.List;

/// The result of checking a rules file: the rules are good (bad ones are an error), and how each
/// expectation fared.
///
/// @param game the game
/// @param results one for each `expect` line, in order
public record CheckReport(Game game, List<Result> results) {
  public CheckReport {
    results = List.copyOf(results);
  }

  /// The result of one expectation.
  ///
  /// @param start the start as written
  /// @param expected `= 3`, `wins` or `loses`
  /// @param with the numbers of parameters that it is about, `k = 3`, where they are not the game's
  /// @param found the same of what was computed; why nothing could be, where it is not [#known]
  /// @param known whether the start could be solved within the budget
  /// @param holds whether it is known and as expected
  /// @param method the method that computed it, or was to; empty where none was chosen in time
  public record Result(
      String start,
      String expected,
      String with,
      String found,
      boolean known,
      boolean holds,
      String method) {
    /// True if what was computed differs from what is expected.
    public boolean refuted() {
      return known && !holds;
    }
  }

  /// True if every expectation is known to hold.
  public boolean holds() {
    return results.stream().allMatch(Result::holds);
  }

  /// True if some expectation is known not to hold.
  public boolean refuted() {
    return results.stream().anyMatch(Result::refuted);
  }
}
