package org.grundy.checker.theorem;

import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.Reach;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.CheckedClaim;
import org.grundy.core.period.PeriodProof.Recurrence;

/// The values before one heap are those before another.
final class WindowRecurs implements ValueObserver {
  private final Recurrence recurrence;
  private long firstWrong = -1;

  WindowRecurs(Recurrence recurrence) {
    this.recurrence = recurrence;
  }

  @Override
  public Reach reach() {
    return Reach.back(recurrence.toHeap() - recurrence.fromHeap());
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    long before = heap - (recurrence.toHeap() - recurrence.fromHeap());
    if (before >= recurrence.fromHeap() - recurrence.window()
        && before < recurrence.fromHeap()
        && firstWrong < 0
        && values.at(before) != value) {
      firstWrong = before;
    }
  }

  @Override
  public CheckedClaim finding() {
    return CheckedClaim.of(
        "the %,d values before the heap %d are those before the heap %d"
            .formatted(recurrence.window(), recurrence.fromHeap(), recurrence.toHeap()),
        firstWrong < 0,
        "not so at n = " + firstWrong);
  }
}
