package org.grundy.solvers.cut;

import java.util.Arrays;
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
/// so that the value of J above line x (from `byFrom`, index x) and below it (from `byTo`, index x
/// +
/// 1) both lie in a row when x runs. Clearing line x of a rectangle leaves `byFrom[fromU][J][x] ^
///    byTo[toU][J][x + 1]`: options are nim-sums of two runs.
///
/// **Entries.** The same is reached for the lines of the other axis and for crosses. A band has a
/// list of entries, sorted by `v`: one for every cross (x, y), and one for every line y that can be
/// cleared. For each entry k
///
/// ```
///   left[fromV][k]  = value of what remains at fromV <= v < y
///   right[toV][k]   = value of what remains at y < v < toV
/// ```
///
/// where a cross leaves the nim-sum of the part above x and the part below. A rectangle's options
/// are `left[fromV][k] ^ right[toV][k]` for the k of one range: a cross costs two loads, although
/// it leaves four rectangles.
///
/// **Tight rectangles.** Only rectangles that have a cell that is not idle on each of their four
/// sides are worked out, the others are equal to a smaller one.
///
/// Cost: rectangles × (lines + crosses in them) / 6 or so; memory: the square of the number of
/// cells in `char`s. Values fit a `char` because there are less than 65,536 options.
final class RectangleTable implements Rectangles {
  /// Marks entries of a cross whose line of the first axis holds a hazard to the left, or to the
  /// right, so that their nim-sum is no value.
  private static final int HAZARD_LEFT = 1 << 15;

  private static final int HAZARD_RIGHT = OptionSet.ILLEGAL;

  private final Region region;
  private final int height;
  private final int width;
  private final int stride;
  private final int pairs;
  private final boolean checked;
  private final int widenAt;
  private final Meter meter;
  private final OptionSet options = new OptionSet();

  private Lanes byFrom;
  private Lanes byTo;

  /// The binary logarithm of the bytes a value.
  private int shift;

  /// By line u: the first v from a given one on at which it holds a cell that is not idle.
  private final int[] nextAlive;

  /// The runs of lines of the first axis that can be cleared in each range J.
  private final int[] runFirst;

  private int[] runs = new int[64];

  /// The crosses, sorted by v: those at v have the indices `crossFirst[v]` to `crossFirst[v + 1]`.
  private final int[] crossFirst;

  private final int[] crossLine;

  /// By line v, then line u: the first u from there on at which the cell does something else.
  private final int[] sameUntil;

  /// By line v: the first v from there on at which the rectangle of the band is not uniform.
  private final int[] uniformUntil;

  /// By what the cells do, height and width: one more than the value of a uniform rectangle, or 0.
  private final char[] bySize;

  private final boolean[] columnAlive;
  private final int[] entryFirst;
  private final int[] crossTo;
  private final int[] entryLine;

  /// By v + 1: the entry of that line, or a slot that nobody reads.
  private final int[] lineEntry;

  private Lanes left = new Lanes(0, 0);
  private Lanes right = new Lanes(0, 0);
  private int entries;
  private long unreported;

  private RectangleTable(Region region, Meter meter, int widenAt) {
    this.widenAt = widenAt;
    this.region = region;
    this.meter = meter;
    height = region.height();
    width = region.width();
    stride = height + 1;
    pairs = width * (width + 1) / 2;
    checked = region.hazards() > 0 && region.crosses() > 0;
    shift = checked ? 1 : 0;
    byFrom = new Lanes(height * pairs * stride, shift);
    byTo = new Lanes((height + 1) * pairs * stride, shift);
    nextAlive = new int[height * (width + 1)];
    runFirst = new int[pairs + 1];
    crossFirst = new int[width + 1];
    crossLine = new int[region.crosses()];
    sameUntil = new int[width * height];
    uniformUntil = new int[width + 1];
    bySize = new char[LineRules.HAZARD * stride * (width + 1)];
    columnAlive = new boolean[width];
    entryFirst = new int[width + 1];
    crossTo = new int[width];
    entryLine = new int[region.crosses() + width];
    lineEntry = new int[width + 2];
  }

  /// The memory that a table takes, or [Long#MAX_VALUE] where a region is too large for one.
  static long bytes(Region region) {
    double height = region.height();
    double width = region.width();
    double pairs = width * (width + 1) / 2;
    double mostOptions = region.crosses() + height + width;
    double cells = (height + 1) * (height + 1) * pairs;
    double entries = (width + 1) * (mostOptions + 1 + Lanes.PADDING);
    boolean fits =
        2 * cells < Integer.MAX_VALUE - 64
            && 2.5 * entries < Integer.MAX_VALUE - 64
            && mostOptions < (region.hazards() > 0 ? HAZARD_RIGHT : Character.MAX_VALUE);
    return fits ? (long) (4 * cells + 5 * entries + 4 * pairs * height) : Long.MAX_VALUE;
  }

  /// Solves a region of which [#bytes] is less than [Long#MAX_VALUE], with two bytes a value from
  /// the first value of at least `widenAt` on.
  ///
  /// @param widenAt from 1 to 256
  static RectangleTable of(Region region, Meter meter, int widenAt) {
    RectangleTable table = new RectangleTable(region, meter, widenAt);
    table.prepare();
    for (int fromU = table.height - 1; fromU >= 0; fromU--) {
      for (int toU = fromU + 1; toU <= table.height; toU++) {
        if (!table.solveBand(fromU, toU)) {
          table.widen();
          table.solveBand(fromU, toU);
        }
      }
    }
    table.report(0);
    table.left = new Lanes(0, 0);
    table.right = table.left;
    return table;
  }

  @Override
  public int value(int fromU, int toU, int fromV, int toV) {
    if (fromU >= toU || fromV >= toV) {
      return 0;
    }
    return byFrom.get((fromU * pairs + pair(fromV, toV)) * stride + toU);
  }

  /// The number J of a range of `v`.
  private static int pair(int fromV, int toV) {
    return toV * (toV - 1) / 2 + fromV;
  }

  private void prepare() {
    for (int u = 0; u < height; u++) {
      int base = u * (width + 1);
      nextAlive[base + width] = width;
      for (int v = width - 1; v >= 0; v--) {
        boolean alive = Lines.alive(region.first().span(u, v, v + 1));
        nextAlive[base + v] = alive ? v : nextAlive[base + v + 1];
      }
    }
    int crosses = 0;
    for (int v = 0; v < width; v++) {
      crossFirst[v] = crosses;
      for (int u = region.second().from(v); u < region.second().to(v); u++) {
        if (region.isCross(u, v)) {
          crossLine[crosses++] = u;
        }
      }
    }
    crossFirst[width] = crosses;
    prepareRuns();
    prepareSame();
  }

  private void prepareSame() {
    for (int v = 0; v < width; v++) {
      int until = height;
      int below = -1;
      for (int u = height - 1; u >= 0; u--) {
        int role = region.role(u, v);
        until = role == below ? until : u + 1;
        below = role;
        sameUntil[v * height + u] = until;
      }
    }
  }

  private void prepareUniform(int fromU, int toU) {
    uniformUntil[width] = width;
    int rightRole = -1;
    for (int v = width - 1; v >= 0; v--) {
      int role = region.role(fromU, v);
      boolean uniform = role > 0 && role < LineRules.HAZARD && sameUntil[v * height + fromU] >= toU;
      uniformUntil[v] = !uniform ? v : role == rightRole ? uniformUntil[v + 1] : v + 1;
      rightRole = uniform ? role : -1;
    }
  }

  private void prepareRuns() {
    int used = 0;
    for (int toV = 1; toV <= width; toV++) {
      for (int fromV = 0; fromV < toV; fromV++) {
        runFirst[pair(fromV, toV)] = used;
        boolean open = false;
        for (int u = 0; u <= height; u++) {
          boolean opens = u < height && Lines.open(region.first().span(u, fromV, toV));
          if (opens != open) {
            if (used == runs.length) {
              runs = Arrays.copyOf(runs, 2 * used);
            }
            runs[used++] = u;
            open = opens;
          }
        }
      }
    }
    runFirst[pairs] = used;
  }

  private void widen() {
    shift = 1;
    byFrom = byFrom.widened();
    byTo = byTo.widened();
    left = new Lanes(0, 1);
    right = left;
  }

  /// Solves the rectangles of a band; false if a value does not fit.
  private boolean solveBand(int fromU, int toU) {
    listEntries(fromU, toU);
    int stored = entries + 1 + Lanes.PADDING;
    if (left.length() < (width + 1) * stored) {
      left = new Lanes((width + 1) * stored / 4 * 5, shift);
      right = new Lanes(left.length(), shift);
    }
    fillCrosses(fromU, toU, stored);
    clearEmpty(stored);
    prepareUniform(fromU, toU);
    for (int length = 1; length <= width; length++) {
      if (!solveRectangles(fromU, toU, length, stored)) {
        return false;
      }
      report(width + 1 - length);
    }
    return true;
  }

  private void report(int solved) {
    unreported += solved;
    if (unreported >= 4096 || solved == 0) {
      meter.work(unreported);
      unreported = 0;
    }
  }

  private void listEntries(int fromU, int toU) {
    entries = 0;
    for (int v = 0; v < width; v++) {
      long span = region.second().span(v, fromU, toU);
      columnAlive[v] = Lines.alive(span);
      entryFirst[v] = entries;
      if (Lines.clean(span)) {
        for (int i = crossFirst[v]; i < crossFirst[v + 1]; i++) {
          int u = crossLine[i];
          if (u >= fromU && u < toU) {
            entryLine[entries++] = u;
          }
        }
      }
      crossTo[v] = entries;
      lineEntry[v + 1] = Lines.open(span) ? entries++ : -1;
    }
    entryFirst[width] = entries;
    int trash = entries;
    lineEntry[0] = trash;
    lineEntry[width + 1] = trash;
    for (int v = 1; v <= width; v++) {
      lineEntry[v] = lineEntry[v] < 0 ? trash : lineEntry[v];
    }
  }

  /// Sets the entries of crosses for every range of `v` to their left and to their right, as far as
  /// tight rectangles of the band read them: those meet the first and the last line of the band,
  /// and lie where it has a cell that is not idle.
  private void fillCrosses(int fromU, int toU, int stored) {
    int first = 0;
    int last = crossLine.length == 0 ? 0 : width;
    while (first < last && !columnAlive[first]) {
      first++;
    }
    while (first < last && !columnAlive[last - 1]) {
      last--;
    }
    int leftTo = Math.min(region.first().to(fromU), region.first().to(toU - 1));
    int rightFrom = Math.max(region.first().from(fromU), region.first().from(toU - 1));
    for (int toV = first + 1; toV <= last; toV++) {
      int pair = pair(first, toV);
      int above = (fromU * pairs + pair) * stride;
      int below = (toU * pairs + pair) * stride + 1;
      for (int fromV = first; fromV < toV; fromV++, above += stride, below += stride) {
        if (toV < last && fromV < leftTo) {
          fillColumn(left, fromV * stored, toV, above, below);
        }
        if (fromV > first && toV > rightFrom) {
          fillColumn(right, toV * stored, fromV - 1, above, below);
        }
      }
    }
  }

  /// Sets the entries of the crosses at `v` in one row of `left` or of `right`, and perhaps entries
  /// of larger `v`, which are set later, or the padding of the row.
  private void fillColumn(Lanes row, int at, int v, int above, int below) {
    int from = entryFirst[v];
    int to = crossTo[v];
    if (from == to) {
      return;
    }
    int first = entryLine[from];
    if (entryLine[to - 1] - first == to - 1 - from) {
      int step = Long.BYTES >> shift;
      for (int k = from, x = first; k < to; k += step, x += step) {
        row.setLanes(at + k, byFrom.lanes(above + x) ^ byTo.lanes(below + x));
      }
      return;
    }
    for (int k = from; k < to; k++) {
      int x = entryLine[k];
      row.set(at + k, byFrom.get(above + x) ^ byTo.get(below + x));
    }
  }

  /// Sets the entries of empty ranges, and marks the crosses that a hazard makes illegal.
  private void clearEmpty(int stored) {
    for (int v = 0; v < width; v++) {
      for (int k = entryFirst[v]; k < entryFirst[v + 1]; k++) {
        left.set(v * stored + k, 0);
        right.set((v + 1) * stored + k, 0);
      }
    }
    if (!checked) {
      return;
    }
    for (int v = 0; v < width; v++) {
      for (int k = entryFirst[v]; k < crossTo[v]; k++) {
        for (int fromV = 0; fromV < v; fromV++) {
          if (!Lines.clean(region.first().span(entryLine[k], fromV, v))) {
            int at = fromV * stored + k;
            left.set(at, left.get(at) | HAZARD_LEFT);
          }
        }
        for (int toV = v + 2; toV <= width; toV++) {
          if (!Lines.clean(region.first().span(entryLine[k], v + 1, toV))) {
            int at = toV * stored + k;
            right.set(at, right.get(at) | HAZARD_RIGHT);
          }
        }
      }
    }
  }

  /// Solves the rectangles of a band with `length` lines of the second axis; false if a value does
  /// not fit. None of them needs another, so that the processor may work on several at a time.
  private boolean solveRectangles(int fromU, int toU, int length, int stored) {
    int aliveFrom = fromU * (width + 1);
    int aliveTo = (toU - 1) * (width + 1);
    int limit = shift == 0 ? widenAt : 1 << Character.SIZE;
    for (int fromV = 0; fromV + length <= width; fromV++) {
      int toV = fromV + length;
      int pair = pair(fromV, toV);
      int above = (fromU * pairs + pair) * stride;
      int below = (toU * pairs + pair) * stride;
      int value;
      if (uniformUntil[fromV] >= toV) {
        value = uniform(fromU, toU, fromV, toV, stored);
      } else if (nextAlive[aliveFrom + fromV] >= toV) {
        value = byTo.get(below + fromU + 1);
      } else if (nextAlive[aliveTo + fromV] >= toV) {
        value = byFrom.get(above + toU - 1);
      } else if (!columnAlive[toV - 1]) {
        value = value(fromU, toU, fromV, toV - 1);
      } else if (!columnAlive[fromV]) {
        value = value(fromU, toU, fromV + 1, toV);
      } else {
        value = mex(fromU, toU, fromV, toV, stored);
      }
      if (value >= limit) {
        return false;
      }
      byFrom.set(above + toU, value);
      byTo.set(below + fromU, value);
      left.set(fromV * stored + lineEntry[toV + 1], value);
      right.set(toV * stored + lineEntry[fromV], value);
    }
    return true;
  }

  private int uniform(int fromU, int toU, int fromV, int toV, int stored) {
    int role = region.role(fromU, fromV);
    int size = ((role * stride) + toU - fromU) * (width + 1) + toV - fromV;
    if (bySize[size] == 0) {
      bySize[size] = (char) (mex(fromU, toU, fromV, toV, stored) + 1);
    }
    return bySize[size] - 1;
  }

  private int mex(int fromU, int toU, int fromV, int toV, int stored) {
    int pair = pair(fromV, toV);
    int first = entryFirst[fromV];
    options.clear();
    addEntries(fromV * stored + first, toV * stored + first, entryFirst[toV] - first);
    addLines(fromU, toU, pair, (fromU * pairs + pair) * stride, (toU * pairs + pair) * stride);
    return options.mex();
  }

  private void addEntries(int fromLeft, int fromRight, int length) {
    if (checked) {
      options.addLegal(left, fromLeft, right, fromRight, length);
    } else {
      add(left, fromLeft, right, fromRight, length);
    }
  }

  private void addLines(int fromU, int toU, int pair, int above, int below) {
    for (int i = runFirst[pair]; i < runFirst[pair + 1]; i += 2) {
      int from = Math.max(runs[i], fromU);
      int to = Math.min(runs[i + 1], toU);
      if (from < to) {
        add(byFrom, above + from, byTo, below + from + 1, to - from);
      }
    }
  }

  private void add(Lanes a, int fromA, Lanes b, int fromB, int length) {
    if (shift == 0) {
      options.addBytes(a, fromA, b, fromB, length);
    } else {
      options.addChars(a, fromA, b, fromB, length);
    }
  }
}
