package org.grundy.solvers.sequence;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// Octal games: a move takes k tokens and leaves no heap, one, or two.
///
/// *Plain.* For each n the values of some options are marked: all that leave one heap, and the
/// splits whose smaller heap is at most [#PLAIN_PROBES]. The least value c that is not marked is
/// the candidate. It is *verified*: all other splits are searched for one of value c. If there is
/// none, every value below c is an option's and c is not, so G(n) = c; if there is, the next
/// candidate is tried.
///
/// *Sparse.* From [#PLAIN_TO] on, if a [SparseSpace] has few rare heaps, all options are marked
/// that leave one heap, or a rare heap, or a heap up to the number of probes. All common values of
/// options are then marked, so the least unmarked common value c is no option's. A rare value below
/// c that is not marked can only come from a split of two common heaps: such a split is searched
/// for. The first rare value without one is G(n); if each has one, G(n) = c.
final class SplitKernel implements Kernel {
  private static final int PLAIN_PROBES = 256;
  private static final int PLAIN_TO = 1 << 11;

  /// The probes of the sparse way at first, and their bounds.
  private static final int FIRST_PROBES = 1 << 9;

  private static final int LEAST_PROBES = 1 << 8;
  private static final int MOST_PROBES = 1 << 15;

  /// The sparse way is taken where at most one heap in so many is rare.
  private static final int RARE_ENOUGH = 2;

  /// What a mark costs, in lanes of a search.
  private static final int LANES_A_MARK = 1;

  /// Splits that are searched at one place before the next place has its turn.
  private static final int CHUNK = 1 << 10;

  private static final int REPORT = 1 << 22;

  private final int[] emptyPlaces;
  private final int[] singlePlaces;
  private final int[] splitPlaces;
  private final SplitTable table = new SplitTable();
  private byte[] marks = new byte[64];
  private @Nullable SparseSpace space;
  private int probes = FIRST_PROBES;
  private int decideAt;
  private long marked;
  private long searched;
  private long reported;

  /// @param digits the places 0, 1, …: bits 0, 1 and 2 allow no heap, one and two
  SplitKernel(int[] digits) {
    this(digits, PLAIN_TO);
  }

  /// @param plainTo the plain way is taken up to here
  SplitKernel(int[] digits, int plainTo) {
    decideAt = Math.max(plainTo, SparseSpace.leastSize(digits.length));
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
      report(REPORT, meter);
    }
    report(0, meter);
  }

  private void report(int least, Meter meter) {
    long work = marked + searched / LANES_A_MARK;
    if (work - reported > least) {
      meter.work(work - reported);
      reported = work;
    }
  }

  /// Chooses a new mask, if any is good, and the number of probes: more where the searches cost
  /// more than the marks, fewer where they cost much less.
  private void decide(Meter meter) {
    decideAt = table.size() + table.size() / 4 + 1;
    if (splitPlaces.length == 0) {
      return;
    }
    if (space != null && searched > LANES_A_MARK * marked) {
      probes = Math.min(MOST_PROBES, 2 * probes);
    } else if (space != null && 4 * searched < LANES_A_MARK * marked) {
      probes = Math.max(LEAST_PROBES, probes / 2);
    }
    report(0, meter);
    marked = searched = reported = 0;
    SparseSpace sparse = new SparseSpace(table, probes, meter);
    boolean good = sparse.fits() && (long) sparse.rares() * RARE_ENOUGH <= table.size();
    if (space != null) {
      space.release(meter);
    }
    space = good ? sparse : null;
    if (good) {
      table.widen(meter);
      marks = new byte[SparseSpace.BATCH * sparse.laneSize()];
    } else {
      sparse.release(meter);
      marks = new byte[sparse.laneSize()];
    }
  }

  private void addPlain(Meter meter) {
    int n = table.size();
    Arrays.fill(marks, (byte) 0);
    markWhole(n, 0);
    markSplits(n, PLAIN_PROBES, 0);
    int value = 0;
    while (marks[value] != 0 || isSplit(n, PLAIN_PROBES + 1, value)) {
      value++;
    }
    table.add(value, meter);
    if (2 * value >= marks.length) {
      marks = new byte[2 * marks.length];
    }
    marked += PLAIN_PROBES;
  }

  /// Adds the next BATCH values, or fewer where they end at `toN` or a value is too large for the
  /// lanes of the marks.
  private void addBatch(SparseSpace sparse, int toN, Meter meter) {
    int fromN = table.size();
    Arrays.fill(marks, (byte) 0);
    for (int k : splitPlaces) {
      marked += sparse.mark(table, fromN, k, marks);
    }
    int laneSize = sparse.laneSize();
    for (int i = 0; i < SparseSpace.BATCH && fromN + i < toN; i++) {
      int n = fromN + i;
      int lane = i * laneSize;
      markWhole(n, lane);
      markSplits(n, SparseSpace.SMALL, lane);
      int value = sparseValue(sparse, n, lane);
      table.add(value, meter);
      if (2 * value >= laneSize) {
        decide(meter);
        return;
      }
      sparse.add(n, value, meter);
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
  private void markSplits(int n, int last, int lane) {
    for (int k : splitPlaces) {
      if (n - k >= 2) {
        table.mark(n - k, Math.min(last, (n - k) / 2), marks, lane);
      }
    }
  }

  /// Whether a split whose smaller heap is at least `fromA` has the value. The places have their
  /// turns, so that a value that is found at one of them is found soon.
  private boolean isSplit(int n, int fromA, int value) {
    for (int a = fromA; 2 * a <= n; a += CHUNK) {
      for (int k : splitPlaces) {
        int toA = Math.min(a + CHUNK, (n - k) / 2 + 1);
        if (a < toA) {
          int found = table.findSplit(n - k, a, toA, value);
          searched += (found < 0 ? toA : found + SplitTable.OVERSHOOT) - a;
          if (found >= 0) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
