package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Outcome;
import org.grundy.solvers.family.SizeRange;

/// Who wins each position of a box, found in an order that puts options before their starts;
/// nothing is found out of values.
sealed interface OutcomeSearch permits OutcomeSweep, RowWalk {
  /// Finds out who wins every position.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  void run();

  /// Who wins a position of the box, if it has been found.
  Optional<Outcome> known(List<Long> sizes);

  /// How many positions whose sizes lie in ranges the next player loses, once all are found.
  long lost(List<SizeRange> ranges);
}
