package org.grundy.checker.sequence;

import org.grundy.core.certificate.Finding;
import org.grundy.core.period.PeriodProof.Recurrence;

/// The values before one heap are those before another.
final class WindowRecurs implements Observer {
  private final Recurrence recurrence;
  private long firstWrong = -1;

  WindowRecurs(Recurrence recurrence) {
    this.recurrence = recurrence;
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    long before = heap - (recurrence.toHeap() - recurrence.fromHeap());
    if (before >= recurrence.fromHeap() - recurrence.window()
        && before < recurrence.fromHeap()
        && firstWrong < 0
        && values.latest(before) != value) {
      firstWrong = before;
    }
  }

  @Override
  public Finding finding() {
    return Finding.of(
        "the %,d values before the heap %d are those before the heap %d"
            .formatted(recurrence.window(), recurrence.fromHeap(), recurrence.toHeap()),
        firstWrong < 0,
        "not so at n = " + firstWrong);
  }
}
