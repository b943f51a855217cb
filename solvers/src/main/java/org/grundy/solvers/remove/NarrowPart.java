package org.grundy.solvers.remove;

import java.util.BitSet;

/// A component of a start of which each cell is a bit of one word.
final class NarrowPart implements PartSearch {
  private final NarrowKernel kernel;
  private final int[] bits;

  /// @param bits by cell of the start; negative for cells outside the component
  NarrowPart(NarrowKernel kernel, int[] bits) {
    this.kernel = kernel;
    this.bits = bits;
  }

  @Override
  public int nimber(BitSet live) {
    long mask = mask(live);
    return kernel.crew().ask(search -> search.nimber(mask));
  }

  @Override
  public boolean is(BitSet live, int n) {
    long mask = mask(live);
    return kernel.crew().ask(search -> search.is(mask, n) ? 1 : 0) == 1;
  }

  @Override
  public long known(BitSet live) {
    return kernel.crew().leader().knownOf(mask(live));
  }

  @Override
  public int longestPlay(BitSet live) {
    return kernel.crew().leader().longestPlayOn(mask(live));
  }

  private long mask(BitSet live) {
    long mask = 0;
    for (int cell = live.nextSetBit(0); cell >= 0; cell = live.nextSetBit(cell + 1)) {
      mask |= bits[cell] >= 0 ? 1L << bits[cell] : 0;
    }
    return mask;
  }
}
