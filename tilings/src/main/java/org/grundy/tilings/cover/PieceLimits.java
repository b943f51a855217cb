package org.grundy.tilings.cover;

import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.Region;
import org.grundy.tilings.region.TilingProblem;

/// The times that each piece may and must still be used, while placements are laid and taken up
/// again.
final class PieceLimits {
  private final long[] mayUse;
  private final long[] mustUse;
  private final int[] sizes;
  private long cellsNeeded;

  PieceLimits(TilingProblem problem) {
    int pieces = problem.pieces().size();
    mayUse = new long[pieces];
    mustUse = new long[pieces];
    sizes = new int[pieces];
    for (int i = 0; i < pieces; i++) {
      PieceUse use = problem.pieces().get(i);
      mayUse[i] = use.atMost();
      mustUse[i] = use.atLeast();
      sizes[i] = use.piece().size();
      long more = Math.multiplyExact(Math.min(use.atLeast(), Region.MAX_CELLS + 1L), sizes[i]);
      cellsNeeded = Math.addExact(cellsNeeded, more);
    }
  }

  /// True if a piece may be used once more.
  boolean allows(int piece) {
    return mayUse[piece] > 0;
  }

  /// The number of times that a piece has to be used yet; negative if it was used more than it has
  /// to.
  long missing(int piece) {
    return mustUse[piece];
  }

  void use(int piece) {
    if (mayUse[piece] != PieceUse.ANY) {
      mayUse[piece]--;
    }
    if (mustUse[piece]-- > 0) {
      cellsNeeded -= sizes[piece];
    }
  }

  void giveBack(int piece) {
    if (mayUse[piece] != PieceUse.ANY) {
      mayUse[piece]++;
    }
    if (++mustUse[piece] > 0) {
      cellsNeeded += sizes[piece];
    }
  }

  /// The number of cells of the pieces that have to be used yet.
  long cellsNeeded() {
    return cellsNeeded;
  }
}
