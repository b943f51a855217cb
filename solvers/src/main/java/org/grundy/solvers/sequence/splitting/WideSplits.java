package org.grundy.solvers.sequence.splitting;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
/// *Sparse.* See [SparseWideSplits].
///
/// Where the middle is no split, marks and searches may still come across it; its value is 0. So
/// there it is found out exactly whether 0 is an option, and nothing else is believed of 0.
public final class WideSplits {
  private static final int PLAIN_PROBES = 256;
  private static final int LOW_BITS = 0xff;

  private final SplitRules rules;
  private final History history;
  private final int[] singlePlaces;
  private final int[] splitPlaces;
  private final Optional<SimdKernel> lanes;
  private final SplitTable table;
  private final SplitWork work;
  private final SplitSearch search;
  private byte[] marks = new byte[64];
  private @Nullable SparseWideSplits sparse;

  public WideSplits(SplitRules rules, History history, SplitWork work, Optional<SimdKernel> lanes) {
    this.rules = rules;
    this.history = history;
    this.work = work;
    this.lanes = lanes;
    this.table = new SplitTable(lanes);
    this.search = new SplitSearch(rules, history, table, work);
    this.singlePlaces = array(rules.singlePlaces());
    this.splitPlaces = array(rules.unequalPlaces());
  }

  private static int[] array(List<Integer> places) {
    return places.stream().mapToInt(k -> k).toArray();
  }

  /// Takes the plain way from now on.
  public void plain(Meter meter) {
    forgetSparse(meter);
    table.keyBy(LOW_BITS);
    makeSearchable(meter);
    marks = new byte[64];
    while (2 * history.largest() >= marks.length) {
      marks = new byte[2 * marks.length];
    }
  }

  /// Takes the sparse way from now on.
  ///
  /// @param marked see [SparseSpace]
  /// @param asOf see [SparseSpace]
  public void sparse(Sparsity division, RareHeaps rares, int marked, int asOf, Meter meter) {
    forgetSparse(meter);
    if (lanes.isEmpty()) {
      table.keyBy(division.keyBits(history.largest()));
    }
    makeSearchable(meter);
    sparse = new SparseWideSplits(search, lanes, division, rares, marked, asOf, meter);
  }

  private void makeSearchable(Meter meter) {
    catchUp(history.size(), meter);
    if (table.outgrowsKeys()) {
      table.searchByValues(meter);
    }
  }

  private void forgetSparse(Meter meter) {
    if (sparse != null) {
      sparse.release(meter);
    }
    sparse = null;
  }

  /// Gives the memory back; what comes next may be computed in another way.
  public void release(Meter meter) {
    forgetSparse(meter);
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
  public boolean extend(long toN, Meter meter) {
    catchUp(toN, meter);
    SparseWideSplits blocks = sparse;
    while (history.size() < toN) {
      if (blocks == null) {
        addPlain(meter);
        makeSearchable(meter);
      } else if (!blocks.addBlock((int) toN, meter)) {
        return false;
      }
    }
    return true;
  }

  private void addPlain(Meter meter) {
    int n = table.size();
    Arrays.fill(marks, (byte) 0);
    markWhole(n);
    markSplits(n);
    if (rules.excludesMiddle()) {
      marks[0] = (byte) (rules.hasZero(n, history) ? 1 : 0);
    }
    int value = 0;
    while (marks[value] != 0 || isSplit(n, value)) {
      value++;
    }
    table.add(value);
    history.add(value, meter);
    if (2 * value >= marks.length) {
      marks = new byte[2 * marks.length];
    }
    work.marked += PLAIN_PROBES;
  }

  private boolean isSplit(int n, int value) {
    return (value > 0 || !rules.excludesMiddle()) && search.isSplit(n, PLAIN_PROBES + 1, value);
  }

  /// Marks the options that leave one heap, or none, or two equal ones.
  private void markWhole(int n) {
    for (int k : rules.emptyPlaces()) {
      if (k == n) {
        marks[0] = 1;
      }
    }
    for (int k : singlePlaces) {
      if (k < n) {
        marks[table.get(n - k)] = 1;
      }
    }
    for (int k : rules.equalPlaces()) {
      if (n >= k + 2 && (n - k & 1) == 0) {
        marks[0] = 1;
      }
    }
  }

  private void markSplits(int n) {
    for (int k : splitPlaces) {
      if (n - k >= 2) {
        table.mark(n - k, Math.min(PLAIN_PROBES, (n - k) / 2), marks);
      }
    }
  }
}
