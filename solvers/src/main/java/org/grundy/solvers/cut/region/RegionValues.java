package org.grundy.solvers.cut.region;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.grundy.core.Meter;

/// The value of a region and of what each of its first moves leaves.
public final class RegionValues {
  /// The value after a move that is not legal.
  public static final int ILLEGAL = -2;

  /// The value of the region, or after a move, where it is not known.
  public static final int UNKNOWN = Rectangles.UNKNOWN;

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
    return new RegionRun(region, meter).solve();
  }

  /// Solves a region without crosses in the table of small values; empty if some is not less than
  /// `limit`.
  public static Optional<RegionValues> byLanes(CutRegion region, Meter meter, int limit) {
    return RegionRun.by(region, new LaneTable(region, meter, limit));
  }

  /// Solves a region in the dense table, with two bytes a value from `widenAt` on.
  public static RegionValues byTable(CutRegion region, Meter meter, int widenAt) {
    return RegionRun.by(region, new RectangleTable(region, meter, widenAt)).orElseThrow();
  }

  /// Solves a region by search from the whole down.
  public static RegionValues bySearch(CutRegion region, Meter meter) {
    return RegionRun.by(region, new RectangleSearch(region, meter)).orElseThrow();
  }

  /// The values of a region where each move clears one of parallel lines and changes nothing else,
  /// or where there is no move; empty for others.
  static Optional<RegionValues> atOnce(CutRegion region) {
    if (!anyMove(region)) {
      return Optional.of(alternating(region, 0));
    }
    if (region.crosses() == 0 && !region.has(CutRegion.CLEARS_SECOND)) {
      return Optional.of(alternating(region, openLines(region.first(), region.width())));
    }
    if (region.crosses() == 0 && !region.has(CutRegion.CLEARS_FIRST)) {
      return Optional.of(alternating(region, openLines(region.second(), region.height())));
    }
    return Optional.empty();
  }

  /// A region in which each move clears one of `lines` parallel lines and changes nothing else.
  private static RegionValues alternating(CutRegion region, int lines) {
    int value = lines & 1;
    return collect(region, value, (_, _, _, _) -> 0, value ^ 1);
  }

  /// The values of a region of which nothing is solved.
  static RegionValues unknown(CutRegion region) {
    return collect(
        region, UNKNOWN, (fromU, toU, fromV, toV) -> fromU >= toU || fromV >= toV ? 0 : UNKNOWN, 0);
  }

  /// The values as far as they are known by rectangles.
  static RegionValues read(CutRegion region, Rectangles rectangles) {
    int value = rectangles.value(0, region.height(), 0, region.width());
    return collect(region, value, rectangles::value, 0);
  }

  /// The values of rectangles, as [Rectangles#value] tells them.
  private interface Solved {
    int value(int fromU, int toU, int fromV, int toV);
  }

  private static int sum(int one, int other, int third) {
    return (one | other | third) < 0 ? UNKNOWN : one ^ other ^ third;
  }

  private static RegionValues collect(CutRegion region, int value, Solved solved, int mask) {
    int height = region.height();
    int width = region.width();
    int[] afterFirst = new int[height];
    for (int u = 0; u < height; u++) {
      afterFirst[u] =
          Lines.open(region.first().span(u, 0, width))
              ? sum(mask, solved.value(0, u, 0, width), solved.value(u + 1, height, 0, width))
              : ILLEGAL;
    }
    int[] afterSecond = new int[width];
    for (int v = 0; v < width; v++) {
      afterSecond[v] =
          Lines.open(region.second().span(v, 0, height))
              ? sum(mask, solved.value(0, height, 0, v), solved.value(0, height, v + 1, width))
              : ILLEGAL;
    }
    int[] afterBoth = region.crosses() == 0 ? NONE : afterBoth(region, solved);
    return new RegionValues(region, value, afterFirst, afterSecond, afterBoth);
  }

  private static int[] afterBoth(CutRegion region, Solved solved) {
    int height = region.height();
    int width = region.width();
    int[] after = new int[region.first().numbers()];
    Arrays.fill(after, ILLEGAL);
    for (int u = 0; u < height; u++) {
      for (int v = region.first().from(u); v < region.first().to(u); v++) {
        if (isLegalCross(region, u, v)) {
          after[region.first().number(u, v)] =
              sum(
                  sum(0, solved.value(0, u, 0, v), solved.value(0, u, v + 1, width)),
                  solved.value(u + 1, height, 0, v),
                  solved.value(u + 1, height, v + 1, width));
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

  /// The value of the region, or [#UNKNOWN].
  public int value() {
    return value;
  }

  /// Writes the values.
  void save(DataOutput out) throws IOException {
    out.writeInt(value);
    for (int[] after : new int[][] {afterFirst, afterSecond, afterBoth}) {
      for (int each : after) {
        out.writeInt(each);
      }
    }
  }

  /// The values of a region, as [#save] wrote them.
  static RegionValues load(CutRegion region, DataInput in) throws IOException {
    return new RegionValues(
        region,
        in.readInt(),
        ints(region.height(), in),
        ints(region.width(), in),
        ints(region.crosses() == 0 ? 0 : region.first().numbers(), in));
  }

  private static int[] ints(int count, DataInput in) throws IOException {
    int[] read = new int[count];
    for (int i = 0; i < count; i++) {
      read[i] = in.readInt();
    }
    return read;
  }

  /// The value after line `u` of the first axis is cleared, [#ILLEGAL] or [#UNKNOWN].
  public int afterFirst(int u) {
    return afterFirst[u];
  }

  /// The value after line `v` of the second axis is cleared, [#ILLEGAL] or [#UNKNOWN].
  public int afterSecond(int v) {
    return afterSecond[v];
  }

  /// The value after the cross at (`u`, `v`), [#ILLEGAL] or [#UNKNOWN].
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
