package org.grundy.checker.theorem;

import java.util.BitSet;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.CheckedClaim;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;

/// The values below `preperiod + period` are those below the saltus, and those below `preperiod`
/// with the saltus added; the second condition of the theorem on cofinite taking.
final class FilledStart implements ValueObserver {
  private final Periodicity seen;
  private final Meter meter;
  private final BitSet found = new BitSet();
  private final BitSet ofPreperiod = new BitSet();

  FilledStart(Periodicity seen, Meter meter) {
    this.seen = seen;
    this.meter = meter;
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    if (heap < seen.preperiod() + seen.period()) {
      add(value, found);
    }
    if (heap < seen.preperiod()) {
      add(value, ofPreperiod);
    }
  }

  private void add(int value, BitSet set) {
    int before = set.size();
    set.set(value);
    meter.claim((set.size() - before) / Byte.SIZE);
  }

  /// Every value that was found is below the saltus, or that much more than one of the preperiod;
  /// all of those below the saltus were found, and all of these.
  private boolean isFilled() {
    long saltus = seen.saltus();
    return saltus <= Integer.MAX_VALUE
        && found.nextClearBit(0) >= saltus
        && found.stream().allMatch(v -> v < saltus || ofPreperiod.get(v - (int) saltus))
        && ofPreperiod.stream()
            .allMatch(v -> v + saltus <= Integer.MAX_VALUE && found.get(v + (int) saltus));
  }

  @Override
  public CheckedClaim finding() {
    return CheckedClaim.of(
        "the values below n = %d are those from 0 to %d and those below n = %d plus %d"
            .formatted(
                seen.preperiod() + seen.period(),
                seen.saltus() - 1,
                seen.preperiod(),
                seen.saltus()),
        isFilled(),
        "they are not");
  }
}
