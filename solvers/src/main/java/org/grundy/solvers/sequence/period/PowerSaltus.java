package org.grundy.solvers.sequence.period;

import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.heap.TakeAndBreakCode;

/// The theorem *power-saltus* on take-and-break codes with a saltus that is a power of two;
/// `docs/certificates.md` states and proves it.
public final class PowerSaltus {
  private static final long MOST_CELLS = 1 << 24;
  private static final long MOST_WORK = 1L << 31;
  private static final int LARGEST_SCALE = 1 << 16;

  private PowerSaltus() {}

  /// The proof of an arithmetic period that the values show; empty where the theorem says nothing,
  /// or where it asks for more than `most` values.
  public static Optional<SaltusProof> of(
      TakeAndBreakCode code, Periodicity found, LongUnaryOperator heaps, long most, Meter meter) {
    if (Long.bitCount(found.saltus()) != 1) {
      return Optional.empty();
    }
    long start = Math.max(1, found.preperiod());
    long scale = scale(found, start, heaps);
    long period = scale * found.period();
    long saltus = scale * found.saltus();
    long modulus = SaltusWitnesses.modulus(code, period);
    if (scale > LARGEST_SCALE
        || modulus > MOST_CELLS
        || period * saltus > MOST_CELLS / modulus
        || (start + period) * (start + period) > MOST_WORK / saltus
        || start + period * periods(code, modulus - 2) > most) {
      return Optional.empty();
    }
    int[] values = new int[Math.toIntExact(start + period)];
    for (int n = 0; n < values.length; n++) {
      values[n] = Math.toIntExact(found.value(n, heaps));
    }
    return new SaltusWitnesses(code, values, (int) start, (int) saltus, meter)
        .excess()
        .map(excess -> {
          long needed = start + period * periods(code, excess);
          return new SaltusProof(new PeriodProof.PowerSaltus(scale, excess), needed);
        })
        .filter(proof -> proof.needed() <= most);
  }

  /// The least power of two by which the saltus is larger than all values before the period, and
  /// twice the saltus larger than those of the first period.
  private static long scale(Periodicity found, long start, LongUnaryOperator heaps) {
    long before = 0;
    for (long n = 0; n < start; n++) {
      before = Math.max(before, found.value(n, heaps));
    }
    long first = 0;
    for (long n = start; n < start + found.period(); n++) {
      first = Math.max(first, found.value(n, heaps));
    }
    long scale = 1;
    while (before >= scale * found.saltus() || first >= (scale + 1) * found.saltus()) {
      scale *= 2;
    }
    return scale;
  }

  /// The number of periods that have to be looked at.
  private static long periods(TakeAndBreakCode code, long excess) {
    int heaps = Math.max(1, code.maxParts());
    long high = 2;
    while (high < excess + heaps) {
      high *= 2;
    }
    return Math.max(1L << heaps, Math.max(high + excess - 1, excess + 2));
  }
}
