package org.grundy.solvers.family.pattern;

import java.util.OptionalLong;

/// Starts beyond a table, on which its patterns are tried before they are told.
@FunctionalInterface
public interface FurtherStarts {
  /// None can be tried.
  FurtherStarts NONE = (row, column) -> OptionalLong.empty();

  /// The entry that a larger table would have; empty where it is negative or costs too much.
  OptionalLong entry(long row, long column);
}
