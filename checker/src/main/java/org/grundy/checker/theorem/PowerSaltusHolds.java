package org.grundy.checker.theorem;

import java.util.BitSet;
import java.util.Optional;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.WholeSequence;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof.PowerSaltus;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.heap.TakeAndBreakCode;

/// The demands of the theorem on power-saltus on the values: levels that begin low, and options
/// that last for all small values.
///
/// An option *lasts* if two of its heaps, from the start on, have the same level, or if a digit
/// that repeats allows it.
final class PowerSaltusHolds extends WholeSequence {
  private final TakeAndBreakCode code;
  private final int start;
  private final int period;
  private final long saltus;
  private final long excess;
  private final Meter meter;

  /// @param all how many values there will be; as many as [PeriodTheorems] asks for
  PowerSaltusHolds(
      TakeAndBreakCode code, long all, Periodicity claim, PowerSaltus proof, Meter meter) {
    super(all);
    this.code = code;
    this.start = Math.toIntExact(Math.max(1, claim.preperiod()));
    this.period = Math.toIntExact(Math.multiplyExact(proof.scale(), claim.period()));
    this.saltus = Math.multiplyExact(proof.scale(), claim.saltus());
    this.excess = proof.excess();
    this.meter = meter;
  }

  /// After how many periods an option that lasts is there again.
  static long modulus(TakeAndBreakCode code, long period) {
    long digits = Math.max(1, code.tail().size());
    long step = 2;
    while (step * (period % digits) % digits != 0) {
      step += 2;
    }
    return step;
  }

  @Override
  protected Optional<String> fault(HeapValues values) {
    return lookAtLevels(values).or(() -> lookAtOptions(values));
  }

  private Optional<String> lookAtLevels(HeapValues values) {
    for (int n = 0; n < start + period; n++) {
      if (values.at(n) >= (n < start ? saltus : 2 * saltus)) {
        return Optional.of("G(%d) is too large".formatted(n));
      }
    }
    return Optional.empty();
  }

  private Optional<String> lookAtOptions(HeapValues values) {
    long toHeap = start + (excess + 2) * period;
    for (long n = toHeap - modulus(code, period) * period; n < toHeap; n++) {
      BitSet found = lasting((int) n, values);
      if (found.nextClearBit(0) < 2 * saltus) {
        return Optional.of("not %d of %d".formatted(found.nextClearBit(0), n));
      }
    }
    return Optional.empty();
  }

  /// The values below `2 * saltus` of the options of n that last and have a heap of their level.
  private BitSet lasting(int n, HeapValues values) {
    BitSet found = new BitSet();
    for (int k = 0; k <= n; k++) {
      int rest = n - k;
      boolean repeats = k > code.length() && !code.tail().isEmpty();
      if (k > code.length() && !repeats) {
        break;
      }
      if (repeats && rest == 0 && code.at(k).allows(0)) {
        found.set(0);
      }
      if (repeats && rest > 0 && code.at(k).allows(1)) {
        add(values.at(rest), 0, 0, found);
      }
      if (code.at(k).allows(2)) {
        addPairs(rest, repeats, values, found);
      }
      for (int c = 1; c < rest && code.at(k).allows(3); c++) {
        addTriples(rest - c, c, repeats, values, found);
      }
    }
    return found;
  }

  private void addPairs(int rest, boolean repeats, HeapValues values, BitSet found) {
    meter.work(rest);
    for (int a = 1; a < rest; a++) {
      if (repeats || isPair(a, rest - a, values)) {
        add(values.at(a), values.at(rest - a), 0, found);
      }
    }
  }

  private void addTriples(int rest, int c, boolean repeats, HeapValues values, BitSet found) {
    meter.work(rest);
    for (int a = 1; a < rest; a++) {
      int b = rest - a;
      if (repeats || isPair(a, b, values)) {
        add(values.at(a), values.at(b), values.at(c), found);
      }
    }
  }

  private boolean isPair(int a, int b, HeapValues values) {
    return a >= start && b >= start && values.at(a) / saltus == values.at(b) / saltus;
  }

  private void add(int a, int b, int c, BitSet found) {
    int value = a ^ b ^ c;
    long level = value / saltus;
    if (value < 2 * saltus && (a / saltus == level || b / saltus == level || c / saltus == level)) {
      found.set(value);
    }
  }

  @Override
  protected String claim() {
    return ("the values before n = %d are below %d and the next %d below %d; each value below that"
            + " is one of a lasting option, of all heaps before n = %d")
        .formatted(start, saltus, period, 2 * saltus, start + (excess + 2) * period);
  }
}
