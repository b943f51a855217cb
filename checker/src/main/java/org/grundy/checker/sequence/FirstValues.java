package org.grundy.checker.sequence;

import java.util.List;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.CheckedClaim;

/// The values that are listed.
final class FirstValues implements ValueObserver {
  private final List<Long> claimed;
  private long firstWrong = -1;
  private int rightValue;

  FirstValues(List<Long> claimed) {
    this.claimed = claimed;
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    if (heap < claimed.size() && firstWrong < 0 && claimed.get((int) heap) != value) {
      firstWrong = heap;
      rightValue = value;
    }
  }

  @Override
  public CheckedClaim finding() {
    return CheckedClaim.of(
        "the first %,d values".formatted(claimed.size()),
        firstWrong < 0,
        firstWrong < 0
            ? ""
            : "G(%d) = %d, not %d"
                .formatted(firstWrong, rightValue, claimed.get((int) firstWrong)));
  }
}
