package org.grundy.checker.sequence;

import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.RareTest;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.CheckedClaim;
import org.grundy.core.certificate.CertifiedSpace;

/// The number of rare heaps and the last of them. That the verification stays within its depth is
/// held by `heap.PairValues`.
final class RareCensus implements ValueObserver {
  private final CertifiedSpace claimed;
  private final RareTest test;
  private long rares;
  private long lastRare;
  private int bits;

  RareCensus(CertifiedSpace claimed, RareTest test) {
    this.claimed = claimed;
    this.test = test;
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    bits |= value;
    if (heap > 0 && test.isRare(heap, value)) {
      rares++;
      lastRare = heap;
    }
  }

  @Override
  public CheckedClaim finding() {
    String claim =
        "by the mask %d%s %,d heaps are rare, the last of them %d, verified to depth %d"
            .formatted(
                claimed.mask(),
                claimed.byPosition() ? " and the position" : "",
                claimed.rares(),
                claimed.lastRare(),
                claimed.depth());
    if ((claimed.mask() & ~bits) != 0) {
      return CheckedClaim.refuted(claim, "the mask has a bit that no value has");
    }
    return CheckedClaim.of(
        claim,
        rares == claimed.rares() && lastRare == claimed.lastRare(),
        "%,d are rare, the last of them %d".formatted(rares, lastRare));
  }
}
