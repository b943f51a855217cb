package org.grundy.solvers.cut.region;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.grundy.core.Meter;

/// All rectangles of a region without crosses, solved eight at a time from the small to the large.
///
/// **Layout.** A row holds a byte for each first line of the second axis: the rectangles of one
/// *band* `fromU <= u < toU` with one number w of lines of the second axis.
///
/// ```
///   band (fromU, toU)   w = 0:   0                 0                 0   …
///                       w = 1:   fromV = 0         fromV = 1         …
///                       w = 2:   fromV = 0         fromV = 1         …
/// ```
///
/// Eight neighbours in a row are the lanes of a `long`. Let o(x) be the row of the band (fromU, x),
/// and p(x) that of (x, toU), with the same w; then clearing line x of the first axis leaves
///
/// ```
///   o(x)[fromV] ^ p(x + 1)[fromV]                       in all eight lanes at once,
/// ```
///
/// and in one band, with the row q(w) of w lines, clearing line fromV + j of the second axis leaves
///
/// ```
///   q(j)[fromV] ^ q(w - 1 - j)[fromV + j + 1].
/// ```
///
/// So no lane needs an address of its own, and there is no branch but for the loops.
///
/// **Legality.** Where the line cannot be cleared, the lane is also added (by ^) to [#ILLEGAL],
/// read from rows of the same shape. The set of a rectangle's options is a `long`, and as values
/// are less than 32, so are their nim-sums: legal options are in its lower half, the others in its
/// upper half, where nobody looks. A region with a value of 32 or more is given up.
///
/// **Equal rectangles.** The value of a *uniform* rectangle ([UniformRectangles]) depends on its
/// size only and is worked out once.
///
/// The values of rectangles that stick out of the region hold something without meaning, which no
/// other rectangle reads.
///
/// Cost: rectangles × lines in them / 4 or so; memory: half the square of the number of cells.
final class LaneTable implements Rectangles {
  private static final int LANES = Long.BYTES;

  private static final long ONES = 0x0101_0101_0101_0101L;

  /// The first bit of each lane.
  private static final long HIGH = 0x8080_8080_8080_8080L;

  /// The least value that the table does not hold, and the mark of a line that cannot be cleared.
  static final byte ILLEGAL = 32;

  private final CutRegion region;
  private final int height;
  private final int width;

  /// The length of a row: a `long` that begins at its last lane ends in it.
  private final int row;

  /// The length of a band, and of what tells of one line of the first axis.
  private final int band;

  private final byte[] values;

  /// By line u, then w, then fromV: [#ILLEGAL], or 0 where line u can be cleared.
  private final byte[] firstIllegal;

  /// By v, in the band at hand: [#ILLEGAL], or 0 where line v can be cleared.
  private final byte[] secondIllegal;

  private final UniformRectangles uniform;

  /// Added to the lanes, takes those to their first bit that are too large.
  private final long untilTooLarge;

  private final Meter meter;

  /// So many bands are solved, in the order of [#run]; written after their values, so that another
  /// thread may save them meanwhile.
  private volatile int done;

  /// A table in which nothing is solved, of a region of which [#bytes] is less than
  /// [Long#MAX_VALUE] and that has no crosses.
  ///
  /// @param limit from 1 to [#ILLEGAL]: the least value that is too large, and also one without
  ///   meaning
  LaneTable(CutRegion region, Meter meter, int limit) {
    meter.claim(bytes(region));
    this.region = region;
    this.meter = meter;
    untilTooLarge = (128 - limit) * ONES;
    height = region.height();
    width = region.width();
    row = width + LANES;
    band = (width + 1) * row;
    values = new byte[bands(height) * band];
    firstIllegal = new byte[height * band];
    secondIllegal = new byte[2 * row];
    uniform = new UniformRectangles(region);
    prepare();
  }

  private static int bands(int height) {
    return (height + 1) * (height + 2) / 2;
  }

  /// The number of a band, in a triangle that has the empty ones on its hypotenuse.
  private static int band(int fromU, int toU) {
    return toU * (toU + 1) / 2 + fromU;
  }

  /// The memory that a table takes, or [Long#MAX_VALUE] where a region is too large for one.
  static long bytes(CutRegion region) {
    double height = region.height();
    double width = region.width();
    double bytes = ((height + 1) * (height + 2) / 2 + height) * (width + 1) * (width + LANES);
    return bytes < Integer.MAX_VALUE - 64 ? (long) bytes : Long.MAX_VALUE;
  }

  @Override
  public boolean run() {
    // Clearing line u of the band (fromU, toU) leaves the bands (fromU, u) and (u + 1, toU). The
    // first ends before toU, so it was solved in an earlier turn of the outer loop; the second
    // begins after fromU, so it was solved earlier in this one.
    for (int toU = 1; toU <= height; toU++) {
      for (int fromU = toU - 1; fromU >= 0; fromU--) {
        if (turn(fromU, toU) == done && !solveBand(fromU, toU)) {
          return false;
        }
      }
    }
    return true;
  }

  /// The number of bands that are solved before one.
  private static int turn(int fromU, int toU) {
    return toU * (toU - 1) / 2 + toU - 1 - fromU;
  }

  @Override
  public int value(int fromU, int toU, int fromV, int toV) {
    if (fromU >= toU || fromV >= toV) {
      return 0;
    }
    return turn(fromU, toU) < done
        ? values[band(fromU, toU) * band + (toV - fromV) * row + fromV]
        : UNKNOWN;
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
    out.writeInt(bands);
    for (int toU = 1; toU <= height; toU++) {
      for (int fromU = toU - 1; fromU >= 0 && turn(fromU, toU) < bands; fromU--) {
        out.write(values, band(fromU, toU) * band, band);
      }
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    int bands = in.readInt();
    if (bands < 0 || bands > height * (height + 1) / 2) {
      throw new IOException("no such rectangles: " + bands);
    }
    for (int toU = 1; toU <= height; toU++) {
      for (int fromU = toU - 1; fromU >= 0 && turn(fromU, toU) < bands; fromU--) {
        in.readFully(values, band(fromU, toU) * band, band);
      }
    }
    done = bands;
  }

  private void prepare() {
    for (int u = 0; u < height; u++) {
      for (int w = 1; w <= width; w++) {
        int at = u * band + w * row;
        for (int fromV = 0; fromV + w <= width; fromV++) {
          boolean open = Lines.open(region.first().span(u, fromV, fromV + w));
          firstIllegal[at + fromV] = open ? 0 : ILLEGAL;
        }
      }
    }
  }

  private boolean solveBand(int fromU, int toU) {
    uniform.begin(fromU, toU);
    for (int v = 0; v < width; v++) {
      secondIllegal[v] = Lines.open(region.second().span(v, fromU, toU)) ? 0 : ILLEGAL;
    }
    long solved = 0;
    for (int w = 1; w <= width; w++) {
      if (!solveRow(fromU, toU, w)) {
        return false;
      }
      solved += width + 1 - w;
      if (solved >= 4096) {
        meter.work(solved);
        solved = 0;
      }
    }
    done = turn(fromU, toU) + 1;
    meter.work(solved);
    return true;
  }

  /// Solves the rectangles of a band with `w` lines; false if a value is too large.
  private boolean solveRow(int fromU, int toU, int w) {
    int at = band(fromU, toU) * band + w * row;
    int last = width - w;
    int fromV = 0;
    while (fromV <= last) {
      int until = Math.min(uniform.until(fromV) - w, last) + 1;
      boolean alike = until > fromV;
      int known = alike ? uniform.value(fromV, fromV + w) : -1;
      if (known >= 0) {
        // The last write may pass `until`. The rectangles there are solved next and written over,
        // or are the padding of the row.
        for (int i = fromV; i < until; i += LANES) {
          PackedValues.write(values, at + i, known * ONES);
        }
        fromV = until;
        continue;
      }
      long mex = mex(fromU, toU, w, fromV);
      // A lane holds at most 63 and 127 is added at most, so no lane carries into the next. Its
      // highest bit is set exactly if its mex is the limit or more.
      if (((mex + untilTooLarge) & HIGH) != 0) {
        return false;
      }
      if (alike) {
        uniform.keep(fromV, fromV + w, (int) mex & 0xFF);
      }
      PackedValues.write(values, at + fromV, mex);
      fromV += LANES;
    }
    return true;
  }

  /// The least values that are no options of eight rectangles, `w` lines each, the first of which
  /// begins at `fromV`. A lane from 32 on means 32 or more.
  ///
  /// An option is `a ^ b ^ c` in each lane: what is left on this side of the line that is cleared,
  /// what is left on that side, and whether the line can be cleared.
  ///
  /// ```
  ///             a                          b                         c
  ///   first     band (fromU, u)            band (u + 1, toU)         illegal, line u
  ///             then u + 1 bands further   then one band further     then one band further
  ///   second    row of 0, 1, … lines       row of w - 1, … lines     illegal, line v
  ///             then one row further       one row back, one place   then one place further
  ///
  ///   a ^ b ^ c      lane 7 … lane 1 lane 0        a byte each, the option of that rectangle
  ///                     |        |      |
  ///                    s7   …   s1     s0          bits 0-31: legal, bits 32-63: illegal
  /// ```
  ///
  /// The eight sets `s0` to `s7` are all but half of the registers; one loop for both axes would
  /// need more than there are, and is slower by a tenth.
  private long mex(int fromU, int toU, int w, int fromV) {
    final byte[] values = this.values;
    final byte[] firstIllegal = this.firstIllegal;
    final byte[] secondIllegal = this.secondIllegal;
    final int band = this.band;
    final int row = this.row;
    long s0 = 0;
    long s1 = 0;
    long s2 = 0;
    long s3 = 0;
    long s4 = 0;
    long s5 = 0;
    long s6 = 0;
    long s7 = 0;
    int first = w * row + fromV;
    int a = band(fromU, fromU) * band + first;
    int b = band(fromU + 1, toU) * band + first;
    int c = fromU * band + first;
    for (int u = fromU; u < toU; u++) {
      long sums =
          PackedValues.read(values, a)
              ^ PackedValues.read(values, b)
              ^ PackedValues.read(firstIllegal, c);
      // A shift takes the lowest six bits of its distance only: those of one lane.
      s0 |= 1L << sums;
      s1 |= 1L << (sums >>> 8);
      s2 |= 1L << (sums >>> 16);
      s3 |= 1L << (sums >>> 24);
      s4 |= 1L << (sums >>> 32);
      s5 |= 1L << (sums >>> 40);
      s6 |= 1L << (sums >>> 48);
      s7 |= 1L << (sums >>> 56);
      a += (u + 1) * band;
      b += band;
      c += band;
    }
    a = band(fromU, toU) * band + fromV;
    b = a + (w - 1) * row + 1;
    for (int v = fromV; v < fromV + w; v++) {
      long sums =
          PackedValues.read(values, a)
              ^ PackedValues.read(values, b)
              ^ PackedValues.read(secondIllegal, v);
      s0 |= 1L << sums;
      s1 |= 1L << (sums >>> 8);
      s2 |= 1L << (sums >>> 16);
      s3 |= 1L << (sums >>> 24);
      s4 |= 1L << (sums >>> 32);
      s5 |= 1L << (sums >>> 40);
      s6 |= 1L << (sums >>> 48);
      s7 |= 1L << (sums >>> 56);
      a += row;
      b += 1 - row;
    }
    long low = least(s0) | least(s1) << 8 | least(s2) << 16 | least(s3) << 24;
    long high = least(s4) | least(s5) << 8 | least(s6) << 16 | least(s7) << 24;
    return low | high << 32;
  }

  /// The least number that is not in a set, or a larger one that is at least 32 and at most 63.
  private static long least(long set) {
    return Long.numberOfTrailingZeros(~set | Long.MIN_VALUE);
  }
}
