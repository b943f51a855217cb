package org.grundy.solvers.cut.region;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.grundy.core.Meter;

/// All rectangles of a region, solved from the small to the large.
///
/// **Order.** The outer loops go over the bands `fromU <= u < toU`, the inner ones over the
/// rectangles of a band; whatever a rectangle needs has been solved before it.
///
/// **Two tables.** With J the number of a range of `v`, each value is kept twice,
///
/// ```
///   byFrom[fromU][J][toU]      byTo[toU][J][fromU]
/// ```
///
/// so that both values lie in a row when x runs: that of J above line x is `byFrom[fromU][J][x]`,
/// and that below it is `byTo[toU][J]`, one place further than x. Clearing line x of a rectangle
/// leaves their nim-sum: options are nim-sums of two runs.
///
/// **Other options.** A line of the first axis that cannot be cleared has all bits set in a row of
/// the same shape, `closed`, and leaves all bits. The lines of the other axis and the crosses are
/// [BandEntries].
///
/// **Tight rectangles.** Only rectangles that have a cell that is not idle on each of their four
/// sides are worked out, the others are equal to a smaller one.
///
/// Cost: rectangles × (lines + crosses in them) / 6 or so; memory: the square of the number of
/// cells in `char`s. Values fit a `char` because there are less than 65,535 options.
final class RectangleTable implements Rectangles {
  private final CutRegion region;
  private final int height;
  private final int width;
  private final int stride;
  private final int pairs;
  private final int widenAt;
  private final Meter meter;
  private final OptionSet options = new OptionSet();
  private final UniformRectangles uniform;
  private final BandEntries entries;

  private PackedValues byFrom;
  private PackedValues byTo;

  /// So many bands are solved, in the order of [#run]; written after their values, so that another
  /// thread may save them meanwhile.
  private volatile int done;

  /// By J, then line u of the first axis: 0 where it can be cleared, otherwise all bits.
  private PackedValues closed;

  /// By line u: the first v from a given one on at which it holds a cell that is not idle.
  private final int[] nextAlive;

  /// By fromU and toU: no rectangle of the band, or of a band in it, with less lines of the second
  /// axis has a value of 64 or more.
  private final int[] wideFrom;

  /// In the band at hand: from how many lines on a rectangle may leave a value of 64 or more.
  private int wideLength;

  private long unreported;

  /// A table in which nothing is solved, of a region of which [#bytes] is less than
  /// [Long#MAX_VALUE]; with two bytes a value from the first value of at least `widenAt` on.
  ///
  /// @param widenAt from 1 to 256
  RectangleTable(CutRegion region, Meter meter, int widenAt) {
    meter.claim(bytes(region));
    this.widenAt = widenAt;
    this.region = region;
    this.meter = meter;
    height = region.height();
    width = region.width();
    stride = height + 1;
    pairs = width * (width + 1) / 2;
    boolean checked = region.hazards() > 0 && region.crosses() > 0;
    int shift = checked ? 1 : 0;
    byFrom = new PackedValues(height * pairs * stride, shift);
    byTo = new PackedValues((height + 1) * pairs * stride, shift);
    closed = new PackedValues(pairs * stride, shift);
    nextAlive = new int[height * (width + 1)];
    wideFrom = new int[height * stride];
    uniform = new UniformRectangles(region);
    entries = new BandEntries(region, checked);
    prepareAlive();
    prepareClosed();
  }

  /// The memory that a table takes, or [Long#MAX_VALUE] where a region is too large for one.
  static long bytes(CutRegion region) {
    double height = region.height();
    double width = region.width();
    double pairs = width * (width + 1) / 2;
    double mostOptions = region.crosses() + height + width;
    double cells = (height + 1) * (height + 1) * pairs;
    double entries = (width + 1) * (mostOptions + 1 + PackedValues.PADDING);
    boolean fits =
        2 * cells < Integer.MAX_VALUE - 64
            && 2.5 * entries < Integer.MAX_VALUE - 64
            && mostOptions
                < (region.hazards() > 0 ? BandEntries.HAZARD_RIGHT : Character.MAX_VALUE);
    return fits ? (long) (4 * cells + 5 * entries + 2 * pairs * (height + 1)) : Long.MAX_VALUE;
  }

  @Override
  public boolean run() {
    // A band needs only bands inside it: (fromU, x) was solved earlier in the inner loop, and (x,
    // toU) in an earlier turn of the outer one.
    for (int fromU = height - 1; fromU >= 0; fromU--) {
      for (int toU = fromU + 1; toU <= height; toU++) {
        if (turn(fromU, toU) < done) {
          continue;
        }
        if (!solveBand(fromU, toU)) {
          widen();
          solveBand(fromU, toU);
        }
        done = turn(fromU, toU) + 1;
      }
    }
    report(0);
    return true;
  }

  /// The number of bands that are solved before one.
  private int turn(int fromU, int toU) {
    int later = height - 1 - fromU;
    return later * (later + 1) / 2 + toU - 1 - fromU;
  }

  @Override
  public int value(int fromU, int toU, int fromV, int toV) {
    if (fromU >= toU || fromV >= toV) {
      return 0;
    }
    return turn(fromU, toU) < done ? solved(fromU, toU, fromV, toV) : UNKNOWN;
  }

  private int solved(int fromU, int toU, int fromV, int toV) {
    return byFrom.get((fromU * pairs + pair(fromV, toV)) * stride + toU);
  }

  @Override
  public void release() {
    meter.claim(-bytes(region));
  }

  @Override
  public long size() {
    return done;
  }

  @Override
  public void save(DataOutput out) throws IOException {
    int bands = done;
    PackedValues values = byFrom;
    out.writeInt(bands);
    for (int fromU = height - 1; fromU >= 0; fromU--) {
      for (int toU = fromU + 1; toU <= height && turn(fromU, toU) < bands; toU++) {
        for (int pair = 0; pair < pairs; pair++) {
          out.writeChar(values.get((fromU * pairs + pair) * stride + toU));
        }
      }
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    int bands = in.readInt();
    if (bands < 0 || bands > height * (height + 1) / 2) {
      throw new IOException("no such rectangles: " + bands);
    }
    for (int fromU = height - 1; fromU >= 0; fromU--) {
      for (int toU = fromU + 1; toU <= height && turn(fromU, toU) < bands; toU++) {
        load(fromU, toU, in);
      }
    }
    done = bands;
  }

  private void load(int fromU, int toU, DataInput in) throws IOException {
    beginBand(fromU, toU);
    for (int toV = 1; toV <= width; toV++) {
      for (int fromV = 0; fromV < toV; fromV++) {
        int value = in.readChar();
        if (value > byFrom.most()) {
          widen();
        }
        int pair = pair(fromV, toV);
        byFrom.set((fromU * pairs + pair) * stride + toU, value);
        byTo.set((toU * pairs + pair) * stride + fromU, value);
        noteWide(fromU * stride + toU, toV - fromV, value);
      }
    }
  }

  private void noteWide(int band, int length, int value) {
    if (value >= OptionSet.WIDE && length < wideFrom[band]) {
      wideFrom[band] = length;
      wideLength = length + 1;
    }
  }

  /// The number J of a range of `v`.
  static int pair(int fromV, int toV) {
    return toV * (toV - 1) / 2 + fromV;
  }

  private void prepareAlive() {
    for (int u = 0; u < height; u++) {
      int base = u * (width + 1);
      nextAlive[base + width] = width;
      for (int v = width - 1; v >= 0; v--) {
        boolean alive = Lines.alive(region.first().span(u, v, v + 1));
        nextAlive[base + v] = alive ? v : nextAlive[base + v + 1];
      }
    }
  }

  private void prepareClosed() {
    for (int toV = 1; toV <= width; toV++) {
      for (int fromV = 0; fromV < toV; fromV++) {
        int at = pair(fromV, toV) * stride;
        for (int u = 0; u < height; u++) {
          boolean open = Lines.open(region.first().span(u, fromV, toV));
          closed.set(at + u, open ? 0 : closed.most());
        }
      }
    }
  }

  private void widen() {
    byFrom = byFrom.widened();
    byTo = byTo.widened();
    closed = new PackedValues(closed.length(), 1);
    prepareClosed();
  }

  /// Solves the rectangles of a band; false if a value does not fit.
  private boolean solveBand(int fromU, int toU) {
    entries.begin(fromU, toU, byFrom, byTo);
    uniform.begin(fromU, toU);
    beginBand(fromU, toU);
    for (int length = 1; length <= width; length++) {
      if (!solveRectangles(fromU, toU, length)) {
        return false;
      }
      report(width + 1 - length);
    }
    return true;
  }

  private void beginBand(int fromU, int toU) {
    int band = fromU * stride + toU;
    wideLength =
        toU - fromU > 1 ? Math.min(wideFrom[band + stride], wideFrom[band - 1]) : width + 1;
    wideFrom[band] = wideLength;
  }

  private void report(int solved) {
    unreported += solved;
    if (unreported >= 4096 || solved == 0) {
      meter.work(unreported);
      unreported = 0;
    }
  }

  /// Solves the rectangles of a band with `length` lines of the second axis; false if a value does
  /// not fit. None of them needs another, so that the processor may work on several at a time.
  private boolean solveRectangles(int fromU, int toU, int length) {
    int aliveFrom = fromU * (width + 1);
    int aliveTo = (toU - 1) * (width + 1);
    int limit = byFrom.shift() == 0 ? widenAt : 1 << Character.SIZE;
    int band = fromU * stride + toU;
    for (int fromV = 0; fromV + length <= width; fromV++) {
      int toV = fromV + length;
      int pair = pair(fromV, toV);
      int above = (fromU * pairs + pair) * stride;
      int below = (toU * pairs + pair) * stride;
      int value;
      // The cheap ways come before `mex`: a uniform rectangle, which is worked out once for its
      // size, then one whose first or last line along an axis is idle, which is worth what the
      // rectangle without that line is.
      if (uniform.has(fromV, toV)) {
        value = uniform(fromU, toU, fromV, toV);
      } else if (nextAlive[aliveFrom + fromV] >= toV) {
        value = byTo.get(below + fromU + 1);
      } else if (nextAlive[aliveTo + fromV] >= toV) {
        value = byFrom.get(above + toU - 1);
      } else if (!entries.alive(toV - 1)) {
        value = solved(fromU, toU, fromV, toV - 1);
      } else if (!entries.alive(fromV)) {
        value = solved(fromU, toU, fromV + 1, toV);
      } else {
        value = mex(fromU, toU, fromV, toV);
      }
      if (value >= limit) {
        return false;
      }
      noteWide(band, length, value);
      byFrom.set(above + toU, value);
      byTo.set(below + fromU, value);
      entries.put(fromV, toV, value);
    }
    return true;
  }

  private int uniform(int fromU, int toU, int fromV, int toV) {
    int known = uniform.value(fromV, toV);
    if (known >= 0) {
      return known;
    }
    int value = mex(fromU, toU, fromV, toV);
    uniform.keep(fromV, toV, value);
    return value;
  }

  private int mex(int fromU, int toU, int fromV, int toV) {
    int pair = pair(fromV, toV);
    int above = (fromU * pairs + pair) * stride + fromU;
    int below = (toU * pairs + pair) * stride + fromU + 1;
    boolean wide = toV - fromV >= wideLength;
    int mex = -1;
    while (mex < 0) {
      options.clear(wide);
      entries.addTo(options, fromV, toV);
      options.addOpen(byFrom, above, byTo, below, closed, pair * stride + fromU, toU - fromU);
      mex = options.mex();
      wide = true;
    }
    return mex;
  }
}
