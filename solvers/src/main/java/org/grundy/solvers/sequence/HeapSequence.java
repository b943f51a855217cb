package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;

/// The values G(0), G(1), G(2), … of the heaps of one game under normal play, computed on demand.
///
/// Values are computed in order and kept; whenever many more are asked for than are known, a period
/// is looked for first, and once one is proved every value is read off it, however large the heap.
/// Not safe for use by several threads.
public final class HeapSequence {
  /// Up to here values are computed without looking for a period.
  private static final int FIRST_CHECK = 1 << 12;

  /// The most values that the tables can hold.
  private static final int MOST = Integer.MAX_VALUE - 64;

  private final List<HeapMoves> lines;
  private final Kernel kernel;
  private final Optional<PeriodSearch> search;
  private final Optional<Take.Range> soleRange;
  private Optional<Period> period = Optional.empty();
  private int checked;

  HeapSequence(List<HeapMoves> lines) {
    this.lines = List.copyOf(lines);
    List<Take.Range> counts = takenOnly(lines);
    this.soleRange = counts.size() == 1 ? Optional.of(counts.getFirst()) : Optional.empty();
    this.kernel = kernel(lines, counts);
    this.search = search(lines, kernel);
    soleRange.ifPresent(range -> period = Optional.of(periodOf(range)));
  }

  /// The heaps of a game.
  ///
  /// @throws IllegalArgumentException if the rules are not those of one heap
  /// @throws org.grundy.core.InputException if a line has no meaning
  public static HeapSequence of(GameRules rules) {
    return new HeapSequence(HeapMoves.of(rules));
  }

  /// The game of one take-and-break code.
  ///
  /// @param digits `digits[k]` has bit j set when k tokens may be taken so that exactly j heaps,
  ///   none of them empty, are left; `digits[0]` only has bits from 2 on
  /// @throws IllegalArgumentException if a move would not change the heap
  public static HeapSequence ofDigits(int... digits) {
    List<Integer> list = new ArrayList<>();
    for (int digit : digits) {
      list.add(digit);
    }
    return new HeapSequence(List.of(new HeapMoves.Code(0, list)));
  }

  private static Kernel kernel(List<HeapMoves> lines, List<Take.Range> counts) {
    if (!counts.isEmpty()) {
      return new TakingKernel(counts);
    }
    if (lines.stream().allMatch(l -> l instanceof HeapMoves.Code code && code.maxParts() <= 2)) {
      List<List<Integer>> codes = new ArrayList<>();
      for (HeapMoves line : lines) {
        if (line instanceof HeapMoves.Code code) {
          codes.add(code.digits());
        }
      }
      return new SplitKernel(SplitKernel.union(codes));
    }
    return new GeneralKernel(lines);
  }

  /// The counts of a game whose every move takes and leaves one heap or none, whichever it is;
  /// empty where it has others.
  private static List<Take.Range> takenOnly(List<HeapMoves> lines) {
    List<Take.Range> counts = new ArrayList<>();
    for (HeapMoves line : lines) {
      switch (line) {
        case HeapMoves.Taking taking -> counts.addAll(taking.counts());
        case HeapMoves.Code code -> {
          for (int k = 0; k < code.digits().size(); k++) {
            int digit = code.digits().get(k);
            if (digit == 3) {
              counts.add(new Take.Range(k, k + 1));
            } else if (digit != 0) {
              return List.of();
            }
          }
        }
        case HeapMoves.Equation _, HeapMoves.Breaking _ -> {
          return List.of();
        }
      }
    }
    return HeapMoves.merged(counts);
  }

  private static Optional<PeriodSearch> search(List<HeapMoves> lines, Kernel kernel) {
    int parts = 1;
    long lastPlace = 0;
    for (HeapMoves line : lines) {
      switch (line) {
        case HeapMoves.Code code -> {
          parts = Math.max(parts, code.maxParts());
          lastPlace = Math.max(lastPlace, code.lastPlace());
        }
        case HeapMoves.Taking taking -> {
          for (Take.Range range : taking.counts()) {
            lastPlace = Math.max(lastPlace, range.toCount() - 1);
          }
        }
        case HeapMoves.Equation _, HeapMoves.Breaking _ -> {
          return Optional.empty();
        }
      }
    }
    return lastPlace > MOST / 2
        ? Optional.empty()
        : Optional.of(new PeriodSearch(kernel, parts, (int) lastPlace));
  }

  /// Taking a, a+1, … or b tokens has period a + b, and G(n) = floor((n mod (a+b)) / a).
  ///
  /// Proof by induction on n, with r = n mod (a+b) and i = floor(r/a). The options have the
  /// residues r-b … r-a, consecutive modulo a+b. Those from 0 on have the values 0 … i-1, each of
  /// them: r-a has i-1, and the least of them is below a, be it 0 (where r <= b) or r-b < a. Those
  /// below 0, there only when n >= a+b, are the residues from r+a to a+b-1, of values above i. So
  /// the mex is i. ∎
  ///
  /// Where a + b passes the largest heap there is no need for it: G(n) = floor(n / a).
  private static Period periodOf(Take.Range range) {
    long a = range.fromCount();
    long b = range.toCount() - 1;
    if (b > Long.MAX_VALUE - 1 - a) {
      return new Period(
          0,
          Long.MAX_VALUE,
          "taking any number of tokens from %d on has G(n) = floor(n / %d), by induction on n"
              .formatted(a, a));
    }
    return new Period(
        0,
        a + b,
        "taking %d to %d tokens has G(n) = floor((n mod %d) / %d), by induction on n"
            .formatted(a, b, a + b, a));
  }

  /// The value of a heap, within the memory of this process.
  public long value(long n) {
    return value(n, new Meter(Budget.ofThisProcess()));
  }

  /// The value of a heap of `n` tokens, from 0.
  ///
  /// @throws BudgetSpentException if it takes more than the meter allows; what was computed is kept
  public long value(long n, Meter meter) {
    if (n < 0) {
      throw new IllegalArgumentException("a heap cannot hold " + n + " tokens");
    }
    if (soleRange.isPresent()) {
      return period.orElseThrow().reduce(n) / soleRange.get().fromCount();
    }
    extend(n, meter);
    return kernel.get((int) (n < kernel.computed() ? n : period.orElseThrow().reduce(n)));
  }

  /// Computes values until that of `n` is known or a period is proved.
  private void extend(long n, Meter meter) {
    while (kernel.computed() <= n && period.isEmpty()) {
      int known = kernel.computed();
      long next = Math.max(FIRST_CHECK, known + known / 4L);
      if (Math.min(n + 1, next) > MOST) {
        throw new BudgetSpentException("no period within the first %,d values".formatted(known));
      }
      kernel.extend((int) Math.min(n + 1, next), meter);
      if (kernel.computed() >= next) {
        searchPeriod(meter);
      }
    }
  }

  /// Looks for a period among the values known by now.
  ///
  /// @return the period, if one is proved
  public Optional<Period> searchPeriod(Meter meter) {
    if (period.isEmpty() && search.isPresent() && checked < kernel.computed()) {
      period = search.get().search(meter);
      checked = kernel.computed();
    }
    return period;
  }

  /// How many values, from G(0) on, are in the table.
  public long computed() {
    return kernel.computed();
  }

  /// The period, if one is proved by now.
  public Optional<Period> period() {
    return period;
  }

  /// The range of counts, where all moves take and the counts are one range.
  Optional<Take.Range> soleRange() {
    return soleRange;
  }

  List<HeapMoves> lines() {
    return lines;
  }
}
