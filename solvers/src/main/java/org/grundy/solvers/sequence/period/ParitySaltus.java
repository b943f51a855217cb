package org.grundy.solvers.sequence.period;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.heap.HeapPlaces;

/// The theorem *parity-saltus* on take-and-break codes of finitely many plain digits that leave
/// three heaps at most, with any saltus; `docs/certificates.md` states and proves it.
public final class ParitySaltus {
  private static final int MOST_HEAPS = 3;
  private static final long MOST_WORK = 1 << 26;

  /// A heap that is compared has fewer tokens.
  private static final long MOST_VALUES = 1 << 16;

  /// So many periods after all that matters are looked at.
  private static final int MOST_PERIODS = 64;

  private final HeapPlaces places;
  private final Meter meter;
  private final int start;
  private final int period;
  private final long saltus;
  private final long[] values;
  private final long largestBefore;

  private ParitySaltus(
      HeapPlaces places, Periodicity found, LongUnaryOperator heaps, int count, Meter meter) {
    this.places = places;
    this.meter = meter;
    this.start = (int) Math.max(1, found.preperiod());
    this.period = (int) found.period();
    this.saltus = found.saltus();
    this.values = new long[count];
    long largest = 0;
    for (int n = 0; n < count; n++) {
      values[n] = found.value(n, heaps);
      largest = n < start ? Math.max(largest, values[n]) : largest;
    }
    this.largestBefore = largest;
  }

  /// The proof of an arithmetic period that the values show; empty where the theorem says nothing.
  public static Optional<SaltusProof> of(
      HeapPlaces places, Periodicity found, LongUnaryOperator heaps, Meter meter) {
    long start = Math.max(1, found.preperiod());
    long end = start + found.period();
    if (!places.covered()
        || places.allFrom().isPresent()
        || places.mostHeaps() > MOST_HEAPS
        || end * end > MOST_WORK / (end * Math.max(1, places.places().size()))) {
      return Optional.empty();
    }
    long reach = places.lastPlace() + MOST_HEAPS * end + 1;
    if (reach > MOST_VALUES) {
      return Optional.empty();
    }
    int count = Math.toIntExact(reach + MOST_PERIODS * found.period());
    meter.check();
    ParitySaltus theorem = new ParitySaltus(places, found, heaps, count, meter);
    return theorem.isNoOption()
        ? theorem
            .needed((int) reach)
            .map(needed -> new SaltusProof(new PeriodProof.ParitySaltus(), needed))
        : Optional.empty();
  }

  /// True if no option with a heap from `start` on has the value of the heap it comes from.
  private boolean isNoOption() {
    int end = start + period;
    for (HeapPlaces.Place place : places.places()) {
      int k = (int) place.tokens();
      for (int a = start; a < end; a++) {
        meter.work(end);
        if (place.leaves(1) && values[a] == values[k + a]) {
          return false;
        }
        for (int b = 1; b < end; b++) {
          if (place.leaves(2) && !differs(values[a] + values[b], k + a + b)) {
            return false;
          }
          for (int c = 1; place.leaves(3) && c <= b; c++) {
            if (!differs(values[a] + values[b] + values[c], k + a + b + c)) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  private boolean differs(long sum, int heap) {
    long more = sum - values[heap];
    return more < 0 || more % 2 != 0;
  }

  /// The least number of values that end with two periods in which all smaller values are those of
  /// options that go over into larger heaps.
  private Optional<Long> needed(int from) {
    Rests rests = new Rests(values, start, meter);
    int good = 0;
    for (int n = from; n < values.length; n++) {
      good = isMet(n, rests) ? good + 1 : 0;
      if (good == 2 * period) {
        return Optional.of(n + 1L);
      }
    }
    return Optional.empty();
  }

  private boolean isMet(int n, Rests rests) {
    long lasting = largestBefore + 2 * saltus + 1;
    if (values[n] < lasting) {
      return false;
    }
    BitSet found = new BitSet();
    BitSet foundForEver = new BitSet();
    for (HeapPlaces.Place place : places.places()) {
      meter.work(n);
      int most = n - (int) place.tokens();
      if (place.leaves(2) && most > 0 && rests.growing().get(most)) {
        found.set(0);
        foundForEver.set(0);
      }
      for (int a = 1; a <= most; a++) {
        if (rests.vanishes(place, most - a)) {
          found.set((int) values[a]);
        }
        if (place.leaves(3) && rests.growing().get(most - a)) {
          foundForEver.set((int) values[a]);
        }
      }
    }
    return found.nextClearBit(0) >= values[n] && foundForEver.nextClearBit(0) >= lasting;
  }

  /// Numbers of tokens that heaps of nim-sum 0 may have beside another heap.
  ///
  /// @param zeros those of one heap
  /// @param pairs those of two
  /// @param growing those of two from the start on
  private record Rests(BitSet zeros, BitSet pairs, BitSet growing) {
    Rests(long[] values, int start, Meter meter) {
      this(new BitSet(), new BitSet(), new BitSet());
      for (int b = 1; b < values.length; b++) {
        meter.work(values.length);
        zeros.set(b, values[b] == 0);
        for (int c = b; b + c < values.length; c++) {
          if (values[b] == values[c]) {
            pairs.set(b + c);
            growing.set(b + c, growing.get(b + c) || b >= start);
          }
        }
      }
    }

    boolean vanishes(HeapPlaces.Place place, int tokens) {
      return tokens == 0
          ? place.leaves(1)
          : (place.leaves(2) && zeros.get(tokens)) || (place.leaves(3) && pairs.get(tokens));
    }
  }
}
