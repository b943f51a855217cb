package org.grundy.tilings.cover;

import org.grundy.core.Meter;
import org.grundy.tilings.region.CellNumbers;
import org.grundy.tilings.region.RegionSizes;
import org.grundy.tilings.region.TilingProblem;

/// The cells that are still to be covered, and the sizes of the small regions that they make.
///
/// Cells have places in a board with a border that is never open, so that the neighbours of a place
/// are there without a question:
///
/// ```
///    0  1  2  3  4      stride 5 for a width of 3
///    5 [6][7][8] 9      the neighbours of 7: 2, 6, 8, 12
///   10[11][12][13]14
///   15 16 17 18 19
/// ```
final class OpenCells {
  private static final int MOST_FLOODED = 96;

  private final CellNumbers sweep;
  private final RegionSizes sizes;
  private final int stride;
  private final boolean[] open;

  /// By place: the number of the last flood that reached it.
  private final long[] reachedBy;

  private final int[] flooded = new int[MOST_FLOODED];
  private long floods;

  /// All cells closed.
  OpenCells(TilingProblem problem, CellNumbers sweep, Meter meter) {
    this.sweep = sweep;
    this.sizes = new RegionSizes(problem, MOST_FLOODED);
    this.stride = sweep.width() + 2;
    long places = (sweep.size() / sweep.width() + 2L) * stride;
    meter.claim(places * (1 + Long.BYTES));
    this.open = new boolean[Math.toIntExact(places)];
    this.reachedBy = new long[open.length];
  }

  /// The place of a cell with a number.
  int place(int cell) {
    return (cell / sweep.width() + 1) * stride + cell % sweep.width() + 1;
  }

  void set(int place, boolean isOpen) {
    open[place] = isOpen;
  }

  /// True if all regions have right sizes, whatever they are.
  boolean areAllSizesRight() {
    return sizes.isEvery();
  }

  /// The floods so far, which is what [#hasRightSizesBeside] is told for the places of one piece.
  long floods() {
    return floods;
  }

  /// True if the regions beside a place have sizes that pieces have together.
  ///
  /// Each is flooded from its first place on, where no flood since `before` was. Of a large region
  /// only some places are reached. A later flood that meets one of these is in that large region
  /// again: it stops, and the size is taken as right. A region that was flooded to its end is met
  /// by no other.
  boolean hasRightSizesBeside(int place, long before) {
    int[] steps = {-1, 1, -stride, stride};
    for (int step : steps) {
      int start = place + step;
      if (!open[start] || reachedBy[start] > before) {
        continue;
      }
      long flood = ++floods;
      reachedBy[start] = flood;
      flooded[0] = start;
      int count = 1;
      boolean large = false;
      for (int i = 0; i < count && !large; i++) {
        for (int further : steps) {
          int next = flooded[i] + further;
          if (open[next] && reachedBy[next] != flood) {
            large |= reachedBy[next] > before;
            reachedBy[next] = flood;
            flooded[count++] = next;
          }
        }
        large |= count > MOST_FLOODED - steps.length; // the next place may add as many
      }
      if (!large && !sizes.contains(count)) {
        return false;
      }
    }
    return true;
  }
}
