package org.grundy.solvers.sequence.period;

import java.util.Optional;
import java.util.function.LongToIntFunction;
import java.util.function.Predicate;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;

/// All periods that values have at their end, plain and arithmetic, with the least preperiod of
/// each, in a time that grows with the number of values.
///
/// With `d(i) = G(i+1) - G(i)`, a period p has one saltus from n = e on if d(n+p) = d(n) for all n
/// from e on. How many of the last d agree with those p before them is the Z function of the d in
/// reverse order (Main and Lorentz 1984). Of very many values only the last are looked at.
public final class SeenPeriods {
  private static final int MOST = 1 << 24;

  private final LongToIntFunction values;
  private final long known;
  private final int count;
  private final int[] agree;

  private SeenPeriods(LongToIntFunction values, long known, Meter meter) {
    this.values = values;
    this.known = known;
    this.count = (int) Math.min(known, MOST);
    meter.claim(2L * Integer.BYTES * count);
    this.agree = agreement(differences(), meter);
    meter.claim(-(long) Integer.BYTES * count);
  }

  /// The periods that values show.
  ///
  /// @param values gives the value of each number below `known`
  public static SeenPeriods of(LongToIntFunction values, long known, Meter meter) {
    return new SeenPeriods(values, known, meter);
  }

  /// The differences, from the last on.
  private int[] differences() {
    int[] differences = new int[Math.max(0, count - 1)];
    for (int i = 0; i < differences.length; i++) {
      differences[i] = values.applyAsInt(known - 1 - i) - values.applyAsInt(known - 2 - i);
    }
    return differences;
  }

  /// `agree[p]` is the length of the longest common start of d and of d from p on. The part from
  /// `from` to `to` was found to be a start of d, so that what is known of the start holds there.
  private static int[] agreement(int[] d, Meter meter) {
    int[] agree = new int[d.length + 1];
    int from = 0;
    int to = 0;
    for (int p = 1; p < d.length; p++) {
      int length = p < to ? Math.min(to - p, agree[p - from]) : 0;
      while (p + length < d.length && d[length] == d[p + length]) {
        length++;
      }
      agree[p] = length;
      if (p + length > to) {
        from = p;
        to = p + length;
      }
      if ((p & 0xfff) == 0) {
        meter.work(1);
      }
    }
    return agree;
  }

  public void release(Meter meter) {
    meter.claim(-(long) Integer.BYTES * count);
  }

  /// Periods from 1 to before this are known.
  public long toPeriod() {
    return count;
  }

  /// The difference of the last value and that a period before.
  public long saltus(long period) {
    return (long) values.applyAsInt(known - 1) - values.applyAsInt(known - 1 - period);
  }

  /// The least number from which on values are so much more than those a period before.
  public long preperiod(long period) {
    return known - 1 - period - agree[(int) period];
  }

  /// The plain period that values show for which preperiod and period together are the least.
  public Optional<Periodicity> shownPlain() {
    return shown(seen -> seen.saltus() == 0);
  }

  private Optional<Periodicity> shown(Predicate<Periodicity> wanted) {
    Optional<Periodicity> best = Optional.empty();
    for (long period = 1; period < count; period++) {
      if (saltus(period) >= 0) {
        Periodicity seen = new Periodicity(preperiod(period), period, saltus(period));
        if (wanted.test(seen)
            && seen.isShownBy(known)
            && best.filter(other -> end(other) <= end(seen)).isEmpty()) {
          best = Optional.of(seen);
        }
      }
    }
    return best;
  }

  private static long end(Periodicity seen) {
    return seen.preperiod() + seen.period();
  }
}
