package org.grundy.workbench;

import java.util.List;

/// What the check of a rules file found: the rules are good (bad ones are an error), and how each
/// expectation fared.
///
/// @param game the game
/// @param results one for each `expect` line, in order
public record CheckReport(Game game, List<Result> results) {
  /// How one expectation fared.
  ///
  /// @param start the start as written
  /// @param expected `= 3`, `wins` or `loses`
  /// @param found the same of what was computed
  /// @param holds whether they agree
  /// @param method the method that computed it
  public record Result(String start, String expected, String found, boolean holds, String method) {}

  /// Whether every expectation holds.
  public boolean holds() {
    return results.stream().allMatch(Result::holds);
  }
}
