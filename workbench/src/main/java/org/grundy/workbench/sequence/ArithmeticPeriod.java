package org.grundy.workbench.sequence;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Predicate;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.solvers.sequence.SequenceEngine;

/// `G(n + period) = G(n) + saltus` for `n >= preperiod` as far as the values of the heaps go.
///
/// @param preperiod the least number for which that holds
/// @param saltus at least 1
/// @param proof why that holds for all n once there are as many values as it needs, where a theorem
///   is known; `docs/certificates.md` states them
/// @param proved whether there are
record ArithmeticPeriod(
    long preperiod, long period, long saltus, Optional<SaltusProof> proof, boolean proved) {
  private static final int REPORT = 1 << 12;

  /// An arithmetic period of which no theorem says that it goes on.
  static ArithmeticPeriod seen(long preperiod, long period, long saltus) {
    return new ArithmeticPeriod(preperiod, period, saltus, Optional.empty(), false);
  }

  /// The same with a proof.
  ///
  /// @param known so many values show it
  ArithmeticPeriod with(SaltusProof found, long known) {
    return new ArithmeticPeriod(
        preperiod, period, saltus, Optional.of(found), found.needed() <= known);
  }

  /// The largest of the heaps that are known to differ from `heap` by a multiple of the saltus
  /// only: the least such.
  long reduce(long heap) {
    return heap < preperiod ? heap : preperiod + (heap - preperiod) % period;
  }

  /// The value of a heap, by that of the one that it is reduced to.
  long value(SequenceEngine engine, long heap) {
    long at = reduce(heap);
    return engine.value(at) + (heap - at) / period * saltus;
  }

  /// What [Periodicity#isShownBy] is asked of.
  Periodicity periodicity() {
    return new Periodicity(preperiod, period, saltus);
  }

  /// The period with a saltus that the values prove or, where they prove none, the one of those
  /// that they show for which preperiod and period together are the least. All values must be kept.
  static Optional<ArithmeticPeriod> of(SequenceEngine engine, HeapLines lines, Meter meter) {
    long known = engine.computed();
    Optional<ArithmeticPeriod> best = Optional.empty();
    for (long period = 1; period < known; period++) {
      long saltus = (long) engine.value(known - 1) - engine.value(known - 1 - period);
      if (saltus > 0 && best.filter(isFactorOf(period, known)).isEmpty()) {
        ArithmeticPeriod seen = seen(fromN(engine, period, saltus), period, saltus);
        boolean shown = seen.periodicity().isShownBy(known);
        if (shown || seen.mayBeProved(lines, known)) {
          ArithmeticPeriod found = seen.provedBy(lines, engine, meter);
          if (found.proved) {
            return Optional.of(found);
          }
          if (shown && best.filter(other -> other.end() <= found.end()).isEmpty()) {
            best = Optional.of(found);
          }
        }
      }
      if (period % REPORT == 0) {
        meter.work(REPORT);
      }
    }
    return best;
  }

  private long end() {
    return preperiod + period;
  }

  /// Whether `multiple` is a multiple of the period that fits from the same place on: where it is
  /// seen at all before the end.
  private static Predicate<ArithmeticPeriod> isFactorOf(long multiple, long known) {
    return least -> multiple % least.period == 0 && multiple <= known - least.preperiod;
  }

  /// Whether there are as many values as any theorem asks for at least.
  private boolean mayBeProved(HeapLines lines, long known) {
    return lines.allFrom().isPresent() || Math.max(1, preperiod) + 2 * period <= known;
  }

  private static long fromN(SequenceEngine engine, long period, long saltus) {
    long n = engine.computed() - period;
    while (n > 0 && engine.value(n - 1) + saltus == engine.value(n - 1 + period)) {
      n--;
    }
    return n;
  }

  private ArithmeticPeriod provedBy(HeapLines lines, SequenceEngine engine, Meter meter) {
    Optional<SaltusProof> proof =
        lines.allFrom().isPresent()
            ? cofiniteTaking(engine, lines.allFrom().getAsLong())
            : Optional.<SaltusProof>empty();
    if (proof.isEmpty()) {
      proof =
          lines
              .digits()
              .flatMap(code -> PowerSaltus.of(code, this, engine, meter))
              .or(() -> ParitySaltus.of(lines, this, engine, meter));
    }
    return proof.map(found -> with(found, engine.computed())).orElse(this);
  }

  /// Whether the values below preperiod + period are those that the theorem asks for.
  private Optional<SaltusProof> cofiniteTaking(SequenceEngine engine, long allFrom) {
    BitSet found = new BitSet();
    BitSet expected = new BitSet();
    for (long n = 0; n < preperiod + period; n++) {
      found.set(engine.value(n));
      if (n < preperiod) {
        expected.set(Math.toIntExact(engine.value(n) + saltus));
      }
    }
    expected.set(0, Math.toIntExact(saltus));
    return found.equals(expected)
        ? Optional.of(
            new SaltusProof(new PeriodProof.CofiniteTaking(), preperiod + period + allFrom))
        : Optional.empty();
  }
}
