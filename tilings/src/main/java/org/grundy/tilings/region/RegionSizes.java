package org.grundy.tilings.region;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;

/// Which numbers of cells a region may have that whole pieces cover, whatever its shape: sums of
/// sizes of pieces, each as often as it may be used. Large numbers are only asked to be multiples
/// of what divides all sizes.
public final class RegionSizes {
  private static final int LARGEST_LISTED = 1 << 12;

  private final BitSet sums = new BitSet();
  private final int listed;
  private final int divisor;

  /// @param most the largest number that is asked about
  public RegionSizes(TilingProblem problem, int most) {
    listed = Math.min(most, LARGEST_LISTED);
    sums.set(0);
    Map<Integer, Long> timesOfSize = new TreeMap<>();
    for (PieceUse use : problem.pieces()) {
      timesOfSize.merge(
          use.piece().size(), Math.min(use.atMost(), most), (a, b) -> Math.min(a + b, most));
    }
    timesOfSize.forEach(this::add);
    divisor = timesOfSize.keySet().stream().reduce(0, RegionSizes::divisor);
  }

  private static int divisor(int a, int b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  private void add(int size, long times) {
    int[] used = new int[listed + 1];
    for (int sum = size; sum <= listed; sum++) {
      if (!sums.get(sum) && sums.get(sum - size) && used[sum - size] < times) {
        sums.set(sum);
        used[sum] = used[sum - size] + 1;
      }
    }
  }

  /// True if so many cells may be covered.
  public boolean contains(int cells) {
    return cells <= listed ? sums.get(cells) : cells % divisor == 0;
  }

  /// True if every number of cells may be covered.
  public boolean isEvery() {
    return divisor == 1 && sums.cardinality() == listed + 1;
  }
}
