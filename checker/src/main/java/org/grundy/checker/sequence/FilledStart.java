package org.grundy.checker.sequence;

import java.util.BitSet;
import org.grundy.core.certificate.Finding;

/// The values below `preperiod + period` are those below the saltus, and those below `preperiod`
/// with the saltus added; the second condition of the theorem on cofinite taking.
final class FilledStart implements Observer {
  private final long preperiod;
  private final long period;
  private final long saltus;
  private final BitSet found = new BitSet();
  private final BitSet expected = new BitSet();

  FilledStart(long preperiod, long period, long saltus) {
    this.preperiod = preperiod;
    this.period = period;
    this.saltus = saltus;
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    if (heap < preperiod + period) {
      found.set(value);
    }
    if (heap < preperiod && value + saltus <= Integer.MAX_VALUE) {
      expected.set((int) (value + saltus));
    }
    if (heap < saltus) {
      expected.set((int) heap);
    }
  }

  @Override
  public Finding finding() {
    return Finding.of(
        "the values below n = %d are those from 0 to %d and those below n = %d plus %d"
            .formatted(preperiod + period, saltus - 1, preperiod, saltus),
        found.equals(expected),
        "they are not");
  }
}
