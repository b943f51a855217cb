package org.grundy.solvers.sequence;

import org.grundy.core.Meter;

/// A way to compute the values of a sequence from the first on.
sealed interface Kernel permits GeneralKernel, SplitKernel, TakingKernel {
  /// How many values are known.
  int computed();

  /// The value at an index below [#computed].
  int get(int n);

  /// Computes all values below `toN`. After a [org.grundy.core.BudgetSpentException] the values
  /// computed so far stay, and the work may be taken up again.
  void extend(int toN, Meter meter);
}
