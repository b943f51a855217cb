package org.grundy.workbench.sequence;

import java.util.List;
import java.util.Optional;
import org.grundy.solvers.sequence.PeriodProof;
import org.grundy.solvers.sequence.Regularity;
import org.grundy.solvers.sequence.SequenceEngine;

/// The values of the starts of a game by their numbers: those that were computed and, where a
/// period is proved, all others.
public final class Terms {
  /// Values of heaps below that are never let go.
  private static final long ALWAYS_KEPT = 1 << 20;

  private final SequenceEngine engine;
  private final long shift;
  private final List<Long> first;
  private final Optional<Regularity.Proved> proved;
  private final Optional<ArithmeticPeriod> arithmetic;

  /// @param shift the start of number n is the heap n + shift
  /// @param first the values of the starts of which that does not hold
  Terms(
      SequenceEngine engine,
      long shift,
      List<Long> first,
      Optional<Regularity.Proved> proved,
      Optional<ArithmeticPeriod> arithmetic) {
    this.engine = engine;
    this.shift = shift;
    this.first = List.copyOf(first);
    this.proved = proved;
    this.arithmetic = arithmetic;
  }

  /// How many starts, from number 0 on, have a value that was computed.
  public long computed() {
    return Math.max(0, engine.computed() - shift);
  }

  /// Whether every start has a known value.
  public boolean endless() {
    return proved.isPresent() || arithmetic.isPresent();
  }

  /// Whether no value was let go to save memory.
  public boolean knowsAll() {
    return engine.fromKept() == 0;
  }

  /// Whether no value of a start from `n` on was let go.
  boolean knowsFrom(long n) {
    return n + shift >= engine.fromKept() || knowsAll();
  }

  /// Whether the value of a start is known and was not let go to save memory.
  public boolean knows(long n) {
    return n < first.size() || knowsHeap(n + shift);
  }

  private boolean knowsHeap(long heap) {
    if (proved.isPresent() && proved.get().proof() instanceof PeriodProof.OneRange) {
      return true;
    }
    long at = heap < engine.computed() ? heap : reduced(heap);
    return at < engine.computed() && (at >= engine.fromKept() || at < ALWAYS_KEPT);
  }

  /// The value of a start that [#knows].
  public long value(long n) {
    return n < first.size() ? first.get((int) n) : heapValue(n + shift);
  }

  /// The value of a heap that is computed, or that a proof tells.
  long heapValue(long heap) {
    if (proved.isPresent() && proved.get().proof() instanceof PeriodProof.OneRange range) {
      long cycle = range.toCount() == Long.MAX_VALUE ? Long.MAX_VALUE : sum(range);
      return heap % cycle / range.fromCount();
    }
    if (heap < engine.computed()) {
      return engine.value(heap);
    }
    long at = reduced(heap);
    return engine.value(at)
        + arithmetic.map(found -> (heap - at) / found.period() * found.saltus()).orElse(0L);
  }

  private static long sum(PeriodProof.OneRange range) {
    return range.fromCount() + range.toCount() - 1;
  }

  private long reduced(long heap) {
    if (proved.isPresent()) {
      return proved.get().period().reduce(heap);
    }
    return arithmetic.map(found -> found.reduce(heap)).orElse(heap);
  }
}
