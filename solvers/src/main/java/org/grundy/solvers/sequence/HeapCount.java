package org.grundy.solvers.sequence;

import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.count.CountPlan;
import org.grundy.solvers.count.CountProblem;
import org.grundy.solvers.count.ValueCounts;
import org.grundy.solvers.family.SizeRange;

/// Heaps counted by their values: one by one, and once a plain period is proved each term of it as
/// often as it comes.
final class HeapCount {
  private static final int HEAPS_BETWEEN_REPORTS = 1 << 14;

  private HeapCount() {}

  static Optional<CountPlan> of(CountProblem problem) {
    if (!(problem.rules().board() instanceof Board.Heap) || !problem.rules().isPlain()) {
      return Optional.empty();
    }
    SizeRange heaps = problem.ranges().getFirst();
    return Optional.of(
        new CountPlan(
            SequenceMethod.NAME,
            meter -> {
              ValueCounts counts = new ValueCounts(meter);
              fill(HeapSequence.of(problem.rules()), heaps, counts, meter);
              return counts;
            }));
  }

  private static void fill(
      HeapSequence sequence, SizeRange heaps, ValueCounts counts, Meter meter) {
    sequence.fill(heaps.toNumber() - 1, meter);
    counts.add(sequence.value(heaps.toNumber() - 1, meter), 0); // refuses what is too large at once
    Optional<Periodicity> period = sequence.period().map(proved -> proved.periodicity());
    long toSingle = heaps.toNumber();
    if (period.isPresent()) {
      long periodic = Math.max(heaps.fromNumber(), period.get().preperiod());
      toSingle = Math.min(toSingle, periodic);
      long toFirst = Math.min(heaps.toNumber(), periodic + period.get().period());
      for (long n = periodic; n < toFirst; n++) {
        report(n, meter);
        counts.add(
            sequence.value(n, meter), 1 + (heaps.toNumber() - 1 - n) / period.get().period());
      }
    }
    for (long n = heaps.fromNumber(); n < toSingle; n++) {
      report(n, meter);
      counts.add(sequence.value(n, meter), 1);
    }
  }

  private static void report(long heap, Meter meter) {
    if (heap % HEAPS_BETWEEN_REPORTS == 0) {
      meter.check();
    }
  }
}
