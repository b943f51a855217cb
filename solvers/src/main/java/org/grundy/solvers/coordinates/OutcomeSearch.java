package org.grundy.solvers.coordinates;

import java.util.List;
import org.grundy.solvers.family.SizeRange;

/// Who wins each position of a box, found in an order that puts options before their starts;
/// nothing is found out of values.
sealed interface OutcomeSearch extends BoxSweep permits OutcomeSweep, RowWalk {
  /// How many positions whose sizes lie in ranges the next player loses, once all are found.
  long lost(List<SizeRange> ranges);
}
