package org.grundy.workbench.contest.stress;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.rules.text.Quote;
import org.grundy.solvers.Problem;

/// The result of a program's trial.
///
/// @param tried how many inputs, or cases of inputs, it answered
/// @param skipped how many inputs were too large for Grundy itself
/// @param difference the input on which it fails, made smaller while it failed
public record StressReport(int tried, int skipped, Optional<Difference> difference) {
  /// An input on which a program fails.
  ///
  /// @param fault what is wrong
  /// @param phase what kind of inputs it was found among
  /// @param input the input
  /// @param expected the right output
  /// @param got what the program printed
  /// @param line the first line that is not right, from 1; 0 where none is
  /// @param problem the position that the input asks about, where it is one
  public record Difference(
      Fault fault,
      String phase,
      String input,
      String expected,
      String got,
      int line,
      Optional<Problem> problem) {
    /// The output of the program, for a terminal: what cannot be seen is named.
    public String shown() {
      return Stream.of(got.split("\n", -1)).map(Quote::visible).collect(Collectors.joining("\n"));
    }
  }
}
