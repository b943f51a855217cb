package org.grundy.rules.heap.equation;

import java.util.function.LongPredicate;

/// The search for the first number of a range that passes a test, where all after it pass too: in
/// steps that double, then by halves, so that it costs the logarithm of the way.
final class Gallop {
  private Gallop() {}

  /// The first `from <= x < to` that passes; `to` where none does.
  static long first(long from, long to, LongPredicate test) {
    long low = from;
    long high = from;
    for (long step = 1; high < to && !test.test(high); step <<= 1) {
      low = high + 1;
      high = step < to - low ? low + step : to;
    }
    while (low < high) {
      long middle = low + ((high - low) >>> 1);
      if (test.test(middle)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return Math.min(low, to);
  }
}
