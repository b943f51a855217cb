package org.grundy.tilings.cover;

import java.util.Arrays;
import org.grundy.core.Meter;
import org.grundy.tilings.region.CellNumbers;
import org.grundy.tilings.region.RegionSizes;
import org.grundy.tilings.region.TilingProblem;

/// The search on rectangles of at most 64 cells: a set of cells is one word, numbered by
/// [CellNumbers].
///
/// The lowest free cell is the next to be covered, in all ways. Its placements lie among few cells
/// after it; up to eight of these are looked at together, as the index into a table of lists, so
/// that few placements are tried that do not fit:
///
/// ```
/// free      …1 1 0 1 1 [1]     the lowest free cell, and cells that its placements need
/// window    …. 1 0 . 1  .      these are taken out (Long.compress)
/// table     list 1 0 1         placements that need none of the window's cells that are taken
/// ```
///
/// A placement that cuts off a region is dropped if no pieces have the size of that region together
/// ([RegionSizes]). The recursion is at most 64 deep.
public final class NarrowCover implements Cover {
  public static final int MAX_CELLS = Long.SIZE;

  private static final int WINDOW = 8;

  /// So few placements need no window.
  private static final int FEW = 4;

  private static final int REPORT_EVERY = 1 << 13;

  private final Placements placements;
  private final PieceLimits limits;
  private final RegionSizes sizes;
  private final Meter meter;
  private final int width;
  private final long low;
  private final long high;
  private final long all;
  private final long[] masks;
  private final int[] pieces;
  private final long[] windows = new long[MAX_CELLS];
  private final int[][][] lists = new int[MAX_CELLS][][];
  private final int[] chosen = new int[MAX_CELLS];
  private long nodes;
  private int unreported;
  private Sink sink = (_, _) -> false;

  public NarrowCover(TilingProblem problem, Placements placements, Meter meter) {
    this.placements = placements;
    this.limits = new PieceLimits(problem);
    this.sizes = new RegionSizes(problem, MAX_CELLS);
    this.meter = meter;
    CellNumbers sweep = placements.sweep();
    this.width = sweep.width();
    long first = 0;
    long cells = 0;
    for (int cell = 0; cell < sweep.size(); cell++) {
      if (cell % width == 0) {
        first |= 1L << cell;
      }
      if (placements.region().has(sweep.row(cell), sweep.column(cell))) {
        cells |= 1L << cell;
      }
    }
    this.low = first;
    this.high = first << (width - 1);
    this.all = cells;
    this.masks = new long[placements.count()];
    this.pieces = new int[placements.count()];
    buildLists();
  }

  private void buildLists() {
    int[] counts = new int[MAX_CELLS];
    for (int id = 0; id < masks.length; id++) {
      for (int cell : placements.cells(id)) {
        masks[id] |= 1L << cell;
      }
      pieces[id] = placements.piece(id);
      counts[Long.numberOfTrailingZeros(masks[id])]++;
    }
    int[][] byLowest = new int[MAX_CELLS][];
    for (int cell = 0; cell < MAX_CELLS; cell++) {
      byLowest[cell] = new int[counts[cell]];
    }
    for (int id = masks.length - 1; id >= 0; id--) {
      int lowest = Long.numberOfTrailingZeros(masks[id]);
      byLowest[lowest][--counts[lowest]] = id;
    }
    for (int cell = 0; cell < MAX_CELLS; cell++) {
      int[] ids = byLowest[cell];
      windows[cell] = ids.length > FEW ? window(cell, ids) : 0;
      lists[cell] = new int[1 << Long.bitCount(windows[cell])][];
      for (int pattern = 0; pattern < lists[cell].length; pattern++) {
        long taken = windows[cell] & ~Long.expand(pattern, windows[cell]);
        lists[cell][pattern] = withoutAny(ids, taken);
      }
    }
  }

  /// The placements that cover none of some cells.
  private int[] withoutAny(int[] ids, long taken) {
    int[] fitting = new int[ids.length];
    int count = 0;
    for (int id : ids) {
      if ((masks[id] & taken) == 0) {
        fitting[count++] = id;
      }
    }
    return Arrays.copyOf(fitting, count);
  }

  /// The cells but `lowest` that most of some placements need.
  private long window(int lowest, int... ids) {
    int[] needed = new int[MAX_CELLS];
    for (int id : ids) {
      for (long rest = masks[id]; rest != 0; rest &= rest - 1) {
        needed[Long.numberOfTrailingZeros(rest)]++;
      }
    }
    needed[lowest] = 0;
    long window = 0;
    for (int i = 0; i < WINDOW; i++) {
      int most = 0;
      for (int cell = 1; cell < MAX_CELLS; cell++) {
        most = needed[cell] > needed[most] ? cell : most;
      }
      if (needed[most] > 0) {
        window |= 1L << most;
        needed[most] = 0;
      }
    }
    return window;
  }

  @Override
  public boolean search(int fixed, Sink taker) {
    sink = taker;
    boolean whole;
    if (fixed == NOTHING) {
      whole = cover(all, 0);
    } else {
      chosen[0] = fixed;
      limits.use(pieces[fixed]);
      whole = cover(all & ~masks[fixed], 1);
      limits.giveBack(pieces[fixed]);
    }
    meter.work(unreported);
    unreported = 0;
    return whole;
  }

  @Override
  public long nodes() {
    return nodes;
  }

  private boolean cover(long free, int count) {
    if (free == 0) {
      return limits.cellsNeeded() > 0 || sink.accept(chosen, count);
    }
    int lowest = Long.numberOfTrailingZeros(free);
    for (int id : lists[lowest][(int) Long.compress(free, windows[lowest])]) {
      long mask = masks[id];
      int piece = pieces[id];
      if ((mask & ~free) != 0 || !limits.allows(piece)) {
        continue;
      }
      report();
      long rest = free & ~mask;
      if (!hasRightSizes(rest)) {
        continue;
      }
      chosen[count] = id;
      limits.use(piece);
      boolean on = limits.cellsNeeded() > Long.bitCount(rest) || cover(rest, count + 1);
      limits.giveBack(piece);
      if (!on) {
        return false;
      }
    }
    return true;
  }

  private void report() {
    nodes++;
    if (++unreported == REPORT_EVERY) {
      unreported = 0;
      meter.work(REPORT_EVERY);
    }
  }

  /// True if pieces have together the sizes of the first two regions into which `free` falls.
  private boolean hasRightSizes(long free) {
    if (sizes.isEvery() || free == 0) {
      return true;
    }
    long region = component(free);
    if (!sizes.contains(Long.bitCount(region))) {
      return false;
    }
    long rest = free & ~region;
    return rest == 0 || sizes.contains(Long.bitCount(component(rest)));
  }

  /// The cells that are connected with the lowest one.
  private long component(long free) {
    long reached = free & -free;
    while (true) {
      long across = (reached << width) | (reached >>> width);
      long beside = across | ((reached & ~high) << 1) | ((reached & ~low) >>> 1);
      long more = reached | (beside & free);
      if (more == reached) {
        return reached;
      }
      reached = more;
    }
  }
}
