package org.grundy.workbench.sequence;

import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.SequenceEngine;

/// `G(n + period) = G(n) + saltus` for `n >= preperiod` as far as the values of the heaps go.
///
/// @param preperiod the least number for which that holds
/// @param saltus at least 1
/// @param proved whether it holds for all n, by the theorem on cofinite taking that
///   `docs/certificates.md` states
record ArithmeticPeriod(long preperiod, long period, long saltus, boolean proved) {
  /// A period that was not seen for so long is not worth a word.
  private static final int LEAST_RUN = 16;

  private static final int REPORT = 1 << 12;

  /// Longer ones are not looked for.
  private static final int LONGEST = 1 << 16;

  /// The largest of the heaps that are known to differ from `heap` by a multiple of the saltus
  /// only: the least such.
  long reduce(long heap) {
    return heap < preperiod ? heap : preperiod + (heap - preperiod) % period;
  }

  /// The least period with a saltus, up to a length, that the values have, if any; all of them must
  /// be kept.
  ///
  /// @param allFrom every number of tokens from here on may be taken, if that is so and a move only
  ///   takes
  static Optional<ArithmeticPeriod> of(SequenceEngine engine, OptionalLong allFrom, Meter meter) {
    long known = engine.computed();
    for (long period = 1; 2 * period <= known && period <= LONGEST; period++) {
      long saltus = engine.value(known - 1) - engine.value(known - 1 - period);
      if (saltus > 0) {
        long from = fromN(engine, period, saltus);
        if (known - period - from >= Math.max(period, LEAST_RUN)) {
          boolean proved =
              allFrom.isPresent()
                  && from + period + allFrom.getAsLong() <= known
                  && fillsStart(engine, from, period, saltus);
          return Optional.of(new ArithmeticPeriod(from, period, saltus, proved));
        }
      }
      if (period % REPORT == 0) {
        meter.work(REPORT);
      }
    }
    return Optional.empty();
  }

  private static long fromN(SequenceEngine engine, long period, long saltus) {
    long n = engine.computed() - period;
    while (n > 0 && engine.value(n - 1) + saltus == engine.value(n - 1 + period)) {
      n--;
    }
    return n;
  }

  /// The second condition of the theorem.
  private static boolean fillsStart(SequenceEngine engine, long from, long period, long saltus) {
    BitSet found = new BitSet();
    BitSet expected = new BitSet();
    for (long n = 0; n < from + period; n++) {
      found.set(engine.value(n));
      if (n < from) {
        expected.set(Math.toIntExact(engine.value(n) + saltus));
      }
    }
    expected.set(0, Math.toIntExact(saltus));
    return found.equals(expected);
  }
}
