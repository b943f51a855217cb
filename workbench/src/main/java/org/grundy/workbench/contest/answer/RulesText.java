package org.grundy.workbench.contest.answer;

import java.util.regex.Pattern;

/// The rules by which a contest problem is played, as text.
///
/// @param name what they are called in errors
/// @param text in the rules language
public record RulesText(String name, String text) {
  private static final Pattern EXPECTATION = Pattern.compile("(?m)^ *expect\\b.*$");

  /// The rules with lines behind them, which may make what they expect false: without that, and
  /// with each line at its place.
  ///
  /// @param lines each behind a line break; may be empty
  String with(String lines) {
    return lines.isEmpty() ? text : EXPECTATION.matcher(text).replaceAll("") + lines;
  }
}
