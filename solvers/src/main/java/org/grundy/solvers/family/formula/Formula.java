package org.grundy.solvers.family.formula;

import java.util.function.LongToDoubleFunction;

/// A pattern that says every value.
public sealed interface Formula extends TablePattern
    permits Constant, Periodic, Linear, Joined, Product, Residues, MexPairs, ZeroLines {
  /// The value that it says for a place; negative where it says none.
  long at(long row, long column);

  /// The complexity, as the bits of a code in which small numbers are short. Of two formulas that
  /// fit, the one of fewer bits is the simpler.
  ///
  /// @param quoted what it costs to quote a value
  double bits(LongToDoubleFunction quoted);

  /// The number of values that it takes to fix its free numbers; each value beyond is a
  /// confirmation.
  int parameters();
}
