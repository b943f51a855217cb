package org.grundy.solvers.component.placement.split;

import org.grundy.solvers.component.placement.moves.MoveTable;

/// The links between cells of moves that need one cell, or two and kill none besides: each holds as
/// long as both of its cells live.
final class Neighbours {
  private final long[] of = new long[64];
  private final long asked;
  private final long alone;

  private Neighbours(MoveTable moves) {
    long needed = 0;
    long single = 0;
    for (int move = 0; move < moves.size(); move++) {
      long need = moves.need(move);
      needed |= need;
      single |= Long.bitCount(need) == 1 ? need : 0;
    }
    asked = needed;
    alone = single;
    for (int move = 0; move < moves.size(); move++) {
      long touched = (moves.need(move) | moves.kill(move)) & asked;
      for (long cells = moves.need(move); cells != 0; cells &= cells - 1) {
        int cell = Long.numberOfTrailingZeros(cells);
        of[cell] |= touched & ~(1L << cell);
        for (long others = touched & ~(1L << cell); others != 0; others &= others - 1) {
          of[Long.numberOfTrailingZeros(others)] |= 1L << cell;
        }
      }
    }
  }

  /// The links of moves of which [#suffice].
  static Neighbours of(MoveTable moves) {
    return new Neighbours(moves);
  }

  /// True if links between two cells tell completely how the moves of a table connect cells.
  static boolean suffice(MoveTable moves) {
    for (int move = 0; move < moves.size(); move++) {
      int needs = Long.bitCount(moves.need(move));
      boolean onlyNeeded = (moves.kill(move) & ~moves.need(move)) == 0;
      if (needs > 2 || (needs == 2 && !onlyNeeded)) {
        return false;
      }
    }
    return !moves.hasRays();
  }

  /// The neighbours of a cell.
  long of(int cell) {
    return of[cell];
  }

  /// The cells for which some move asks.
  long asked() {
    return asked;
  }

  /// The cells that allow a move even without living neighbours.
  long alone() {
    return alone;
  }
}
