package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.solvers.cover.polyomino.Polyomino;
import org.grundy.solvers.cover.polyomino.Polyominoes;

/// A count of all ways to place a piece on one small board, which settles there whether *right
/// sizes are enough*: whether the rest of the board can be filled whenever every region of it has a
/// multiple of the piece's cells. The published solutions of the tiling game assume that.
///
/// It does not hold of every placement. Here ten cells hang together, and no two pieces fill them:
///
/// ```
/// .###.
/// .#.#.
/// .....
/// ```
///
/// For the answer of the game it does hold, for pieces of up to six cells in every rectangle: in no
/// strip does [PieceInStrip] meet a width that only an exhausted search rules out, and from the
/// height of the piece's size on every piece is completed. From seven cells on a piece round a hole
/// decides, which leaves a region of wrong size.
///
/// @param pieceSize cells a piece
/// @param rows rows of the board
/// @param columns columns of the board
/// @param placements ways to lay any piece on the board, symmetric ones counted apart
/// @param rightSizes those of them that leave regions of right sizes only
/// @param exceptions those of these after which the rest cannot be filled all the same
public record PlacementCensus(
    int pieceSize,
    int rows,
    int columns,
    long placements,
    long rightSizes,
    List<Placement> exceptions) {
  /// A piece as it lies on the board.
  ///
  /// @param lying the piece, turned and reflected
  /// @param row the row of its upper left corner, from 0
  /// @param column the column of that, from 0
  public record Placement(Polyomino lying, int row, int column) {}

  public PlacementCensus {
    exceptions = List.copyOf(exceptions);
  }

  /// Looks at every placement.
  ///
  /// @param pieceSize from 1 to [Polyominoes#MAX_SIZE]
  /// @throws IllegalArgumentException if the board has more than 64 cells
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static PlacementCensus take(int pieceSize, int rows, int columns, Meter meter) {
    SmallBoard board = new SmallBoard(rows, columns);
    Filler filler = new Filler(board, pieceSize, meter);
    long placements = 0;
    long rightSizes = 0;
    List<Placement> exceptions = new ArrayList<>();
    for (Polyomino lying : Polyominoes.fixed(pieceSize)) {
      for (int row = 0; row + lying.rows() <= rows; row++) {
        for (int column = 0; column + lying.columns() <= columns; column++) {
          long rest = board.all() & ~board.place(lying, row, column);
          placements++;
          if (board.hasRightSizes(rest, pieceSize)) {
            rightSizes++;
            if (filler.fill(rest).isEmpty()) {
              exceptions.add(new Placement(lying, row, column));
            }
          }
        }
      }
    }
    filler.close();
    return new PlacementCensus(pieceSize, rows, columns, placements, rightSizes, exceptions);
  }
}
