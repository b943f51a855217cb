package org.grundy.core.period;

import java.util.OptionalLong;
import java.util.function.LongUnaryOperator;

/// `G(n + period) = G(n) + saltus` for `n >= preperiod`: a plain period where the saltus is 0,
/// otherwise an arithmetic one.
///
/// @param preperiod the least number for which that is so, from 0
/// @param period from 1
/// @param saltus from 0
public record Periodicity(long preperiod, long period, long saltus) {
  /// The fewest numbers for which a period must be seen to be told.
  public static final int LEAST_RUN = 16;

  /// The fewest times its own length for which a period must be seen to be told. Words that never
  /// become periodic have long squares, cubes and a little more: that of Thue and Morse two equal
  /// blocks in a row, Fibonacci's less than 3.7, that of doubled periods less than four.
  public static final int LEAST_PERIODS = 4;

  public Periodicity {
    if (preperiod < 0 || period < 1 || saltus < 0) {
      throw new IllegalArgumentException(
          "no period: %d, %d, %d".formatted(preperiod, period, saltus));
    }
  }

  /// True if the first `count` values *show* it, given that it holds as far as they go. It does so
  /// for at least [#LEAST_RUN] numbers n, and for at least [#LEAST_PERIODS] times the period. With
  /// a saltus, preperiod and period are at most half of the values, too. This is what the words
  /// *fits* and *shows* mean on the screen, in JSON and in a certificate.
  public boolean isShownBy(long count) {
    if (period > count || preperiod > count - period) {
      return false;
    }
    long seen = count - period - preperiod;
    return seen >= LEAST_RUN
        && seen / LEAST_PERIODS >= period
        && (saltus == 0 || seen >= preperiod + period);
  }

  /// Written as an equation: `G(n + 12) = G(n)`, or with a saltus `G(n + 6) = G(n) + 3`.
  public String equation() {
    return "G(n + %d) = G(n)%s".formatted(period, saltus == 0 ? "" : " + " + saltus);
  }

  /// The value of `n` by that of the number that it is reduced to.
  public long value(long n, LongUnaryOperator values) {
    long least = reduce(n);
    return values.applyAsLong(least) + (n - least) / period * saltus;
  }

  /// The largest number whose value does not fit, if there is one.
  public OptionalLong lastException() {
    return preperiod == 0 ? OptionalLong.empty() : OptionalLong.of(preperiod - 1);
  }

  /// The least number from which `n` differs by a multiple of the period, both from the preperiod
  /// on; before it, `n` itself.
  public long reduce(long n) {
    return n < preperiod ? n : preperiod + (n - preperiod) % period;
  }
}
