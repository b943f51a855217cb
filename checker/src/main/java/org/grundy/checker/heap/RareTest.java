package org.grundy.checker.heap;

import java.util.Optional;
import org.grundy.checker.game.TakingRules;
import org.grundy.core.certificate.CertifiedSpace;

/// Which heaps are rare; see [CertifiedSpace].
///
/// @param byPosition whether the parity of the heap counts
/// @param shift the parity of the tokens taken in splits
public record RareTest(long mask, boolean byPosition, int shift) {
  /// The test of a sparse space; without one every heap is rare.
  public static RareTest of(Optional<CertifiedSpace> sparse, TakingRules rules) {
    return sparse
        .map(space -> new RareTest(space.mask(), space.byPosition(), rules.splitParity().orElse(0)))
        .orElse(new RareTest(0, false, 0));
  }

  public boolean isRare(long heap, int value) {
    long place = byPosition ? heap + shift : 0;
    return (Long.bitCount(value & mask) + place) % 2 == 0;
  }
}
