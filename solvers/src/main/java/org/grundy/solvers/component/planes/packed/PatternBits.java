package org.grundy.solvers.component.planes.packed;

import java.util.stream.IntStream;
import org.grundy.solvers.component.planes.compiled.CompiledPattern;

/// A pattern on packed boards of one width: where its cells lie when its upper left cell is bit 0.
final class PatternBits {
  private final boolean moves;
  private final long origins;
  private final int[] shifts;
  private final long[] now;
  private final long[] may;
  private final long asked;
  private final long bare;
  private final long written;
  private final long[] writes;

  /// @param origins where its upper left cell can lie, as far as columns go
  PatternBits(CompiledPattern pattern, int width, long origins, int planes) {
    int[] cells =
        IntStream.range(0, pattern.height() * pattern.width())
            .filter(cell -> !pattern.isFree(cell))
            .toArray();
    this.moves = pattern.moves();
    this.origins = origins;
    this.shifts = new int[cells.length];
    this.now = new long[cells.length];
    this.may = new long[cells.length];
    this.writes = new long[planes];
    long allAsked = 0;
    long allBare = 0;
    long allWritten = 0;
    for (int i = 0; i < cells.length; i++) {
      int cell = cells[i];
      shifts[i] = cell / pattern.width() * width + cell % pattern.width();
      now[i] = pattern.now(cell);
      may[i] = pattern.may(cell);
      long bit = 1L << shifts[i];
      allAsked |= pattern.asks(cell) ? bit : 0;
      allBare |= pattern.asks(cell) ? 0 : bit;
      allWritten |= pattern.writes(cell) ? bit : 0;
      if (pattern.writes(cell) && pattern.written(cell) >= 0) {
        writes[pattern.written(cell)] |= bit;
      }
    }
    this.asked = allAsked;
    this.bare = allBare;
    this.written = allWritten;
  }

  /// True if it changes something.
  boolean moves() {
    return moves;
  }

  /// The cells that it asks for or writes.
  long asked() {
    return asked;
  }

  /// The cells that only have to be on the board.
  long bare() {
    return bare;
  }

  /// The cells that it writes.
  long written() {
    return written;
  }

  /// The cells to which it writes a plane.
  long writes(int plane) {
    return writes[plane];
  }

  /// The places where the pattern stands on a board, as the set of its upper left cells.
  long standsAt(long[] board, int at) {
    return found(board, at, now);
  }

  /// The places where it stands or may come to stand.
  long mayStandAt(long[] board, int at) {
    return found(board, at, may);
  }

  private long found(long[] board, int at, long[] wanted) {
    long found = origins;
    for (int cell = 0; cell < shifts.length && found != 0; cell++) {
      found &= PackedMoves.union(board, at, wanted[cell]) >>> shifts[cell];
    }
    return found;
  }
}
