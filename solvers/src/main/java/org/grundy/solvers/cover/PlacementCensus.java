package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.polyomino.PolyominoList;

/// A count of all ways to place a piece on one rectangle, which settles there whether *right sizes
/// are enough*: whether the rest can be filled whenever every region of it has a multiple of the
/// piece's cells. The published solutions of the tiling game assume that.
///
/// It does not hold of every placement. Here ten cells are connected, and no two pieces fill them:
///
/// ```
/// .###.
/// .#.#.
/// .....
/// ```
///
/// What holds of all rectangles at once, [PlacementSurvey] says.
///
/// @param pieceSize cells a piece
/// @param rows rows of the rectangle
/// @param columns columns of the rectangle
/// @param placements ways to lay any piece on the rectangle, symmetric ones counted apart
/// @param rightSizes those of them that leave regions of right sizes only
/// @param exceptions those of these after which the rest cannot be filled all the same
public record PlacementCensus(
    int pieceSize,
    int rows,
    int columns,
    long placements,
    long rightSizes,
    List<Placement> exceptions) {
  public PlacementCensus {
    exceptions = List.copyOf(exceptions);
  }

  /// Looks at every placement.
  ///
  /// @param pieceSize from 1 to [PieceSurvey#MAX_SIZE]
  /// @throws IllegalArgumentException if the rectangle has more than [RegionFillSearch#MAX_CELLS]
  ///   cells
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static PlacementCensus take(int pieceSize, int rows, int columns, Meter meter) {
    RegionFillSearch filler = new RegionFillSearch(rows, columns, pieceSize, meter);
    long placements = 0;
    long rightSizes = 0;
    List<Placement> exceptions = new ArrayList<>();
    for (Polyomino lying : new PolyominoList(pieceSize, Movement.FIXED, meter).unpacked()) {
      RestRegions surroundings = new RestRegions(lying);
      for (int row = 0; row + lying.rows() <= rows; row++) {
        for (int column = 0; column + lying.columns() <= columns; column++) {
          Placement placement = new Placement(lying, row, column);
          placements++;
          if (surroundings.haveRightSizes(placement.margins(rows, columns))) {
            rightSizes++;
            if (filler.complete(placement).isEmpty()) {
              exceptions.add(placement);
            }
          }
        }
      }
    }
    filler.close();
    return new PlacementCensus(pieceSize, rows, columns, placements, rightSizes, exceptions);
  }
}
