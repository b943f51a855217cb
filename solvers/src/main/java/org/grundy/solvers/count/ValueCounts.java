package org.grundy.solvers.count;

import java.util.Arrays;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;

/// The number of starts that have each value, and of those that have none but an outcome.
public final class ValueCounts {
  private static final int FIRST_LENGTH = 64;

  private final Meter meter;
  private long[] byValue = new long[FIRST_LENGTH];
  private long won;
  private long lost;
  private long all;

  /// No starts are counted yet. The table counts as memory of the work.
  public ValueCounts(Meter meter) {
    this.meter = meter;
  }

  /// Counts starts of one value, from 0.
  ///
  /// @throws BudgetSpentException if there is no memory for so large a value
  public void add(long value, long times) {
    if (value >= byValue.length) {
      long length = Math.max(2L * byValue.length, 2 * Long.highestOneBit(value));
      if (value > Integer.MAX_VALUE / 4) {
        throw new BudgetSpentException(
            "a value of %,d is too large to be counted".formatted(value));
      }
      meter.claim(Long.BYTES * (length - byValue.length));
      byValue = Arrays.copyOf(byValue, (int) length);
    }
    byValue[(int) value] += times;
    all = Math.addExact(all, times);
  }

  /// Counts starts of which it is only known who wins.
  public void add(Outcome outcome, long times) {
    if (outcome == Outcome.N) {
      won += times;
    } else {
      lost += times;
    }
    all = Math.addExact(all, times);
  }

  /// The number of all starts.
  public long all() {
    return all;
  }

  /// The number of starts without a value.
  public long withoutValue() {
    return won + lost;
  }

  /// The number of starts that the next player loses.
  public long losing() {
    return lost + byValue[0];
  }

  /// The number of starts that have a value.
  public long having(long value) {
    return value < byValue.length ? byValue[(int) value] : 0;
  }

  /// The greatest value that some start has; 0 where none has any.
  public int greatest() {
    for (int value = byValue.length - 1; value > 0; value--) {
      if (byValue[value] > 0) {
        return value;
      }
    }
    return 0;
  }
}
