package org.grundy.solvers.component.planes.packed;

import java.util.Arrays;
import java.util.List;
import org.grundy.rules.tree.Glyphs;
import org.grundy.solvers.component.planes.compiled.CompiledFlood;
import org.grundy.solvers.component.planes.compiled.CompiledRay;
import org.grundy.solvers.component.planes.compiled.CompiledRules;

/// Splits packed boards of at most 64 cells into components, in the way and for the reasons of
/// [org.grundy.rules.derive.split.Splitter], on sets of cells.
///
/// The instances anchored at one cell are connected together, for that cell can change and is in
/// all of them.
final class PackedSplitter {
  private final CompiledRules rules;
  private final PackedMoves moves;
  private final int planes;
  private final long changingPlanes;
  private final int blank;
  private final int forbidden;
  private final PackedImages images;

  /// By class of cells: those that may change, the constant ones that are read, those that only
  /// have to be on the board, and whether a move is among its instances.
  private final long[] cells = new long[BoxTables.MOST_CELLS];

  private final long[] read = new long[BoxTables.MOST_CELLS];
  private final long[] bare = new long[BoxTables.MOST_CELLS];
  private final boolean[] played = new boolean[BoxTables.MOST_CELLS];
  private int count;

  /// Rays that surely stop at a forbidden glyph: the cell, and the way with the stop.
  private long[] forbiddenRays = new long[64];

  private int forbiddenCount;
  private final long[] part;

  PackedSplitter(CompiledRules rules, PackedMoves moves) {
    this.rules = rules;
    this.moves = moves;
    this.planes = rules.planes().count();
    this.changingPlanes = rules.planes().changing();
    this.blank = rules.planes().hasBlanks() ? rules.planes().of(Glyphs.BLANK) : -1;
    this.forbidden = rules.planes().of(Glyphs.FORBIDDEN);
    this.images = new PackedImages(rules);
    this.part = new long[planes];
  }

  /// Writes the representatives of a board's components: a word for each plane and one for the
  /// width.
  ///
  /// @return how many there are
  int split(long[] board, int at, int width, long[] parts) {
    count = 0;
    forbiddenCount = 0;
    long changing = PackedMoves.union(board, at, changingPlanes);
    if (changing == 0) {
      return 0;
    }
    BoxTables box = moves.tables(width);
    linkRays(board, at, box, changing);
    if (box.floods().length > 0) {
      linkFloods(board, at, box, changing);
    }
    for (PatternBits pattern : box.linking()) {
      linkPattern(board, at, pattern, changing);
    }
    int written = 0;
    for (int i = 0; i < count; i++) {
      if (played[i]) {
        show(board, at, i);
        images.representative(part, box, parts, written * (planes + 1));
        written++;
      }
    }
    return written;
  }

  private void linkRays(long[] board, int at, BoxTables box, long changing) {
    List<CompiledRay> lines = rules.rays();
    for (int i = 0; i < lines.size(); i++) {
      CompiledRay line = lines.get(i);
      long anchors = PackedMoves.union(board, at, line.fromMay());
      long over = PackedMoves.union(board, at, line.overMay());
      long surelyOver = PackedMoves.union(board, at, line.overSure());
      long forbid = PackedMoves.union(board, at, line.forbidMay());
      long surelyForbid = PackedMoves.union(board, at, line.forbidSure());
      long[] rays = box.rays(i);
      for (long left = anchors; left != 0; left &= left - 1) {
        int cell = Long.numberOfTrailingZeros(left);
        long touched = 1L << cell;
        boolean possible = true;
        for (int d = 0; d < line.directions() && possible; d++) {
          long ray = rays[d * BoxTables.MOST_CELLS + cell];
          long stops = ray & ~over;
          if (stops == 0) {
            touched |= ray;
            continue;
          }
          boolean ascends = line.ascends(d);
          long stop = ascends ? Long.lowestOneBit(stops) : Long.highestOneBit(stops);
          long way = ray & (ascends ? stop - 1 : (-stop << 1));
          touched |= way | (stop & forbid);
          if (rules.discards() && (stop & surelyForbid) != 0 && (way & ~surelyOver) == 0) {
            addForbidden(cell, way | stop, ascends);
            possible = false;
          }
        }
        if (possible) {
          connect(touched & changing, touched & ~changing, 0, true);
        }
      }
    }
  }

  /// A flood that enters a cell enters all that a flood from this cell does, so a cell that an
  /// earlier one has touched connects nothing more.
  private void linkFloods(long[] board, int at, BoxTables box, long changing) {
    List<CompiledFlood> lines = rules.floods();
    for (int i = 0; i < lines.size(); i++) {
      long left = PackedMoves.union(board, at, lines.get(i).fromMay());
      long over = PackedMoves.union(board, at, lines.get(i).overMay());
      while (left != 0) {
        long touched = box.floods()[i].reached(Long.numberOfTrailingZeros(left), over);
        left &= ~touched;
        if ((touched & changing) != 0) {
          connect(touched & changing, touched & ~changing, 0, true);
        }
      }
    }
  }

  private void addForbidden(int cell, long way, boolean ascends) {
    if (forbiddenCount + 2 > forbiddenRays.length) {
      forbiddenRays = Arrays.copyOf(forbiddenRays, 2 * forbiddenRays.length);
    }
    forbiddenRays[forbiddenCount++] = way;
    forbiddenRays[forbiddenCount++] = cell | (ascends ? 1L << 32 : 0);
  }

  private void linkPattern(long[] board, int at, PatternBits pattern, long changing) {
    long found = pattern.mayStandAt(board, at);
    for (long left = found; left != 0; left &= left - 1) {
      int origin = Long.numberOfTrailingZeros(left);
      long asked = pattern.asked() << origin;
      if ((asked & changing) != 0) {
        connect(asked & changing, asked & ~changing, pattern.bare() << origin, pattern.moves());
      }
    }
  }

  /// Joins cells with all classes that they meet.
  private void connect(long linked, long constants, long onBoard, boolean asMove) {
    long joined = linked;
    long allRead = constants;
    long allBare = onBoard;
    boolean anyMove = asMove;
    // The classes are disjoint all the time. Those that meet the new cells become one class,
    // written last; the others move up.
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if ((cells[i] & linked) != 0) {
        joined |= cells[i];
        allRead |= read[i];
        allBare |= bare[i];
        anyMove |= played[i];
      } else {
        cells[kept] = cells[i];
        read[kept] = read[i];
        bare[kept] = bare[i];
        played[kept++] = played[i];
      }
    }
    cells[kept] = joined;
    read[kept] = allRead;
    bare[kept] = allBare;
    played[kept] = anyMove;
    count = kept + 1;
  }

  /// Writes one class to `part`, with what its instances read.
  private void show(long[] board, int at, int which) {
    long shown = cells[which] | read[which];
    long drawn = 0;
    for (int plane = 0; plane < planes; plane++) {
      part[plane] = board[at + plane] & shown;
      drawn |= plane == blank || plane == forbidden ? 0 : part[plane];
    }
    if (blank >= 0) {
      part[blank] |= bare[which] & ~shown;
    }
    for (int i = 0; i < forbiddenCount; i += 2) {
      long way = forbiddenRays[i];
      long from = forbiddenRays[i + 1];
      if ((cells[which] >>> from & 1) != 0) {
        long free = way & ~drawn;
        long stop = from >>> 32 != 0 ? Long.lowestOneBit(free) : Long.highestOneBit(free);
        part[forbidden] |= stop;
        if (blank >= 0) {
          part[blank] &= ~stop;
        }
      }
    }
  }
}
