package org.grundy.solvers.cut.region;

/// The entries of one band of a [RectangleTable]: one for every cross (x, y), and one for every
/// line y that can be cleared, sorted by y.
///
/// For each entry k
///
/// ```
///   left[fromV][k]  = value of what remains at fromV <= v < y
///   right[toV][k]   = value of what remains at y < v < toV
/// ```
///
/// where a cross leaves the nim-sum of the part above x and the part below. The options of a
/// rectangle are `left[fromV][k] ^ right[toV][k]` for the k of one range: a cross costs two loads,
/// although it leaves four rectangles.
final class BandEntries {
  /// Marks entries of a cross whose line of the first axis holds a hazard to the left, or to the
  /// right, so that their nim-sum is no value.
  private static final int HAZARD_LEFT = 1 << 15;

  static final int HAZARD_RIGHT = OptionSet.ILLEGAL;

  private final CutRegion region;
  private final int width;
  private final boolean checked;

  /// The crosses, sorted by v: those at v have the indices `crossFirst[v]` to `crossFirst[v + 1]`.
  private final int[] crossFirst;

  private final int[] crossLine;

  private final boolean[] columnAlive;
  private final int[] entryFirst;
  private final int[] crossTo;
  private final int[] entryLine;

  /// By v + 1: the entry of that line, or a slot that nobody reads.
  private final int[] lineEntry;

  private PackedValues left = new PackedValues(0, 0);
  private PackedValues right = new PackedValues(0, 0);
  private int entries;

  /// The length of a row of `left` and of `right`.
  private int stored;

  private int fromU;
  private int toU;

  /// @param checked whether a hazard can make a cross illegal; then elements have two bytes
  BandEntries(CutRegion region, boolean checked) {
    this.region = region;
    this.checked = checked;
    width = region.width();
    crossFirst = new int[width + 1];
    crossLine = new int[region.crosses()];
    columnAlive = new boolean[width];
    entryFirst = new int[width + 1];
    crossTo = new int[width];
    entryLine = new int[region.crosses() + width];
    lineEntry = new int[width + 2];
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
  }

  /// Goes over to a band all of whose parts are solved.
  ///
  /// @param byFrom the first table of [RectangleTable]
  /// @param byTo the second one
  void begin(int fromU, int toU, PackedValues byFrom, PackedValues byTo) {
    this.fromU = fromU;
    this.toU = toU;
    list();
    stored = entries + 1 + PackedValues.PADDING;
    if (left.length() < (width + 1) * stored || left.shift() != byFrom.shift()) {
      left = new PackedValues((width + 1) * stored / 4 * 5, byFrom.shift());
      right = new PackedValues(left.length(), byFrom.shift());
    }
    fillCrosses(byFrom, byTo);
    clearEmpty();
    if (checked) {
      markHazards();
    }
  }

  /// True if line v of the band has a cell that is not idle.
  boolean alive(int v) {
    return columnAlive[v];
  }

  /// Adds the options of a rectangle of the band.
  void addTo(OptionSet options, int fromV, int toV) {
    int first = entryFirst[fromV];
    int length = entryFirst[toV] - first;
    if (checked) {
      options.addLegal(left, fromV * stored + first, right, toV * stored + first, length);
    } else if (length > 0) {
      options.add(left, fromV * stored + first, right, toV * stored + first, length);
    }
  }

  /// Takes in the value of a rectangle of the band.
  void put(int fromV, int toV, int value) {
    // The rectangle is the rest before line toV, and the rest behind line fromV - 1. If that line
    // is no entry, or is not in the band, the value goes to a slot that nobody reads: no branch is
    // needed.
    left.set(fromV * stored + lineEntry[toV + 1], value);
    right.set(toV * stored + lineEntry[fromV], value);
  }

  private void list() {
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
  private void fillCrosses(PackedValues byFrom, PackedValues byTo) {
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
    for (int v = first; v < last; v++) {
      int from = entryFirst[v];
      int length = crossTo[v] - from;
      int toLeft = Math.min(leftTo, v);
      int fromRight = Math.max(rightFrom + 1, v + 2);
      // The entries are sorted by line, so the last less the first tells if the crosses lie on
      // lines one after the other. Then their values lie side by side in both tables, and a `long`
      // of them is joined at a time.
      if (length > 2 && entryLine[from + length - 1] - entryLine[from] == length - 1) {
        for (int k = from; k < crossTo[v]; k += left.perLong()) {
          fillRun(byFrom, byTo, k, v, first, toLeft, fromRight, last);
        }
      } else {
        for (int k = from; k < crossTo[v]; k++) {
          fill(byFrom, byTo, k, v, first, toLeft, fromRight, last);
        }
      }
    }
  }

  /// Sets the entries of one cross.
  private void fill(
      PackedValues byFrom,
      PackedValues byTo,
      int k,
      int v,
      int fromLeft,
      int toLeft,
      int fromRight,
      int last) {
    int stride = region.height() + 1;
    int above = fromU * RectangleTable.pair(0, width + 1) * stride + entryLine[k];
    int below = toU * RectangleTable.pair(0, width + 1) * stride + entryLine[k] + 1;
    for (int fromV = fromLeft; fromV < toLeft; fromV++) {
      int at = RectangleTable.pair(fromV, v) * stride;
      left.set(fromV * stored + k, byFrom.get(above + at) ^ byTo.get(below + at));
    }
    for (int toV = fromRight; toV <= last; toV++) {
      int at = RectangleTable.pair(v + 1, toV) * stride;
      right.set(toV * stored + k, byFrom.get(above + at) ^ byTo.get(below + at));
    }
  }

  /// Sets the entries of as many crosses, on lines one after the other, as a `long` holds; and
  /// perhaps entries of larger `v`, which are set later, or the padding of a row.
  private void fillRun(
      PackedValues byFrom,
      PackedValues byTo,
      int k,
      int v,
      int fromLeft,
      int toLeft,
      int fromRight,
      int last) {
    int stride = region.height() + 1;
    int above = fromU * RectangleTable.pair(0, width + 1) * stride + entryLine[k];
    int below = toU * RectangleTable.pair(0, width + 1) * stride + entryLine[k] + 1;
    for (int fromV = fromLeft; fromV < toLeft; fromV++) {
      int at = RectangleTable.pair(fromV, v) * stride;
      left.setLanes(fromV * stored + k, byFrom.lanes(above + at) ^ byTo.lanes(below + at));
    }
    for (int toV = fromRight; toV <= last; toV++) {
      int at = RectangleTable.pair(v + 1, toV) * stride;
      right.setLanes(toV * stored + k, byFrom.lanes(above + at) ^ byTo.lanes(below + at));
    }
  }

  /// Sets the entries of empty ranges.
  private void clearEmpty() {
    for (int v = 0; v < width; v++) {
      for (int k = entryFirst[v]; k < entryFirst[v + 1]; k++) {
        left.set(v * stored + k, 0);
        right.set((v + 1) * stored + k, 0);
      }
    }
  }

  private void markHazards() {
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
}
