package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.solvers.cover.polyomino.Polyomino;

/// In which rectangles of a given height one piece can be completed to a tiling: from some width on
/// in all whose area allows a tiling, or in none.
///
/// *Why one width settles all.* A tiling of h x c extends to h x C for every C > c, if both areas
/// are multiples of the piece's size: the rest is cut along a path ([Tiling]). So the widths in
/// which the piece can be completed are all multiples of the step s = size / gcd(size, h) from some
/// least one on, or none; each width up to the least one is settled by a search of all placements.
///
/// *Why "none" is a finite claim.* Let the piece lie with j columns left of it and k right of it.
/// The j columns hang together, the k columns do too, and nothing else depends on j and k, except
/// whether they are 0. So the sizes of the regions, modulo the piece's size n, stay the same when j
/// or k grows by n from 1 on, and the pairs with j, k <= n show every case. If in each of them some
/// region has a wrong size, no tiling contains the piece, however wide the rectangle.
final class PieceInStrip {
  private final int step;
  private final List<Obstacle> tooNarrow;
  private final Optional<int[][]> shortest;

  /// @param tooNarrow why the piece cannot be completed in widths `step`, `2 * step`, …
  /// @param shortest the parts, row by row, of a tiling of the next width with the piece as part 0;
  ///   empty if the piece can be completed in no width
  private PieceInStrip(int step, List<Obstacle> tooNarrow, Optional<int[][]> shortest) {
    this.step = step;
    this.tooNarrow = tooNarrow;
    this.shortest = shortest;
  }

  /// Settles all widths.
  ///
  /// @throws IllegalStateException if boards of 64 cells do not settle them, which happens for no
  ///   piece of up to six cells in heights up to its size
  static PieceInStrip settle(Polyomino piece, int height, Meter meter) {
    int size = piece.size();
    int step = size / gcd(size, height);
    if (!leavesRightSizesInSomeWidth(piece, height)) {
      return new PieceInStrip(step, List.of(), Optional.empty());
    }
    List<Obstacle> tooNarrow = new ArrayList<>();
    for (int width = step; height * width <= SmallBoard.MAX_CELLS; width += step) {
      PieceSearch search = new PieceSearch(piece, new SmallBoard(height, width), meter);
      Optional<int[][]> tiling = search.run();
      if (tiling.isPresent()) {
        return new PieceInStrip(step, tooNarrow, tiling);
      }
      tooNarrow.add(search.obstacle());
    }
    throw new IllegalStateException(
        piece.text() + " in strips of height " + height + " needs boards of more than 64 cells");
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /// A tiling of the rectangle of some width up to `columns` that contains the piece, if one can be
  /// extended to the width `columns`.
  Optional<int[][]> tilingWithin(long columns) {
    return shortest.filter(tiling -> tiling[0].length <= columns);
  }

  /// Why the piece cannot be completed in a rectangle of this width.
  Obstacle obstacleAt(int pieceSize, long columns) {
    return shortest.isEmpty()
        ? new Obstacle.WrongRegions(pieceSize)
        : tooNarrow.get((int) (columns / step) - 1);
  }

  private static boolean leavesRightSizesInSomeWidth(Polyomino piece, int height) {
    for (Polyomino lying : piece.orientations()) {
      for (int row = 0; row + lying.rows() <= height; row++) {
        if (leavesRightSizes(lying, row, height)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean leavesRightSizes(Polyomino lying, int row, int height) {
    int size = lying.size();
    for (int left = 0; left <= size; left++) {
      for (int right = 0; right <= size; right++) {
        if (height * (left + lying.columns() + right) % size == 0
            && leavesRightSizes(lying, row, height, left, right)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Whether a piece with `left` columns left and `right` columns right of it leaves regions of
  /// right sizes. One column on either side stands for all that are there.
  private static boolean leavesRightSizes(
      Polyomino lying, int row, int height, int left, int right) {
    int leftDrawn = Math.min(left, 1);
    int rightDrawn = Math.min(right, 1);
    SmallBoard board = new SmallBoard(height, leftDrawn + lying.columns() + rightDrawn);
    long firstColumn = board.column(0);
    long lastColumn = board.column(board.columns() - 1);
    for (long rest = board.all() & ~board.place(lying, row, leftDrawn); rest != 0; ) {
      long region = board.component(rest);
      int cells = Long.bitCount(region);
      if (leftDrawn == 1 && (region & firstColumn) != 0) {
        cells += height * (left - 1);
      }
      if (rightDrawn == 1 && (region & lastColumn) != 0) {
        cells += height * (right - 1);
      }
      if (cells % lying.size() != 0) {
        return false;
      }
      rest &= ~region;
    }
    return true;
  }
}
