package org.grundy.solvers.sequence.period;

import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongUnaryOperator;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.HeapPlaces;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;

/// Finds and proves arithmetic periods: `G(n + period) = G(n) + saltus` with a saltus from 1 on.
public final class ArithmeticSearch {
  private static final int LONGEST_CODE = 1 << 10;
  private static final int LOOK_UP = 0xfff;

  /// How many periods after the preperiod the theorem on repeated saltus may start.
  private static final long LATEST_START = 2;

  private final LongUnaryOperator values;
  private final SeenPeriods periods;
  private final HeapPlaces places;
  private final Optional<TakeAndBreakCode> code;
  private final Optional<RepeatedCounts> repeated;
  private final long known;
  private final Meter meter;

  /// @param values gives the value of each heap below `known`
  /// @param periods those that these values have
  public ArithmeticSearch(
      HeapRule rule, LongUnaryOperator values, long known, SeenPeriods periods, Meter meter) {
    this.values = values;
    this.periods = periods;
    this.places = HeapPlaces.of(rule);
    this.code = rule.plainCode(LONGEST_CODE);
    this.repeated = RepeatedCounts.of(rule);
    this.known = known;
    this.meter = meter;
  }

  /// The period with a saltus that the values prove or, where they prove none, the one of those
  /// that they show for which preperiod and period together are the least. All values must be kept.
  public Optional<Regularity> find() {
    Optional<Periodicity> best = Optional.empty();
    Optional<Periodicity> lead = Optional.empty();
    for (long period = 1; period < periods.toPeriod(); period++) {
      if ((period & LOOK_UP) == 0) {
        meter.work(1);
      }
      long saltus = periods.saltus(period);
      if (saltus > 0 && !isMultiple(period, lead)) {
        Periodicity seen = new Periodicity(periods.preperiod(period), period, saltus);
        boolean shown = seen.isShownBy(known);
        if (shown || mayBeProved(seen)) {
          Optional<SaltusProof> proof = proof(seen, known);
          if (proof.isPresent()) {
            return Optional.of(proof.get().of(seen));
          }
          if (shown && best.filter(other -> end(other) <= end(seen)).isEmpty()) {
            best = Optional.of(seen);
          }
          if (isLead(seen) && lead.filter(other -> end(other) <= end(seen)).isEmpty()) {
            lead = Optional.of(seen);
          }
        }
      }
    }
    return best.map(this::fits);
  }

  private Regularity fits(Periodicity seen) {
    return new Regularity.Fits(
        seen,
        known,
        proof(seen, Long.MAX_VALUE)
            .map(found -> OptionalLong.of(found.needed()))
            .orElse(OptionalLong.empty()));
  }

  private static long end(Periodicity seen) {
    return seen.preperiod() + seen.period();
  }

  /// True if it goes on for once itself and for half of the values.
  private boolean isLead(Periodicity seen) {
    long run = known - end(seen);
    return run >= Math.max(seen.period(), Periodicity.LEAST_RUN) && run >= end(seen);
  }

  /// True if it is a multiple of a period that was looked at and goes on from the same place: where
  /// it is seen at all before the end. A proof of it proves the period with a larger scale.
  private boolean isMultiple(long multiple, Optional<Periodicity> lead) {
    return lead.filter(
            least -> multiple % least.period() == 0 && multiple <= known - least.preperiod())
        .isPresent();
  }

  /// True if there are as many values as any theorem asks for at least.
  private boolean mayBeProved(Periodicity seen) {
    return repeated.isPresent() || Math.max(1, seen.preperiod()) + 2 * seen.period() <= known;
  }

  /// The proof of it that takes at most so many values.
  private Optional<SaltusProof> proof(Periodicity seen, long most) {
    Optional<SaltusProof> proof = repeated.flatMap(set -> repeatedSaltus(seen, set, most));
    return proof
        .or(() -> code.flatMap(digits -> PowerSaltus.of(digits, seen, values, most, meter)))
        .or(() -> ParitySaltus.of(places, seen, values, meter))
        .filter(found -> found.needed() <= most);
  }

  /// The proof with the least start for which the values are those that the theorem asks for. For
  /// which they are, they are for all later ones.
  private Optional<SaltusProof> repeatedSaltus(Periodicity seen, RepeatedCounts set, long most) {
    long common = seen.period();
    while (common % set.step() != 0) {
      common += seen.period();
    }
    long beyond = Math.max(set.from(), common > seen.period() ? seen.period() : 0);
    long last =
        Math.min(Math.min(known, most - beyond) - common, seen.preperiod() + LATEST_START * common);
    if (last < seen.preperiod() || !isFilled(seen, set, common, last)) {
      return Optional.empty();
    }
    long start = seen.preperiod();
    while (start < last) {
      long middle = (start + last) / 2;
      if (isFilled(seen, set, common, middle)) {
        last = middle;
      } else {
        start = middle + 1;
      }
    }
    return Optional.of(
        new SaltusProof(new PeriodProof.RepeatedSaltus(start), start + common + beyond));
  }

  /// Whether for each residue the values of the options below `start + common` are those below the
  /// saltus, and those of the options below the start with it added.
  private boolean isFilled(Periodicity seen, RepeatedCounts set, long common, long start) {
    int saltus = Math.toIntExact(seen.saltus() * (common / seen.period()));
    for (int residue = 0; residue < set.step(); residue++) {
      BitSet found = new BitSet();
      BitSet expected = new BitSet();
      for (long n = 0; n < start + common; n++) {
        if (set.leads(residue, n)) {
          found.set(value(n));
          if (n < start) {
            expected.set(value(n) + saltus);
          }
        }
      }
      expected.set(0, saltus);
      if (!found.equals(expected)) {
        return false;
      }
    }
    return true;
  }

  private int value(long n) {
    return Math.toIntExact(values.applyAsLong(n));
  }
}
