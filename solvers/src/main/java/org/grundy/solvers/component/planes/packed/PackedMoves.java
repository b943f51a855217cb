package org.grundy.solvers.component.planes.packed;

import org.grundy.solvers.component.planes.compiled.CompiledRay;
import org.grundy.solvers.component.planes.compiled.CompiledRules;

/// The moves of packed boards of at most 64 cells: a word for each plane, at consecutive places of
/// an array.
final class PackedMoves {
  private final CompiledRules rules;
  private final int planes;
  private final BoxTables[] tables = new BoxTables[BoxTables.MOST_CELLS + 1];

  PackedMoves(CompiledRules rules) {
    this.rules = rules;
    this.planes = rules.planes().count();
  }

  BoxTables tables(int width) {
    BoxTables found = tables[width];
    if (found == null) {
      found = new BoxTables(rules, width);
      tables[width] = found;
    }
    return found;
  }

  /// The cells of some planes.
  static long union(long[] board, int at, long planes) {
    long union = 0;
    for (long left = planes; left != 0; left &= left - 1) {
      union |= board[at + Long.numberOfTrailingZeros(left)];
    }
    return union;
  }

  /// Whether a winning pattern stands on a board.
  boolean isWon(long[] board, int at, int width) {
    for (PatternBits win : tables(width).wins()) {
      if (win.standsAt(board, at) != 0) {
        return true;
      }
    }
    return false;
  }

  /// Writes every option of a board, behind it one word with the lowest cell that is chosen or
  /// written. The same option may come more than once.
  void options(long[] board, int at, int width, WordStack sink) {
    BoxTables box = tables(width);
    for (int line = 0; line < rules.rays().size(); line++) {
      rayMoves(board, at, rules.rays().get(line), box.rays(line), sink);
    }
    for (PatternBits pattern : box.patterns()) {
      patternMoves(board, at, pattern, sink);
    }
  }

  private void rayMoves(long[] board, int at, CompiledRay line, long[] rays, WordStack sink) {
    long over = union(board, at, line.overNow());
    long forbid = union(board, at, line.forbidNow());
    int directions = line.directions();
    for (long left = union(board, at, line.fromNow()); left != 0; left &= left - 1) {
      int cell = Long.numberOfTrailingZeros(left);
      long passed = 0;
      boolean legal = true;
      for (int direction = 0; direction < directions && legal; direction++) {
        long ray = rays[direction * BoxTables.MOST_CELLS + cell];
        long stops = ray & ~over;
        if (stops != 0) {
          long stop =
              line.ascends(direction) ? Long.lowestOneBit(stops) : Long.highestOneBit(stops);
          ray &= line.ascends(direction) ? stop - 1 : (-stop << 1);
          legal = (stop & forbid) == 0;
        }
        passed |= ray;
      }
      if (legal) {
        int to = sink.push(planes + 1);
        long[] into = sink.words();
        long changed = passed | (1L << cell);
        for (int plane = 0; plane < planes; plane++) {
          into[to + plane] = board[at + plane] & ~changed;
        }
        if (line.becomes() >= 0) {
          into[to + line.becomes()] |= passed;
        }
        if (line.to() >= 0) {
          into[to + line.to()] |= 1L << cell;
        }
        into[to + planes] = cell;
      }
    }
  }

  private void patternMoves(long[] board, int at, PatternBits pattern, WordStack sink) {
    long found = pattern.standsAt(board, at);
    for (long left = found; left != 0; left &= left - 1) {
      int origin = Long.numberOfTrailingZeros(left);
      int to = sink.push(planes + 1);
      long[] into = sink.words();
      long kept = ~(pattern.written() << origin);
      for (int plane = 0; plane < planes; plane++) {
        into[to + plane] = (board[at + plane] & kept) | (pattern.writes(plane) << origin);
      }
      into[to + planes] = (long) origin + Long.numberOfTrailingZeros(pattern.written());
    }
  }
}
