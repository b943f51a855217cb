package org.grundy.workbench.sequence;

import java.util.List;
import java.util.Optional;
import org.grundy.core.period.Periodicity;
import org.grundy.solvers.sequence.HeapSequence;
import org.grundy.solvers.sequence.SequenceEngine;

/// The values of the starts of a game by their numbers: those that were computed and, where a
/// period is proved, all others.
public final class Terms {
  /// Values of heaps below that are never let go.
  private static final long ALWAYS_KEPT = 1 << 20;

  private final SequenceEngine engine;
  private final long shift;
  private final List<Long> first;
  private final Optional<Periodicity> proved;

  /// @param shift the start of number n is the heap n + shift
  /// @param first the values of the starts of which that does not hold
  /// @param proved the period of the heaps, if one is proved
  Terms(SequenceEngine engine, long shift, List<Long> first, Optional<Periodicity> proved) {
    this.engine = engine;
    this.shift = shift;
    this.first = List.copyOf(first);
    this.proved = proved;
  }

  /// The number of starts, from number 0 on, that have a value that was computed.
  public long computed() {
    return Math.max(0, engine.computed() - shift);
  }

  /// True if every start has a known value.
  public boolean endless() {
    return proved.isPresent();
  }

  /// True if no value was let go to save memory.
  public boolean knowsAll() {
    return engine.fromKept() == 0;
  }

  /// True if no value of a start from `n` on was let go.
  boolean knowsFrom(long n) {
    return n + shift >= engine.fromKept() || knowsAll();
  }

  /// True if the value of a start is known and was not let go to save memory.
  public boolean knows(long n) {
    return n < first.size() || knowsHeap(n + shift);
  }

  private boolean knowsHeap(long heap) {
    if (engine.soleRange().isPresent()) {
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
    if (engine.soleRange().isPresent()) {
      return HeapSequence.value(engine.soleRange().get(), heap);
    }
    return heap < engine.computed() || proved.isEmpty()
        ? engine.value(heap)
        : proved.get().value(heap, engine::value);
  }

  private long reduced(long heap) {
    return proved.map(found -> found.reduce(heap)).orElse(heap);
  }
}
