package org.grundy.solvers.cover;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.solvers.cover.polyomino.Polyomino;

/// The search for a tiling of one small board that contains a given piece: the piece is placed in
/// every way, up to the reflections of the board, and the rest is filled.
final class PieceSearch {
  private final Polyomino piece;
  private final SmallBoard board;
  private final Filler filler;
  private long placements;
  private long hopefulPlacements;

  PieceSearch(Polyomino piece, SmallBoard board, Meter meter) {
    this.piece = piece;
    this.board = board;
    this.filler = new Filler(board, piece.size(), meter);
  }

  /// The parts, row by row, of a tiling with the piece as part 0, if there is one.
  Optional<int[][]> run() {
    for (Polyomino lying : piece.orientations()) {
      int lastRow = Math.floorDiv(board.rows() - lying.rows(), 2);
      int lastColumn = Math.floorDiv(board.columns() - lying.columns(), 2);
      for (int column = 0; column <= lastColumn; column++) {
        for (int row = 0; row <= lastRow; row++) {
          Optional<int[][]> tiling = complete(board.place(lying, row, column));
          if (tiling.isPresent()) {
            filler.close();
            return tiling;
          }
        }
      }
    }
    filler.close();
    return Optional.empty();
  }

  private Optional<int[][]> complete(long placed) {
    placements++;
    long rest = board.all() & ~placed;
    if (!board.hasRightSizes(rest, piece.size())) {
      return Optional.empty();
    }
    hopefulPlacements++;
    return filler.fill(rest).map(others -> numbered(placed, others));
  }

  private int[][] numbered(long placed, List<Long> others) {
    int[][] parts = new int[board.rows()][board.columns()];
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        long cell = board.bit(row, column);
        for (int i = 0; i < others.size() && (placed & cell) == 0; i++) {
          if ((others.get(i) & cell) != 0) {
            parts[row][column] = i + 1;
          }
        }
      }
    }
    return parts;
  }

  /// Why [#run] found nothing.
  Obstacle obstacle() {
    if (placements == 0) {
      return new Obstacle.TooLarge(
          Math.max(piece.rows(), piece.columns()),
          Math.min(piece.rows(), piece.columns()),
          board.rows(),
          board.columns());
    }
    return hopefulPlacements == 0
        ? new Obstacle.WrongRegions(piece.size())
        : new Obstacle.Exhausted(hopefulPlacements, filler.nodes());
  }
}
