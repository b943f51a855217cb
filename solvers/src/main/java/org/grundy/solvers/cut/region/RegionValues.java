package org.grundy.solvers.cut.region;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.core.Meter;

/// The value of a region and of what each of its first moves leaves.
public final class RegionValues {
  /// The value after a move that is not legal.
  public static final int ILLEGAL = -1;

  /// The share of hazards among the cells above which a search is faster than a table.
  private static final double SPARSE_HAZARDS = 0.145;

  /// The hazards for each line of either axis above which a search is faster than a table.
  private static final double HAZARDS_OF_A_LINE = 1.2;

  /// The share of a region in its lines' crossings below which a search is faster than the table: a
  /// thin board along the diagonals.
  private static final double SPARSE_CELLS = 0.1;

  private static final int[] NONE = {};

  private final CutRegion region;
  private final int value;
  private final int[] afterFirst;
  private final int[] afterSecond;

  /// By [Lines#number] of the first axis; empty where there are no crosses.
  private final int[] afterBoth;

  private RegionValues(
      CutRegion region, int value, int[] afterFirst, int[] afterSecond, int[] afterBoth) {
    this.region = region;
    this.value = value;
    this.afterFirst = afterFirst;
    this.afterSecond = afterSecond;
    this.afterBoth = afterBoth;
  }

  /// Solves a region in the way that suits it.
  public static RegionValues of(CutRegion region, Meter meter) {
    if (!anyMove(region)) {
      return alternating(region, 0);
    }
    if (region.crosses() == 0 && !region.has(CutRegion.CLEARS_SECOND)) {
      return alternating(region, openLines(region.first(), region.width()));
    }
    if (region.crosses() == 0 && !region.has(CutRegion.CLEARS_FIRST)) {
      return alternating(region, openLines(region.second(), region.height()));
    }
    boolean sparse =
        region.hazards() > region.cells() * SPARSE_HAZARDS
            || region.hazards() > (region.height() + region.width()) * HAZARDS_OF_A_LINE
            || region.cells() < (double) region.height() * region.width() * SPARSE_CELLS;
    return sparse || bytes(region) > meter.bytesLeft()
        ? bySearch(region, meter)
        : byTable(region, meter);
  }

  private static long bytes(CutRegion region) {
    return region.crosses() == 0 ? LaneTable.bytes(region) : RectangleTable.bytes(region);
  }

  /// Solves a region in a dense table.
  public static RegionValues byTable(CutRegion region, Meter meter) {
    if (region.crosses() == 0) {
      Optional<RegionValues> solved = byLanes(region, meter, LaneTable.ILLEGAL);
      if (solved.isPresent()) {
        return solved.get();
      }
      if (RectangleTable.bytes(region) > meter.bytesLeft()) {
        return bySearch(region, meter);
      }
    }
    return byTable(region, meter, 1 << Byte.SIZE);
  }

  /// Solves a region without crosses in the table of small values; empty if some is not less than
  /// `limit`.
  public static Optional<RegionValues> byLanes(CutRegion region, Meter meter, int limit) {
    long bytes = LaneTable.bytes(region);
    meter.claim(bytes);
    try {
      return LaneTable.of(region, meter, limit).map(table -> read(region, table));
    } finally {
      meter.claim(-bytes);
    }
  }

  /// Solves a region in the dense table, with two bytes a value from `widenAt` on.
  public static RegionValues byTable(CutRegion region, Meter meter, int widenAt) {
    long bytes = RectangleTable.bytes(region);
    meter.claim(bytes);
    try {
      return read(region, RectangleTable.of(region, meter, widenAt));
    } finally {
      meter.claim(-bytes);
    }
  }

  /// Solves a region by search from the whole down.
  public static RegionValues bySearch(CutRegion region, Meter meter) {
    return read(region, RectangleSearch.of(region, meter));
  }

  /// A region in which each move clears one of `lines` parallel lines and changes nothing else.
  private static RegionValues alternating(CutRegion region, int lines) {
    int value = lines & 1;
    return collect(region, value, (fromU, toU, fromV, toV) -> 0, value ^ 1);
  }

  private static RegionValues read(CutRegion region, Rectangles rectangles) {
    int value = rectangles.value(0, region.height(), 0, region.width());
    return collect(region, value, rectangles, 0);
  }

  private static RegionValues collect(CutRegion region, int value, Rectangles solved, int mask) {
    int height = region.height();
    int width = region.width();
    int[] afterFirst = new int[height];
    for (int u = 0; u < height; u++) {
      afterFirst[u] =
          Lines.open(region.first().span(u, 0, width))
              ? mask ^ solved.value(0, u, 0, width) ^ solved.value(u + 1, height, 0, width)
              : ILLEGAL;
    }
    int[] afterSecond = new int[width];
    for (int v = 0; v < width; v++) {
      afterSecond[v] =
          Lines.open(region.second().span(v, 0, height))
              ? mask ^ solved.value(0, height, 0, v) ^ solved.value(0, height, v + 1, width)
              : ILLEGAL;
    }
    int[] afterBoth = region.crosses() == 0 ? NONE : afterBoth(region, solved);
    return new RegionValues(region, value, afterFirst, afterSecond, afterBoth);
  }

  private static int[] afterBoth(CutRegion region, Rectangles solved) {
    int height = region.height();
    int width = region.width();
    int[] after = new int[region.first().numbers()];
    Arrays.fill(after, ILLEGAL);
    for (int u = 0; u < height; u++) {
      for (int v = region.first().from(u); v < region.first().to(u); v++) {
        if (isLegalCross(region, u, v)) {
          after[region.first().number(u, v)] =
              solved.value(0, u, 0, v)
                  ^ solved.value(0, u, v + 1, width)
                  ^ solved.value(u + 1, height, 0, v)
                  ^ solved.value(u + 1, height, v + 1, width);
        }
      }
    }
    return after;
  }

  private static boolean isLegalCross(CutRegion region, int u, int v) {
    return region.isCross(u, v)
        && Lines.clean(region.first().span(u, 0, region.width()))
        && Lines.clean(region.second().span(v, 0, region.height()));
  }

  private static boolean anyMove(CutRegion region) {
    if (openLines(region.first(), region.width()) > 0
        || openLines(region.second(), region.height()) > 0) {
      return true;
    }
    for (int u = 0; region.crosses() > 0 && u < region.height(); u++) {
      for (int v = region.first().from(u); v < region.first().to(u); v++) {
        if (isLegalCross(region, u, v)) {
          return true;
        }
      }
    }
    return false;
  }

  public int value() {
    return value;
  }

  /// The value after line `u` of the first axis is cleared, or [#ILLEGAL].
  public int afterFirst(int u) {
    return afterFirst[u];
  }

  /// The value after line `v` of the second axis is cleared, or [#ILLEGAL].
  public int afterSecond(int v) {
    return afterSecond[v];
  }

  /// The value after the cross at (`u`, `v`), or [#ILLEGAL].
  public int afterBoth(int u, int v) {
    return afterBoth[region.first().number(u, v)];
  }

  /// True if some move leaves a value.
  public boolean hasMoveTo(long after) {
    return contains(afterFirst, after)
        || contains(afterSecond, after)
        || contains(afterBoth, after);
  }

  private static boolean contains(int[] values, long sought) {
    for (int each : values) {
      if (each == sought) {
        return true;
      }
    }
    return false;
  }

  private static int openLines(Lines lines, int across) {
    int open = 0;
    for (int line = 0; line < lines.size(); line++) {
      open += Lines.open(lines.span(line, 0, across)) ? 1 : 0;
    }
    return open;
  }
}
