package org.grundy.workbench.sequence;

import java.util.Optional;
import org.grundy.core.period.Periodicity;
import org.grundy.solvers.sequence.SequenceEngine;

/// The plain period that the values of a game show of which no theorem is known.
final class ShownPeriod {
  private ShownPeriod() {}

  /// Of those that the values show, the one for which preperiod and period together are the least;
  /// all values must be kept.
  static Optional<Periodicity> of(SequenceEngine engine) {
    long known = engine.computed();
    Optional<Periodicity> best = Optional.empty();
    for (long p = 1; 2 * p <= known; p++) {
      long from = known - p;
      while (from > 0 && engine.value(from - 1) == engine.value(from - 1 + p)) {
        from--;
      }
      Periodicity seen = new Periodicity(from, p, 0);
      if (seen.isShownBy(known) && best.filter(other -> end(other) <= end(seen)).isEmpty()) {
        best = Optional.of(seen);
      }
    }
    return best;
  }

  private static long end(Periodicity seen) {
    return seen.preperiod() + seen.period();
  }
}
