package org.grundy.checker.sequence;

import java.util.Optional;
import org.grundy.core.certificate.SparseSpace;

/// Which heaps are rare.
///
/// @param byPosition whether the parity of the heap counts
/// @param shift the parity of the tokens taken in splits
record RareTest(long mask, boolean byPosition, int shift) {
  /// The test of a sparse space; without one every heap is rare.
  static RareTest of(Optional<SparseSpace> sparse, TakingRules rules) {
    return sparse
        .map(space -> new RareTest(space.mask(), space.byPosition(), rules.splitParity().orElse(0)))
        .orElse(new RareTest(0, false, 0));
  }

  boolean isRare(long heap, int value) {
    long place = byPosition ? heap + shift : 0;
    return (Long.bitCount(value & mask) + place) % 2 == 0;
  }
}
