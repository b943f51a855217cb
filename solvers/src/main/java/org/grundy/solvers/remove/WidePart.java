package org.grundy.solvers.remove;

import java.util.BitSet;

/// A component of a start with more cells than a word has bits.
final class WidePart implements PartSearch {
  private final WideKernel kernel;
  private final int[] numbers;

  /// @param numbers by cell of the start; negative for cells outside the component
  WidePart(WideKernel kernel, int[] numbers) {
    this.kernel = kernel;
    this.numbers = numbers;
  }

  @Override
  public int nimber(BitSet live) {
    long[] set = set(live);
    return kernel.crew().ask(search -> search.nimber(set));
  }

  @Override
  public boolean is(BitSet live, int n) {
    long[] set = set(live);
    return kernel.crew().ask(search -> search.is(set, n) ? 1 : 0) == 1;
  }

  @Override
  public long known(BitSet live) {
    return kernel.crew().leader().knownOf(set(live));
  }

  @Override
  public int longestPlay(BitSet live) {
    return live.cardinality() / kernel.moves().leastDeaths();
  }

  private long[] set(BitSet live) {
    long[] set = new long[kernel.moves().words()];
    for (int cell = live.nextSetBit(0); cell >= 0; cell = live.nextSetBit(cell + 1)) {
      if (numbers[cell] >= 0) {
        WideMoves.add(set, 0, numbers[cell]);
      }
    }
    return set;
  }
}
