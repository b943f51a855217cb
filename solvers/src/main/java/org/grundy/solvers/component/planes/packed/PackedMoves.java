package org.grundy.solvers.component.planes.packed;

import org.grundy.solvers.component.planes.compiled.CompiledFlood;
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

  /// True if a winning pattern stands on a board.
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
    int first = sink.top();
    for (int line = 0; line < rules.rays().size(); line++) {
      rayMoves(board, at, rules.rays().get(line), box.rays(line), sink);
    }
    for (int line = 0; line < box.floods().length; line++) {
      floodMoves(board, at, rules.floods().get(line), box.floods()[line], sink);
    }
    for (PatternBits pattern : box.patterns()) {
      patternMoves(board, at, pattern, sink);
    }
    if (box.avoids().length > 0) {
      avoid(board, at, box.avoids(), first, sink);
    }
  }

  /// Takes back the options in which a pattern to avoid stands where it did not stand before.
  private void avoid(long[] board, int at, PatternBits[] avoids, int first, WordStack sink) {
    int size = planes + 1;
    long[] stood = new long[avoids.length];
    for (int i = 0; i < avoids.length; i++) {
      stood[i] = avoids[i].standsAt(board, at);
    }
    long[] options = sink.words();
    int kept = first;
    for (int option = first; option < sink.top(); option += size) {
      boolean legal = true;
      for (int i = 0; i < avoids.length && legal; i++) {
        legal = (avoids[i].standsAt(options, option) & ~stood[i]) == 0;
      }
      if (legal) {
        System.arraycopy(options, option, options, kept, size);
        kept += size;
      }
    }
    sink.drop(kept);
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
          // The nearest stop is the lowest bit of an ascending ray, the highest of a descending
          // one. The ray passes over the cells before it: `stop - 1` has all bits below the stop,
          // `-stop << 1` all bits above it.
          ray &= line.ascends(direction) ? stop - 1 : (-stop << 1);
          legal = (stop & forbid) == 0;
        }
        passed |= ray;
      }
      if (legal) {
        pushChosen(board, at, cell, line.to(), passed, line.becomes(), sink);
      }
    }
  }

  private void floodMoves(
      long[] board, int at, CompiledFlood line, FloodBits steps, WordStack sink) {
    long over = union(board, at, line.overNow());
    for (long left = union(board, at, line.fromNow()); left != 0; left &= left - 1) {
      int cell = Long.numberOfTrailingZeros(left);
      long changed = steps.reached(cell, over);
      pushChosen(board, at, cell, line.to(), changed & ~(1L << cell), line.becomes(), sink);
    }
  }

  /// An option in which a cell was chosen and others were changed with it.
  private void pushChosen(
      long[] board, int at, int cell, int to, long others, int becomes, WordStack sink) {
    int option = sink.push(planes + 1);
    long[] into = sink.words();
    long kept = ~(others | (1L << cell));
    for (int plane = 0; plane < planes; plane++) {
      into[option + plane] = board[at + plane] & kept;
    }
    if (becomes >= 0) {
      into[option + becomes] |= others;
    }
    if (to >= 0) {
      into[option + to] |= 1L << cell;
    }
    into[option + planes] = cell;
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
