package org.grundy.solvers.coordinates;

import java.util.List;
import org.grundy.solvers.family.SizeRange;

/// A search for the outcome of each position of a box, in an order that puts options before their
/// starts; nothing is found out of values.
sealed interface OutcomeSearch extends BoxSweep permits OutcomeSweep, RowWalk {
  /// The number of positions that the next player loses and whose sizes lie in ranges, once all are
  /// found.
  long lost(List<SizeRange> ranges);
}
