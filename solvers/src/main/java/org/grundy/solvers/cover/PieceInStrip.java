package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.number.Divisors;
import org.grundy.tilings.polyomino.Polyomino;

/// In which rectangles of a given height one piece can be completed to a tiling: from some width on
/// in all whose area allows a tiling, or in none.
///
/// *Why one width settles all.* A tiling of h x c extends to h x C for every C > c, if both areas
/// are multiples of the piece's size: the rest is cut along a path ([Tiling]). So the widths in
/// which the piece can be completed are all multiples of the step s = size / gcd(size, h) from some
/// least one on, or none; each width up to the least one is settled by a search of all placements.
///
/// *Why "none" is a finite claim.* A margin of one column or more that grows by s joins the same
/// regions and adds a multiple of the piece's size to one of them. So margins of at most s columns
/// stand for all. If with each of them some region has a wrong size, no tiling contains the piece,
/// however wide the rectangle.
///
/// The proofs stand in `docs/ominous-omino.md`.
final class PieceInStrip {
  private final Polyomino piece;
  private final int step;
  private final OptionalInt wrongHole;
  private final List<Obstacle> tooNarrow;
  private final Optional<int[][]> shortest;

  /// @param tooNarrow why the piece cannot be completed in widths s, 2s, …
  /// @param shortest the parts, row by row, of a tiling of the next width with the piece as part 0;
  ///   empty if the piece can be completed in no width
  private PieceInStrip(
      Polyomino piece,
      int step,
      OptionalInt wrongHole,
      List<Obstacle> tooNarrow,
      Optional<int[][]> shortest) {
    this.piece = piece;
    this.step = step;
    this.wrongHole = wrongHole;
    this.tooNarrow = tooNarrow;
    this.shortest = shortest;
  }

  /// Settles all widths.
  ///
  /// @throws BudgetSpentException if the meter says so, or if neither a tiling of
  ///   [RegionFillSearch#MAX_CELLS] cells nor a wrong size of regions settles the piece
  static PieceInStrip settle(Polyomino piece, int height, Meter meter) {
    int step = step(piece.size(), height);
    OptionalInt wrongHole = new RestRegions(piece).wrongHole();
    List<Obstacle> tooNarrow = new ArrayList<>();
    if (wrongHole.isPresent() || !leavesRightSizesInSomeWidth(piece, height, step)) {
      return new PieceInStrip(piece, step, wrongHole, tooNarrow, Optional.empty());
    }
    for (int width = step; height * width <= RegionFillSearch.MAX_CELLS; width += step) {
      PieceSearch search = new PieceSearch(piece, height, width, meter);
      Optional<int[][]> tiling = search.run();
      if (tiling.isPresent()) {
        return new PieceInStrip(piece, step, wrongHole, tooNarrow, tiling);
      }
      tooNarrow.add(search.obstacle());
    }
    throw new BudgetSpentException(
        "%s is in no tiling of %d rows and up to %,d columns; wider ones were not searched"
            .formatted(piece.text(), height, RegionFillSearch.MAX_CELLS / height));
  }

  /// The widths that allow a tiling are the multiples of this.
  static int step(int pieceSize, int height) {
    return pieceSize / (int) Divisors.gcd(pieceSize, height);
  }

  /// The size of a hole in the piece that can never be filled, if it has one.
  OptionalInt wrongHole() {
    return wrongHole;
  }

  /// The least width in which the piece can be completed; empty if it can be in none.
  OptionalInt leastWidth() {
    return shortest.stream().mapToInt(tiling -> tiling[0].length).findFirst();
  }

  /// The widths, ascending, in which the piece cannot be completed although it can be placed with
  /// regions of right sizes only.
  List<Integer> misleadingWidths() {
    List<Integer> widths = new ArrayList<>();
    for (int i = 0; i < tooNarrow.size(); i++) {
      if (tooNarrow.get(i) instanceof Obstacle.Exhausted) {
        widths.add((i + 1) * step);
      }
    }
    return widths;
  }

  /// The tiling of the least width, if it can be extended to the width `columns`.
  Optional<int[][]> tilingWithin(long columns) {
    return shortest.filter(tiling -> tiling[0].length <= columns);
  }

  /// The reason why the piece cannot be completed in a rectangle of this height and a given width.
  ///
  /// @param rows this height, or the given width where the rectangle stands upright
  Obstacle obstacleIn(long rows, long columns) {
    if (wrongHole.isPresent()) {
      return new Obstacle.Hole(wrongHole.getAsInt());
    }
    long width = Math.max(rows, columns);
    return shortest.isPresent()
            && tooNarrow.get((int) (width / step) - 1) instanceof Obstacle.Exhausted exhausted
        ? exhausted
        : new Obstacle.WrongRegions(piece, rows, columns);
  }

  private static boolean leavesRightSizesInSomeWidth(Polyomino piece, int height, int step) {
    for (Polyomino lying : piece.orientations()) {
      RestRegions surroundings = new RestRegions(lying);
      for (int top = 0; top + lying.rows() <= height; top++) {
        for (int left = 0; left <= step; left++) {
          for (int right = 0; right <= step; right++) {
            Margins margins = new Margins(top, height - top - lying.rows(), left, right);
            if (surroundings.haveRightSizes(margins)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }
}
