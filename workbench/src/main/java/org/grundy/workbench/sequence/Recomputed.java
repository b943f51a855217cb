package org.grundy.workbench.sequence;

import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.solvers.sequence.SequenceEngine;

/// The facts that computing its values once more tells of a sequence with a proved period, in the
/// memory for a period: where values were let go, nothing else tells them.
///
/// @param preperiod the least number from which on the values have the period
record Recomputed(CertifiedValues values, long preperiod) {
  private static final int BLOCK = 1 << 16;

  /// @param fresh has computed nothing yet
  /// @param toHeap values are computed below
  static Recomputed of(SequenceEngine fresh, long toHeap, long period, Meter meter) {
    fresh.keepLatest(period + BLOCK);
    SummedValues summed = new SummedValues(meter);
    long preperiod = 0;
    long n = 0;
    while (n < toHeap) {
      fresh.extend(Math.min(toHeap, n + BLOCK), meter);
      for (; n < fresh.computed(); n++) {
        int value = fresh.value(n);
        summed.add(value);
        if (n >= period && fresh.value(n - period) != value) {
          preperiod = n - period + 1;
        }
      }
    }
    return new Recomputed(summed.all(), preperiod);
  }
}
