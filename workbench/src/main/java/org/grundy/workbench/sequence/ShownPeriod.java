package org.grundy.workbench.sequence;

import java.util.Optional;
import org.grundy.solvers.sequence.SequenceEngine;

/// The period that values show, in the sense of certificates: of all e and p with 2e + 2p at most
/// the number of values and `G(n + p) = G(n)` for all n >= e as far as they go, the one of the
/// least p, and then of the least e.
record ShownPeriod(long preperiod, long period) {
  /// The period that the values show, if any; all of them must be kept.
  static Optional<ShownPeriod> of(SequenceEngine engine) {
    long known = engine.computed();
    for (long p = 1; 2 * p <= known; p++) {
      long from = known - p;
      while (from > 0 && engine.value(from - 1) == engine.value(from - 1 + p)) {
        from--;
      }
      if (2 * from + 2 * p <= known) {
        return Optional.of(new ShownPeriod(from, p));
      }
    }
    return Optional.empty();
  }
}
