package org.grundy.solvers.cut.region;

import java.util.Arrays;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The rectangles of a region that play can reach, solved from the region down.
///
/// Each rectangle is first made tight: lines that hold idle cells only are dropped from its sides.
/// Tight rectangles and their values are kept in a table with open addressing, whose keys tell them
/// exactly. A rectangle with unsolved options waits on a stack until they are solved.
///
/// Where hazards make most lines illegal, or the board is thin, few rectangles are reached and this
/// is far faster than [RectangleTable]; elsewhere far slower.
final class RectangleSearch implements Rectangles {
  private static final int UNKNOWN = -1;
  private static final int LINES_BETWEEN_LOOKS = 1 << 16;

  private final Lines first;
  private final Lines second;
  private final CutRegion region;
  private final int bitsU;
  private final int bitsV;
  private final Meter meter;

  /// Keys plus one; 0 is a free slot.
  private long[] keys = new long[64];

  private int[] values = new int[64];
  private int size;

  private long[] stack = new long[64];
  private int depth;

  /// Lines looked at since the meter was asked.
  private int looked;

  private int[] stamps = new int[16];
  private int stamp;
  private long claimed;

  private RectangleSearch(CutRegion region, Meter meter) {
    this.region = region;
    this.meter = meter;
    first = region.first();
    second = region.second();
    bitsU = bits(region.height());
    bitsV = bits(region.width());
  }

  private static int bits(int lines) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(lines);
  }

  /// True if a rectangle of the region can be told by 62 bits.
  static boolean fits(CutRegion region) {
    return bits(region.height()) + bits(region.width()) <= 31;
  }

  /// Solves a region.
  ///
  /// @throws BudgetSpentException if the meter says so, or if the region does not [#fits]
  static RectangleSearch of(CutRegion region, Meter meter) {
    if (!fits(region)) {
      throw new BudgetSpentException(
          "%,d x %,d lines are more than a table of rectangles holds"
              .formatted(region.height(), region.width()));
    }
    RectangleSearch search = new RectangleSearch(region, meter);
    try {
      search.run();
    } finally {
      meter.claim(-search.claimed);
    }
    return search;
  }

  private void run() {
    if (known(0, region.height(), 0, region.width()) != UNKNOWN) {
      return;
    }
    int reported = 0;
    while (depth > 0) {
      long key = stack[depth - 1];
      int mark = depth;
      if (find(key) != UNKNOWN) {
        depth--;
        continue;
      }
      int value = expand(key);
      if (depth == mark) {
        depth--;
        put(key, value);
        if (size - reported >= 4096) {
          meter.work(size - reported);
          reported = size;
        }
      }
    }
    meter.work(size - reported);
  }

  @Override
  public int value(int fromU, int toU, int fromV, int toV) {
    int before = depth;
    int value = known(fromU, toU, fromV, toV);
    depth = before;
    if (value == UNKNOWN) {
      throw new IllegalArgumentException(
          "never reached: " + fromU + " " + toU + " " + fromV + " " + toV);
    }
    return value;
  }

  /// The mex of the options of a tight rectangle; without meaning where it left unsolved ones on
  /// the stack.
  private int expand(long key) {
    int fromV = (int) (key & mask(bitsV));
    int toV = (int) ((key >>> bitsV) & mask(bitsV));
    int fromU = (int) ((key >>> (2 * bitsV)) & mask(bitsU));
    int toU = (int) (key >>> (2 * bitsV + bitsU));
    stamp++;
    for (int u = fromU; u < toU; u++) {
      long span = first.span(u, fromV, toV);
      if (Lines.open(span)) {
        add(known(fromU, u, fromV, toV), known(u + 1, toU, fromV, toV));
      }
      if (region.crosses() > 0 && Lines.clean(span)) {
        addCrosses(fromU, toU, fromV, toV, u);
      }
    }
    for (int v = fromV; v < toV; v++) {
      if (Lines.open(second.span(v, fromU, toU))) {
        add(known(fromU, toU, fromV, v), known(fromU, toU, v + 1, toV));
      }
    }
    int mex = 0;
    while (mex < stamps.length && stamps[mex] == stamp) {
      mex++;
    }
    return mex;
  }

  private void addCrosses(int fromU, int toU, int fromV, int toV, int u) {
    int from = Math.max(fromV, first.from(u));
    int to = Math.min(toV, first.to(u));
    for (int v = from; v < to; v++) {
      if (region.isCross(u, v) && Lines.clean(second.span(v, fromU, toU))) {
        int upperLeft = known(fromU, u, fromV, v);
        int upperRight = known(fromU, u, v + 1, toV);
        int lowerLeft = known(u + 1, toU, fromV, v);
        int lowerRight = known(u + 1, toU, v + 1, toV);
        if ((upperLeft | upperRight | lowerLeft | lowerRight) >= 0) {
          add(upperLeft ^ upperRight, lowerLeft ^ lowerRight);
        }
      }
    }
  }

  private void add(int a, int b) {
    if ((a | b) < 0) {
      return;
    }
    int value = a ^ b;
    if (value >= stamps.length) {
      stamps = Arrays.copyOf(stamps, 2 * Integer.highestOneBit(value));
    }
    stamps[value] = stamp;
  }

  /// The value of a rectangle where it is known; otherwise puts it on the stack. A rectangle may
  /// have a hundred thousand options, each of which takes as many lines to be made tight: the meter
  /// is asked every so many lines, not only when rectangles are solved.
  private int known(int fromU, int toU, int fromV, int toV) {
    int lines = toU - fromU + toV - fromV;
    boolean trimmed = true;
    while (trimmed) {
      trimmed = false;
      while (fromU < toU && !Lines.alive(first.span(fromU, fromV, toV))) {
        fromU++;
      }
      while (fromU < toU && !Lines.alive(first.span(toU - 1, fromV, toV))) {
        toU--;
      }
      if (fromU >= toU) {
        looked += 4 + lines;
        return 0;
      }
      while (!Lines.alive(second.span(fromV, fromU, toU))) {
        fromV++;
        trimmed = true;
      }
      while (!Lines.alive(second.span(toV - 1, fromU, toU))) {
        toV--;
        trimmed = true;
      }
    }
    looked += 4 + lines - (toU - fromU + toV - fromV);
    if (looked >= LINES_BETWEEN_LOOKS) {
      looked = 0;
      meter.check();
    }
    long key = ((((((long) toU << bitsU) | fromU) << bitsV) | toV) << bitsV) | fromV;
    int value = find(key);
    if (value == UNKNOWN) {
      if (depth == stack.length) {
        claim((long) Long.BYTES * depth);
        stack = Arrays.copyOf(stack, 2 * depth);
      }
      stack[depth++] = key;
    }
    return value;
  }

  private static long mask(int bits) {
    return (1L << bits) - 1;
  }

  private int slot(long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    return (int) ((mixed >>> 32) ^ (mixed >>> 52)) & (keys.length - 1);
  }

  private int find(long key) {
    int mask = keys.length - 1;
    for (int i = slot(key); keys[i] != 0; i = (i + 1) & mask) {
      if (keys[i] == key + 1) {
        return values[i];
      }
    }
    return UNKNOWN;
  }

  private void put(long key, int value) {
    if (2 * size >= keys.length) {
      grow();
    }
    int i = slot(key);
    while (keys[i] != 0) {
      i = (i + 1) & (keys.length - 1);
    }
    keys[i] = key + 1;
    values[i] = value;
    size++;
  }

  private void claim(long bytes) {
    meter.claim(bytes);
    claimed += bytes;
  }

  private void grow() {
    if (keys.length == 1 << 30) {
      throw new BudgetSpentException(
          "more than 500 million rectangles are reached, which no table holds");
    }
    claim(24L * keys.length);
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = new int[keys.length];
    size = 0;
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        put(oldKeys[i] - 1, oldValues[i]);
      }
    }
  }
}
