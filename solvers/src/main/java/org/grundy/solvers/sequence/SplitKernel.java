package org.grundy.solvers.sequence;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;

/// Octal games: a move takes k tokens and leaves no heap, one, or two.
///
/// *Plain.* For each n the values of some options are marked: all that leave one heap, and the splits
/// whose smaller heap is at most [#PLAIN_PROBES]. The least value c that is not marked is the candidate. It is
/// *verified*: all other splits are searched for one of value c. If there is none, every value below
/// c is an option's and c is not, so G(n) = c; if there is, the next candidate is tried.
///
/// *Sparse.* From [#PLAIN_TO] on, if a [SparseSpace] has few rare heaps, all options are marked that leave
/// one heap, or a rare heap, or a heap up to the number of probes. All common values of options are then
/// marked, so the least unmarked common value c is no option's. A rare value below c that is not marked
/// can only come from a split of two common heaps: such a split is searched for. The first rare value without one
/// is G(n); if each has one, G(n) = c.
final class SplitKernel implements Kernel {
  private static final int PLAIN_PROBES = 256;
  private static final int PLAIN_TO = Integer.getInteger("plain", 8192);
  private static final int SPARSE_PROBES = Integer.getInteger("probes", 2048);

  /// The sparse way is taken where at most one heap in so many is rare.
  private static final int RARE_ENOUGH = 2;

  /// Splits that are searched at one place before the next place has its turn.
  private static final int CHUNK = 1 << 12;

  private static final int REPORT = 1 << 22;

  private final int[] emptyPlaces;
  private final int[] singlePlaces;
  private final int[] splitPlaces;
  private final SplitTable table = new SplitTable();
  private byte[] marks = new byte[64];
  private @org.jspecify.annotations.Nullable SparseSpace space;
  private int decideAt = PLAIN_TO;
  private long work;

  /// @param digits the places 0, 1, …: bits 0, 1 and 2 allow no heap, one and two
  SplitKernel(int[] digits) {
    emptyPlaces = places(digits, 1);
    singlePlaces = places(digits, 2);
    splitPlaces = places(digits, 4);
  }

  /// The digits of the game in which any of the codes' moves may be made.
  static int[] union(List<List<Integer>> codes) {
    int[] union = new int[codes.stream().mapToInt(List::size).max().orElse(0)];
    for (List<Integer> digits : codes) {
      for (int k = 0; k < digits.size(); k++) {
        union[k] |= digits.get(k);
      }
    }
    return union;
  }

  private static int[] places(int[] digits, int bit) {
    int[] places = new int[digits.length];
    int count = 0;
    for (int k = 0; k < digits.length; k++) {
      if ((digits[k] & bit) != 0) {
        places[count++] = k;
      }
    }
    return Arrays.copyOf(places, count);
  }

  @Override
  public int computed() {
    return table.size();
  }

  @Override
  public int get(int n) {
    return table.get(n);
  }

  @Override
  public void extend(int toN, Meter meter) {
    table.reserve(toN, meter);
    while (table.size() < toN) {
      if (table.size() >= decideAt) {
        decide(meter);
      }
      SparseSpace sparse = space;
      if (sparse == null) {
        addPlain(meter);
      } else {
        addBatch(sparse, toN, meter);
      }
      if (work > REPORT) {
        meter.work(work);
        work = 0;
      }
    }
    meter.work(work);
    work = 0;
  }

  /// Chooses a new mask, if any is good.
  private void decide(Meter meter) {
    decideAt = 2 * table.size();
    space = null;
    if (splitPlaces.length == 0) {
      return;
    }
    SparseSpace sparse = new SparseSpace(table, SPARSE_PROBES);
    if (Boolean.getBoolean("trace")) System.err.println("n="+table.size()+" largest "+table.largest()+" rares "+sparse.rares());
    if (sparse.rares() * RARE_ENOUGH <= table.size()) {
      table.widen(meter);
      space = sparse;
      marks = new byte[SparseSpace.BATCH * sparse.laneSize()];
    } else {
      marks = new byte[2 * Integer.highestOneBit(2 * table.largest() + 1)];
    }
  }

  private void addPlain(Meter meter) {
    int n = table.size();
    Arrays.fill(marks, (byte) 0);
    markWhole(n, 0);
    markSplits(n, 0, PLAIN_PROBES);
    int value = 0;
    while (marks[value] != 0 || isSplit(n, PLAIN_PROBES + 1, value)) {
      value++;
    }
    table.add(value, meter);
    if (2 * value >= marks.length) {
      marks = new byte[2 * marks.length];
    }
    work += 16 + (n >> 4);
  }

  /// Adds the next BATCH values, or fewer where they end at `toN` or a value is too large for the
  /// lanes of the marks.
  private void addBatch(SparseSpace sparse, int toN, Meter meter) {
    int fromN = table.size();
    Arrays.fill(marks, (byte) 0);
    for (int k : splitPlaces) {
      work += sparse.mark(table, fromN, k, marks) >> 2;
    }
    int laneSize = sparse.laneSize();
    for (int lane = 0; lane < SparseSpace.BATCH && fromN + lane < toN; lane++) {
      int n = fromN + lane;
      markWhole(n, lane * laneSize);
      markSplits(n, lane * laneSize, SparseSpace.SMALL);
      int value = sparseValue(sparse, n, lane * laneSize);
      table.add(value, meter);
      if (2 * value >= laneSize) {
        decide(meter);
        return;
      }
      sparse.add(n, value);
    }
  }

  private int sparseValue(SparseSpace sparse, int n, int lane) {
    int value = 0;
    while (marks[lane + value] != 0
        || (sparse.isRare(value) && isSplit(n, sparse.probes() + 1, value))) {
      value++;
    }
    return value;
  }

  /// Marks the options that leave one heap or none.
  private void markWhole(int n, int lane) {
    for (int k : emptyPlaces) {
      if (k == n) {
        marks[lane] = 1;
      }
    }
    for (int k : singlePlaces) {
      if (k < n) {
        marks[lane + table.get(n - k)] = 1;
      }
    }
  }

  /// Marks the splits whose smaller heap is at most `last`.
  private void markSplits(int n, int lane, int last) {
    for (int k : splitPlaces) {
      int m = n - k;
      for (int a = 1; a <= last && 2 * a <= m; a++) {
        marks[lane + (table.get(a) ^ table.get(m - a))] = 1;
      }
    }
  }

  /// Whether a split whose smaller heap is at least `fromA` has the value. The places have their turns, so
  /// that a value that is found at one of them is found soon.
  private boolean isSplit(int n, int fromA, int value) {
    for (int a = fromA; 2 * a <= n; a += CHUNK) {
      for (int k : splitPlaces) {
        int toA = Math.min(a + CHUNK, (n - k) / 2 + 1);
        if (a < toA && table.isSplit(n - k, a, toA, value)) {
          work += (toA - a) >> 4;
          return true;
        }
      }
    }
    return false;
  }
}
