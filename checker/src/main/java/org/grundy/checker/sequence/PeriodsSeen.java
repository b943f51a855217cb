package org.grundy.checker.sequence;

import org.grundy.checker.heap.HeapValues;
import org.grundy.core.Meter;

/// All periods that values have at their end, plain and arithmetic, with the least preperiod of
/// each.
///
/// With `d(i) = G(i + 1) - G(i)`, a period p has a saltus from n = e on if d(n + p) = d(n) for all
/// n >= e. `suffix[p]` is how many of the last d agree with those p before them: the Z function of
/// the d in reverse order (Main and Lorentz 1984).
final class PeriodsSeen {
  private final HeapValues values;
  private final int all;
  private final int[] suffix;

  /// @param all how many values there are, all of them kept
  PeriodsSeen(HeapValues values, int all, Meter meter) {
    this.values = values;
    this.all = all;
    meter.claim((long) Integer.BYTES * all);
    this.suffix = new int[all];
    compare(meter);
  }

  /// Fills `suffix`. The differences from `fromMatch` to `toMatch` in reverse order are those of a
  /// start that was compared already.
  private void compare(Meter meter) {
    int fromMatch = 0;
    int toMatch = 0;
    for (int p = 1; p < all - 1; p++) {
      int length = p < toMatch ? Math.min(toMatch - p, suffix[p - fromMatch]) : 0;
      while (p + length < all - 1 && fromEnd(length) == fromEnd(p + length)) {
        length++;
      }
      suffix[p] = length;
      if (p + length > toMatch) {
        fromMatch = p;
        toMatch = p + length;
      }
    }
    meter.work(all);
  }

  private int fromEnd(int place) {
    return values.at(all - 1 - place) - values.at(all - 2 - place);
  }

  /// The difference between the last value and that a period before.
  ///
  /// @param period below the number of values
  int saltus(int period) {
    return values.at(all - 1) - values.at(all - 1 - period);
  }

  /// The least number from which on values are so much more than those a period before.
  int preperiod(int period) {
    return all - 1 - period - suffix[period];
  }
}
