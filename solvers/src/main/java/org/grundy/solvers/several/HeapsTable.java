package org.grundy.solvers.several;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Outcome;

/// What is found out of multisets of heaps.
sealed interface HeapsTable permits SeveralTable, SplitTable {
  /// Finds the value of each multiset that is asked for: the least number that no option has.
  void findValues();

  /// Finds who wins each multiset that is asked for.
  void findOutcomes(boolean misere);

  /// The value of heaps, where it has been found by now.
  OptionalLong value(List<Long> heaps);

  /// Who wins heaps, where that can be told.
  Optional<Outcome> outcome(List<Long> heaps);
}
