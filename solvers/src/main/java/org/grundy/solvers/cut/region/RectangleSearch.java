package org.grundy.solvers.cut.region;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.space.FoundStates;
import org.grundy.solvers.space.StateTable;

/// The rectangles of a region that play can reach, solved from the region down.
///
/// Each rectangle is first made tight: lines that hold idle cells only are dropped from its sides.
/// Tight rectangles and their values are kept under keys that tell them exactly. A rectangle with
/// unsolved options waits on a stack until they are solved.
///
/// Where hazards make most lines illegal, or the board is thin, few rectangles are reached and this
/// is far faster than [RectangleTable]; elsewhere far slower.
final class RectangleSearch implements Rectangles {
  private static final int LINES_BETWEEN_LOOKS = 1 << 16;

  private final Lines first;
  private final Lines second;
  private final CutRegion region;
  private final int bitsU;
  private final int bitsV;
  private final Meter meter;

  private final FoundStates found;

  private long[] stack = new long[64];
  private int depth;

  /// Lines looked at since the meter was asked.
  private int looked;

  private int[] stamps = new int[16];
  private int stamp;
  private long claimed;

  /// A search in which nothing is solved.
  ///
  /// @throws BudgetSpentException if the region does not [#fits]
  RectangleSearch(CutRegion region, Meter meter) {
    if (!fits(region)) {
      throw new BudgetSpentException(
          "%,d x %,d lines are more than a table of rectangles holds"
              .formatted(region.height(), region.width()));
    }
    this.found = new FoundStates(meter);
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

  @Override
  public boolean run() {
    long reported = found.size();
    known(0, region.height(), 0, region.width());
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
        found.put(key, value);
        if (found.size() - reported >= 4096) {
          meter.work(found.size() - reported);
          reported = found.size();
        }
      }
    }
    meter.work(found.size() - reported);
    return true;
  }

  @Override
  public int value(int fromU, int toU, int fromV, int toV) {
    int before = depth;
    int value = known(fromU, toU, fromV, toV);
    depth = before;
    return value;
  }

  @Override
  public void release() {
    found.release();
    meter.claim(-claimed);
    claimed = 0;
  }

  @Override
  public long size() {
    return found.size();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    found.save(out);
  }

  @Override
  public void load(DataInput in) throws IOException {
    found.load(in);
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
        meter.claim((long) Long.BYTES * depth);
        claimed += (long) Long.BYTES * depth;
        stack = Arrays.copyOf(stack, 2 * depth);
      }
      stack[depth++] = key;
    }
    return value;
  }

  private static long mask(int bits) {
    return (1L << bits) - 1;
  }

  private int find(long key) {
    long value = found.get(key);
    return value == StateTable.UNKNOWN ? UNKNOWN : (int) value;
  }
}
