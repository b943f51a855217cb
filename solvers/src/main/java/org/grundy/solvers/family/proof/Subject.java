package org.grundy.solvers.family.proof;

/// The part of a table that a finding is about.
public sealed interface Subject {
  /// All of a table, or a table that is one line.
  record Whole() implements Subject {}

  /// One row of a table.
  ///
  /// @param number the number of the row
  record Row(long number) implements Subject {}

  /// One column of a table.
  ///
  /// @param number the number of the column
  record Column(long number) implements Subject {}
}
