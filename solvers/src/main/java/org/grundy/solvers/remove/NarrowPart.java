package org.grundy.solvers.remove;

import java.util.BitSet;

/// A component of a start of which each cell is a bit of one word.
final class NarrowPart implements PartSearch {
  private final NimberSearch search;
  private final int[] bits;

  /// @param bits by cell of the start; negative for cells outside the component
  NarrowPart(NimberSearch search, int[] bits) {
    this.search = search;
    this.bits = bits;
  }

  @Override
  public int nimber(BitSet live) {
    return search.nimber(mask(live));
  }

  @Override
  public boolean is(BitSet live, int n) {
    return search.is(mask(live), n);
  }

  private long mask(BitSet live) {
    long mask = 0;
    for (int cell = live.nextSetBit(0); cell >= 0; cell = live.nextSetBit(cell + 1)) {
      mask |= bits[cell] >= 0 ? 1L << bits[cell] : 0;
    }
    return mask;
  }
}
