package org.grundy.solvers.play.genus;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.HeapRule.Reach;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.HeapOptions;
import org.grundy.solvers.sequence.HeapSequence;

/// The heaps of a game from the first on, as long as they are tame.
///
/// **Subtraction games** (Ferguson 1974). Where a move takes a number of tokens from a set and
/// nothing else, a heap equals the Nim heap of its Grundy value. Proof by induction: its options
/// are Nim heaps, those above the least missing one m are reversible, as they have the option m.
/// That leaves a heap of m; if m is 0 and there are moves, one of them has to be to a heap of 1.
/// With s the least number that may be taken, G(n) = 1 exactly if G(n-s) = 0 (Ferguson's pairing).
/// As G(n) = 0, G(n-s) is not 0, so some n-s-t has the value 0, and n-t has the value 1. ∎
///
/// **Periods.** Let moves take at most t tokens and leave at most h heaps, and let all heaps below
/// h(e+p) + t be tame. If their pairs have the period p from e >= 1 on, then all heaps are tame,
/// with that period: the pairs of the options decide the pair of a heap, and those of n and n + p
/// are the same by the proof of Guy and Smith (1956) on values.
final class TameHeaps {
  private static final int FIRST_CHECK = 64;
  private static final int MOST = 1 << 26;

  private final HeapSequence sequence;
  private final HeapOptions options;
  private final Optional<Reach> reach;
  private final BitSet seen = new BitSet();
  private final BitSet seenMisere = new BitSet();
  private final boolean nim;

  /// Twice the value, plus 1 if firm.
  private int[] pairs = new int[FIRST_CHECK];

  private int known;
  private int checked = FIRST_CHECK;
  private boolean wildFound;
  private int preperiod;
  private int period;

  TameHeaps(GameRules rules, HeapSequence sequence, Meter meter) {
    this.sequence = sequence;
    this.options = new HeapOptions(HeapRule.of(rules), meter);
    this.reach = options.game().reach();
    this.nim = sequence.rule().onlyTakes();
  }

  /// True if every heap is a Nim heap.
  boolean isNim() {
    return nim;
  }

  /// The pair of a heap; empty where it or a smaller one is not tame.
  ///
  /// @throws BudgetSpentException if it takes more than the meter allows
  Optional<TamePair> pair(long n, Meter meter) {
    if (nim) {
      return Optional.of(TamePair.ofNimHeap(sequence.value(n, meter)));
    }
    while (known <= n && !wildFound && period == 0) {
      extend(meter);
    }
    if (period == 0 && known <= n) {
      return Optional.empty();
    }
    int pair = pairs[(int) (n < known ? n : preperiod + (n - preperiod) % period)];
    return Optional.of(new TamePair(pair >> 1, (pair & 1) != 0));
  }

  /// The reason why all heaps are tame; empty where that is not proved by now.
  Optional<String> allTame() {
    if (nim) {
      return Optional.of(
          "tokens are only taken, so each heap is the Nim heap of its Grundy value (Ferguson"
              + " 1974)");
    }
    return period == 0
        ? Optional.empty()
        : Optional.of(
            "the first %d heaps are tame, and their values have the period %d from %d on, which they"
                    .formatted(known, period, preperiod)
                + " keep, as moves take at most %s and leave at most %s (Guy and Smith 1956, for pairs of values)"
                    .formatted(
                        reach.orElseThrow().lastPlace() == 1
                            ? "1 token"
                            : reach.orElseThrow().lastPlace() + " tokens",
                        reach.orElseThrow().parts() == 1
                            ? "1 heap"
                            : reach.orElseThrow().parts() + " heaps"));
  }

  private void extend(Meter meter) {
    if (known == checked) {
      checked *= 2;
      if (searchPeriod(meter)) {
        return;
      }
    }
    if (known == pairs.length) {
      if (known == MOST) {
        throw new BudgetSpentException("no period of the first %,d heaps".formatted(MOST));
      }
      meter.claim(4L * known);
      pairs = Arrays.copyOf(pairs, 2 * known);
    }
    meter.work(1);
    seen.clear();
    seenMisere.clear();
    options.of(known, (_, parts, count) -> mark(parts, count));
    int value = seen.nextClearBit(0);
    int misere = seenMisere.isEmpty() ? 1 : seenMisere.nextClearBit(0);
    if (Kind.of(true, value, misere) == Kind.TAME) {
      pairs[known++] = 2 * value + (value == misere ? 1 : 0);
    } else {
      wildFound = true;
    }
  }

  private void mark(long[] parts, int count) {
    int value = 0;
    int firm = 0;
    for (int i = 0; i < count; i++) {
      int pair = pairs[(int) parts[i]];
      value ^= pair >> 1;
      firm |= pair & 1;
    }
    seen.set(value);
    seenMisere.set(firm == 1 ? value : value ^ 1);
  }

  private boolean searchPeriod(Meter meter) {
    if (reach.isEmpty()) {
      return false;
    }
    int parts = reach.get().parts();
    for (int p = 1; p <= known / parts; p++) {
      int e = known - p;
      while (e > 1 && pairs[e - 1] == pairs[e - 1 + p]) {
        e--;
      }
      meter.work(1);
      if (parts * (e + (long) p) + reach.get().lastPlace() <= known) {
        preperiod = e;
        period = p;
        return true;
      }
    }
    return false;
  }
}
