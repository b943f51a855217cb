package org.grundy.solvers.sequence;

/// What the values of a sequence that are known by now say of all values.
public sealed interface Regularity {
  /// No period is seen.
  ///
  /// @param known how many values were looked at
  record None(long known) implements Regularity {}

  /// A period is seen and not proved: `G(n + length) = G(n)` for `preperiod <= n < known - length`,
  /// which is at least once the period.
  ///
  /// @param preperiod the least number for which that holds
  /// @param needed with so many values it will be proved, if it goes on and no rare heap and no
  ///   deeper verification arises
  record Fits(long preperiod, long length, long known, long needed) implements Regularity {}

  /// A period is proved.
  record Proved(Period period, PeriodProof proof) implements Regularity {}
}
