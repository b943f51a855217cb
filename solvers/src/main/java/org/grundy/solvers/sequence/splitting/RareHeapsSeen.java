package org.grundy.solvers.sequence.splitting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The sparse space that the computation of a sequence uses at a time.
///
/// @param mask a heap is rare if its value has an even number of bits in the mask, or, if
///   `byPosition`, that number plus its size plus `shift` is even
/// @param shift the parity of the places of splits
/// @param rares all rare heaps so far but the empty one, ascending
/// @param depth since [#fromN] no heap above that was needed to verify a value that is not rare
/// @param fromN the values from here on were computed with this mask
public record RareHeapsSeen(
    int mask, boolean byPosition, int shift, List<Long> rares, long depth, long fromN) {
  public RareHeapsSeen {
    rares = List.copyOf(rares);
  }

  /// The last rare heap, or 0 if none but the empty one is rare.
  public long lastRare() {
    return rares.isEmpty() ? 0 : rares.getLast();
  }

  public static Optional<RareHeapsSeen> of(SplitKernel kernel) {
    if (kernel.sparsity().isEmpty() || kernel.rares().isEmpty()) {
      return Optional.empty();
    }
    RareHeaps rares = kernel.rares().get();
    List<Long> positions = new ArrayList<>();
    for (int i = 0; i < rares.size(); i++) {
      positions.add(rares.position(i));
    }
    Sparsity sparsity = kernel.sparsity().get();
    return Optional.of(
        new RareHeapsSeen(
            sparsity.mask(),
            sparsity.byPosition(),
            sparsity.shift(),
            positions,
            kernel.depth(),
            kernel.adoptedAt()));
  }
}
