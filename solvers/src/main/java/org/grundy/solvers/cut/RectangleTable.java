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
  private static final char HAZARD_LEFT = 1 << 15;

  private static final char HAZARD_RIGHT = 1 << 14;

  private final Region region;
  private final int height;
  private final int width;
  private final int stride;
  private final int pairs;
  private final boolean checked;
  private final Meter meter;
  private final OptionSet options = new OptionSet();

  private final char[] byFrom;
  private final char[] byTo;

  /// By line u: the first v from a given one on at which it holds a cell that is not idle.
  private final int[] nextAlive;

  /// The runs of lines of the first axis that can be cleared in each range J.
  private final int[] runFirst;

  private int[] runs = new int[64];

  /// The crosses, sorted by v: those at v have the indices `crossFirst[v]` to `crossFirst[v + 1]`.
  private final int[] crossFirst;

  private final int[] crossLine;

  private final boolean[] columnAlive;
  private final int[] entryFirst;
  private final int[] crossTo;
  private final int[] entryLine;

  /// By v + 1: the entry of that line, or a slot that nobody reads.
  private final int[] lineEntry;

  private char[] left = new char[0];
  private char[] right = new char[0];
  private int entries;
  private long unreported;

  private RectangleTable(Region region, Meter meter) {
    this.region = region;
    this.meter = meter;
    height = region.height();
    width = region.width();
    stride = height + 1;
    pairs = width * (width + 1) / 2;
    checked = region.hazards() > 0 && region.crosses() > 0;
    byFrom = new char[height * pairs * stride];
    byTo = new char[(height + 1) * pairs * stride];
    nextAlive = new int[height * (width + 1)];
    runFirst = new int[pairs + 1];
    crossFirst = new int[width + 1];
    crossLine = new int[region.crosses()];
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
    double entries = (width + 1) * (mostOptions + 1);
    boolean fits =
        cells < Integer.MAX_VALUE - 64
            && entries < Integer.MAX_VALUE - 64
            && mostOptions < (region.hazards() > 0 ? HAZARD_RIGHT : Character.MAX_VALUE);
    return fits ? (long) (4 * cells + 4 * entries + 4 * pairs * height) : Long.MAX_VALUE;
  }

  /// Solves a region of which [#bytes] is less than [Long#MAX_VALUE].
  static RectangleTable of(Region region, Meter meter) {
    RectangleTable table = new RectangleTable(region, meter);
    table.prepare();
    for (int fromU = table.height - 1; fromU >= 0; fromU--) {
      for (int toU = fromU + 1; toU <= table.height; toU++) {
        table.solveBand(fromU, toU);
      }
    }
    table.report(0);
    table.left = new char[0];
    table.right = new char[0];
    return table;
  }

  @Override
  public int value(int fromU, int toU, int fromV, int toV) {
    if (fromU >= toU || fromV >= toV) {
      return 0;
    }
    return byFrom[(fromU * pairs + pair(fromV, toV)) * stride + toU];
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

  private void solveBand(int fromU, int toU) {
    listEntries(fromU, toU);
    int stored = entries + 1;
    if (left.length < (width + 1) * stored) {
      left = new char[(width + 1) * stored * 5 / 4];
      right = new char[left.length];
    }
    fillCrosses(fromU, toU, stored);
    clearEmpty(stored);
    for (int toV = 1; toV <= width; toV++) {
      solveRectangles(fromU, toU, toV, stored);
      report(toV);
    }
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

  /// Sets the entries of crosses for every range of `v` to their left and to their right.
  private void fillCrosses(int fromU, int toU, int stored) {
    if (crossLine.length == 0) {
      return;
    }
    char[] above = byFrom;
    char[] below = byTo;
    for (int toV = 1; toV <= width; toV++) {
      int p = (fromU * pairs + pair(0, toV)) * stride;
      int q = (toU * pairs + pair(0, toV)) * stride + 1;
      int leftFrom = toV < width ? entryFirst[toV] : 0;
      int leftTo = toV < width ? crossTo[toV] : 0;
      for (int fromV = 0; fromV < toV; fromV++, p += stride, q += stride) {
        int at = fromV * stored;
        for (int k = leftFrom; k < leftTo; k++) {
          int x = entryLine[k];
          left[at + k] = (char) (above[p + x] ^ below[q + x]);
        }
        if (fromV > 0) {
          at = toV * stored;
          for (int k = entryFirst[fromV - 1]; k < crossTo[fromV - 1]; k++) {
            int x = entryLine[k];
            right[at + k] = (char) (above[p + x] ^ below[q + x]);
          }
        }
      }
    }
  }

  /// Sets the entries of empty ranges, and marks the crosses that a hazard makes illegal.
  private void clearEmpty(int stored) {
    for (int v = 0; v < width; v++) {
      for (int k = entryFirst[v]; k < entryFirst[v + 1]; k++) {
        left[v * stored + k] = 0;
        right[(v + 1) * stored + k] = 0;
      }
    }
    if (!checked) {
      return;
    }
    for (int v = 0; v < width; v++) {
      for (int k = entryFirst[v]; k < crossTo[v]; k++) {
        for (int fromV = 0; fromV < v; fromV++) {
          if (!Lines.clean(region.first().span(entryLine[k], fromV, v))) {
            left[fromV * stored + k] |= HAZARD_LEFT;
          }
        }
        for (int toV = v + 2; toV <= width; toV++) {
          if (!Lines.clean(region.first().span(entryLine[k], v + 1, toV))) {
            right[toV * stored + k] |= HAZARD_RIGHT;
          }
        }
      }
    }
  }

  /// Solves the rectangles of a band that end at `toV`.
  private void solveRectangles(int fromU, int toU, int toV, int stored) {
    int firstPair = pair(0, toV);
    int aliveFrom = fromU * (width + 1);
    int aliveTo = (toU - 1) * (width + 1);
    int rightEntries = toV * stored;
    int leftEntry = lineEntry[toV + 1];
    int value = 0;
    for (int fromV = toV - 1; fromV >= 0; fromV--) {
      int pair = firstPair + fromV;
      int above = (fromU * pairs + pair) * stride;
      int below = (toU * pairs + pair) * stride;
      if (nextAlive[aliveFrom + fromV] >= toV) {
        value = byTo[below + fromU + 1];
      } else if (nextAlive[aliveTo + fromV] >= toV) {
        value = byFrom[above + toU - 1];
      } else if (!columnAlive[toV - 1]) {
        value = value(fromU, toU, fromV, toV - 1);
      } else if (columnAlive[fromV]) {
        options.clear();
        options.add(
            left,
            fromV * stored + entryFirst[fromV],
            right,
            rightEntries + entryFirst[fromV],
            entryFirst[toV] - entryFirst[fromV],
            checked);
        addLines(fromU, toU, pair, above, below);
        value = options.mex();
      }
      byFrom[above + toU] = (char) value;
      byTo[below + fromU] = (char) value;
      left[fromV * stored + leftEntry] = (char) value;
      right[rightEntries + lineEntry[fromV]] = (char) value;
    }
  }

  private void addLines(int fromU, int toU, int pair, int above, int below) {
    for (int i = runFirst[pair]; i < runFirst[pair + 1]; i += 2) {
      int from = Math.max(runs[i], fromU);
      int to = Math.min(runs[i + 1], toU);
      if (from < to) {
        options.add(byFrom, above + from, byTo, below + from + 1, to - from, false);
      }
    }
  }
}
