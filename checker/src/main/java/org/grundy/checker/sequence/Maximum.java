package org.grundy.checker.sequence;

import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.CheckedClaim;

/// The largest value, and the smallest heap that has it.
final class Maximum implements ValueObserver {
  private final long claimed;
  private final long claimedAt;
  private int largest = -1;
  private long largestAt;

  Maximum(long claimed, long claimedAt) {
    this.claimed = claimed;
    this.claimedAt = claimedAt;
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    if (value > largest) {
      largest = value;
      largestAt = heap;
    }
  }

  @Override
  public CheckedClaim finding() {
    return CheckedClaim.of(
        "the largest value is G(%d) = %d, and no smaller heap has it".formatted(claimedAt, claimed),
        largest == claimed && largestAt == claimedAt,
        "it is G(%d) = %d".formatted(largestAt, largest));
  }
}
