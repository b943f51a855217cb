package org.grundy.solvers.sequence;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// The ways to compute values of any size, over a table of all values so far.
///
/// *Plain.* For each n the values of some options are marked: all that leave one heap, and the
/// splits whose smaller heap is at most [#PLAIN_PROBES]. The least value c that is not marked is
/// the candidate. It is *verified*: all other splits are searched for one of value c. If there is
/// none, every value below c is an option's and c is not, so G(n) = c; if there is, the next
/// candidate is tried.
///
/// *Sparse.* All options are marked that leave one heap, or a rare heap, or a heap up to the number
/// of probes. All common values of options are then marked, so the least unmarked common value c is
/// no option's. A rare value below c that is not marked can only come from a split of two common
/// heaps: such a split is searched for. The first rare value without one is G(n); if each has one,
/// G(n) = c.
///
/// Where the middle is no split, marks and searches may still come across it; its value is 0. So
/// there it is found out exactly whether 0 is an option, and nothing else is believed of 0.
final class WordSplits {
  private static final int PLAIN_PROBES = 256;
  private static final int LOW_BITS = 0xff;

  /// Splits that are searched at one place before the next place has its turn.
  private static final int CHUNK = 1 << 10;

  private final SplitRules rules;
  private final History history;
  private final int[] singlePlaces;
  private final int[] splitPlaces;
  private final SplitTable table = new SplitTable();
  private final SplitWork work;
  private byte[] marks = new byte[64];
  private @Nullable SparseSpace space;
  private @Nullable RareHeaps rares;
  private @Nullable Sparsity sparsity;

  WordSplits(SplitRules rules, History history, SplitWork work) {
    this.rules = rules;
    this.history = history;
    this.work = work;
    this.singlePlaces = array(rules.singlePlaces());
    this.splitPlaces = array(rules.unequalPlaces());
  }

  private static int[] array(List<Integer> places) {
    return places.stream().mapToInt(k -> k).toArray();
  }

  /// So many values must be known before the sparse way.
  static int leastSize(SplitRules rules) {
    return SparseSpace.leastSize(rules.lastPlace() + 1);
  }

  /// Takes the plain way from now on.
  void plain(Meter meter) {
    forgetSpace(meter);
    table.keyBy(LOW_BITS);
    marks = new byte[64];
    while (2 * history.largest() >= marks.length) {
      marks = new byte[2 * marks.length];
    }
  }

  /// Takes the sparse way from now on.
  void sparse(Sparsity newSparsity, RareHeaps newRares, int probes, Meter meter) {
    forgetSpace(meter);
    catchUp(history.size(), meter);
    table.keyBy(newSparsity.keyBits(history.largest()));
    SparseSpace newSpace = new SparseSpace(table, newSparsity, probes, meter);
    marks = new byte[SparseSpace.BATCH * newSpace.laneSize()];
    space = newSpace;
    sparsity = newSparsity;
    rares = newRares;
  }

  private void forgetSpace(Meter meter) {
    if (space != null) {
      space.release(meter);
    }
    space = null;
  }

  /// Gives the memory back; what comes next may be computed in another way.
  void release(Meter meter) {
    forgetSpace(meter);
    table.release(meter);
  }

  private void catchUp(long toN, Meter meter) {
    if (toN > Integer.MAX_VALUE / 2) {
      throw new BudgetSpentException("%,d values are more than one table holds".formatted(toN));
    }
    if (toN > table.capacity()) {
      table.reserve((int) Math.max(toN, table.size() * 3L / 2), meter);
    }
    while (table.size() < history.size()) {
      table.add(history.get(table.size()));
    }
  }

  /// Computes values below `toN`.
  ///
  /// @return whether it came so far: false where a value is so large that other lanes are needed
  boolean extend(long toN, Meter meter) {
    catchUp(toN, meter);
    SparseSpace sparse = space;
    Sparsity division = sparsity;
    while (history.size() < toN) {
      if (sparse == null || division == null) {
        addPlain(meter);
      } else if (!addBatch(sparse, division, (int) toN, meter)) {
        return false;
      }
    }
    return true;
  }

  private void add(int value, Meter meter) {
    table.add(value);
    history.add(value, meter);
  }

  private void addPlain(Meter meter) {
    int n = table.size();
    Arrays.fill(marks, (byte) 0);
    markWhole(n, 0);
    markSplits(n, PLAIN_PROBES, 0);
    markZero(n, 0);
    int value = 0;
    while (marks[value] != 0 || isSplit(n, PLAIN_PROBES + 1, value)) {
      value++;
    }
    add(value, meter);
    if (2 * value >= marks.length) {
      marks = new byte[2 * marks.length];
    }
    work.marked += PLAIN_PROBES;
  }

  /// Adds the next BATCH values, or fewer where they end at `toN`.
  ///
  /// @return false where a value is too large for the lanes of the marks from now on
  private boolean addBatch(SparseSpace sparse, Sparsity division, int toN, Meter meter) {
    int fromN = table.size();
    Arrays.fill(marks, (byte) 0);
    for (int k : splitPlaces) {
      work.marked += sparse.mark(table, fromN, k, marks);
    }
    int laneSize = sparse.laneSize();
    for (int i = 0; i < SparseSpace.BATCH && fromN + i < toN; i++) {
      int n = fromN + i;
      int lane = i * laneSize;
      markWhole(n, lane);
      markSplits(n, SparseSpace.SMALL, lane);
      markZero(n, lane);
      int value = sparseValue(sparse, division, n, lane);
      add(value, meter);
      if (rares != null && division.isRare(n, value)) {
        rares.add(n, value);
      }
      if (2 * value >= laneSize) {
        return false;
      }
      sparse.add(n, value, meter);
    }
    return true;
  }

  private int sparseValue(SparseSpace sparse, Sparsity division, int n, int lane) {
    int value = 0;
    while (marks[lane + value] != 0
        || (division.isRare(n, value) && isSplit(n, sparse.probes() + 1, value))) {
      value++;
    }
    return value;
  }

  /// Marks the options that leave one heap, or none, or two equal ones.
  private void markWhole(int n, int lane) {
    for (int k : rules.emptyPlaces()) {
      if (k == n) {
        marks[lane] = 1;
      }
    }
    for (int k : singlePlaces) {
      if (k < n) {
        marks[lane + table.get(n - k)] = 1;
      }
    }
    for (int k : rules.equalPlaces()) {
      if (n >= k + 2 && (n - k & 1) == 0) {
        marks[lane] = 1;
      }
    }
  }

  private void markZero(int n, int lane) {
    if (rules.excludesMiddle()) {
      marks[lane] = (byte) (rules.hasZero(n, history) ? 1 : 0);
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
    if (value == 0 && rules.excludesMiddle()) {
      return false;
    }
    for (int a = fromA; 2 * a <= n; a += CHUNK) {
      for (int k : splitPlaces) {
        int toA = Math.min(a + CHUNK, (n - k) / 2 + 1);
        if (a < toA) {
          int found = table.findSplit(n - k, a, toA, value);
          work.searched += (found < 0 ? toA : found + SplitTable.OVERSHOOT) - a;
          if (found >= 0) {
            work.depth = Math.max(work.depth, found + SplitTable.OVERSHOOT);
            return true;
          }
        }
      }
    }
    return false;
  }
}
