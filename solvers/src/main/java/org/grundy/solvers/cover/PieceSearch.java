package org.grundy.solvers.cover;

import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.tilings.polyomino.Polyomino;

/// The search for a tiling of one rectangle that contains a given piece: the piece is placed in
/// every way, up to the reflections of the rectangle, and the rest is filled.
final class PieceSearch {
  private final Polyomino piece;
  private final int rows;
  private final int columns;
  private final RegionFillSearch filler;
  private long hopefulPlacements;

  PieceSearch(Polyomino piece, int rows, int columns, Meter meter) {
    this.piece = piece;
    this.rows = rows;
    this.columns = columns;
    this.filler = new RegionFillSearch(rows, columns, piece.size(), meter);
  }

  /// The parts, row by row, of a tiling with the piece as part 0, if there is one.
  Optional<int[][]> run() {
    for (Polyomino lying : piece.orientations()) {
      RestRegions surroundings = new RestRegions(lying);
      int lastRow = Math.floorDiv(rows - lying.rows(), 2);
      int lastColumn = Math.floorDiv(columns - lying.columns(), 2);
      for (int column = 0; column <= lastColumn; column++) {
        for (int row = 0; row <= lastRow; row++) {
          Placement placement = new Placement(lying, row, column);
          if (surroundings.haveRightSizes(placement.margins(rows, columns))) {
            hopefulPlacements++;
            Optional<int[][]> tiling = filler.complete(placement);
            if (tiling.isPresent()) {
              filler.close();
              return tiling;
            }
          }
        }
      }
    }
    filler.close();
    return Optional.empty();
  }

  /// The reason why [#run] found nothing.
  Obstacle obstacle() {
    return hopefulPlacements == 0
        ? new Obstacle.WrongRegions(piece, rows, columns)
        : new Obstacle.Exhausted(hopefulPlacements, filler.tries());
  }
}
