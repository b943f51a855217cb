package org.grundy.checker.theorem;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.CheckedClaim;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;

/// For each residue of a large heap, the values below `start + common` of its options are those
/// below the saltus, and those of its options below `start` with the saltus added; the second
/// condition of the theorem on repeated saltus.
final class FilledStart implements ValueObserver {
  private final Periodicity common;
  private final RepeatedCounts counts;
  private final Meter meter;
  private final List<Start> starts = new ArrayList<>();

  /// The values of the options of the large heaps of one residue.
  private record Start(BitSet found, BitSet before) {}

  /// @param common the common multiple of the period and the step of the counts, with its saltus,
  ///   from the start on
  FilledStart(Periodicity common, RepeatedCounts counts, Meter meter) {
    this.common = common;
    this.counts = counts;
    this.meter = meter;
    for (int residue = 0; residue < counts.step(); residue++) {
      starts.add(new Start(new BitSet(), new BitSet()));
    }
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    if (heap < common.preperiod() + common.period()) {
      for (int taken : counts.residues()) {
        Start start = starts.get((int) ((heap + taken) % counts.step()));
        add(value, start.found());
        if (heap < common.preperiod()) {
          add(value, start.before());
        }
      }
    }
  }

  private void add(int value, BitSet set) {
    int before = set.size();
    set.set(value);
    meter.claim((set.size() - before) / Byte.SIZE);
  }

  /// Every value that was found is below the saltus, or that much more than one of the preperiod;
  /// all of those below the saltus were found, and all of these.
  private boolean isFilled(Start start) {
    long saltus = common.saltus();
    return saltus <= Integer.MAX_VALUE
        && start.found().nextClearBit(0) >= saltus
        && start.found().stream().allMatch(v -> v < saltus || start.before().get(v - (int) saltus))
        && start.before().stream()
            .allMatch(v -> v + saltus <= Integer.MAX_VALUE && start.found().get(v + (int) saltus));
  }

  @Override
  public CheckedClaim finding() {
    return CheckedClaim.of(
        "the values below n = %d%s are those from 0 to %d and those below n = %d plus %d"
            .formatted(
                common.preperiod() + common.period(),
                counts.step() == 1 ? "" : " of the options of one residue modulo " + counts.step(),
                common.saltus() - 1,
                common.preperiod(),
                common.saltus()),
        starts.stream().allMatch(this::isFilled),
        "they are not");
  }
}
