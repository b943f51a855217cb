package org.grundy.solvers.sequence;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.Play;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;

/// The outcomes under misère play of single heaps from which tokens are taken, and their period.
///
/// **Theorem.** Let no move take more than s tokens. Then who wins a heap of n >= s is decided by
/// the outcomes of the s heaps before it. So, if the outcomes of e, e+1, …, e+s-1 are those of e+p,
/// e+p+1, …, e+p+s-1, they have the period p from e on. There are 2^s such windows, so that two are
/// equal in the end.
public final class MisereOutcomes {
  private static final int MOST_TAKEN = 62;
  private static final int MOST_HEAPS = 1 << 16;

  private final BitSet nextWins;
  private final Regularity.Proved period;

  private MisereOutcomes(BitSet nextWins, Regularity.Proved period) {
    this.nextWins = nextWins;
    this.period = period;
  }

  /// The outcomes of a game's heaps; empty where a move may split a heap or take many tokens, or
  /// where no two windows near the start are equal.
  public static Optional<MisereOutcomes> of(GameRules rules) {
    if (!(rules.board() instanceof Board.Heap)
        || rules.endsEarly()
        || rules.play() != Play.MISERE) {
      return Optional.empty();
    }
    long taken = 0;
    for (HeapLine line : HeapRule.of(rules).lines()) {
      if (!(line instanceof HeapLine.Counts(List<Take.Range> counts))
          || counts.getLast().toCount() - 1 > MOST_TAKEN) {
        return Optional.empty();
      }
      for (Take.Range range : counts) {
        taken |= (1L << range.toCount()) - (1L << range.fromCount());
      }
    }
    return taken == 0 ? Optional.empty() : found(taken);
  }

  /// @param taken bit k is set where k tokens may be taken
  private static Optional<MisereOutcomes> found(long taken) {
    int most = Long.SIZE - 1 - Long.numberOfLeadingZeros(taken);
    long mask = (1L << most) - 1;
    BitSet nextWins = new BitSet();
    Map<Long, Integer> ends = new HashMap<>();
    // Bit k-1 of `lost` says that the next player loses the heap with k tokens fewer.
    long lost = 0;
    for (int n = 0; n < MOST_HEAPS; n++) {
      boolean stuck = n < Long.numberOfTrailingZeros(taken);
      boolean wins = stuck || (lost & taken >>> 1) != 0;
      nextWins.set(n, wins);
      lost = (lost << 1 | (wins ? 0 : 1)) & mask;
      Integer before = n + 1 < most ? null : ends.put(lost, n);
      if (before != null) {
        return Optional.of(new MisereOutcomes(nextWins, period(nextWins, before, n, most)));
      }
    }
    return Optional.empty();
  }

  /// The windows that end at two heaps are equal: from where they begin, or from before if that
  /// holds there too.
  private static Regularity.Proved period(BitSet nextWins, int end, int laterEnd, int most) {
    int length = laterEnd - end;
    int from = end + 1 - most;
    while (from > 0 && nextWins.get(from - 1) == nextWins.get(from - 1 + length)) {
      from--;
    }
    return new Regularity.Proved(
        new Periodicity(from, length, 0),
        new PeriodProof.SubtractionWindow(),
        (long) laterEnd + 1,
        ("a move takes at most %d, so the outcomes of %d heaps in a row decide the next, and those"
                + " from n = %d and from n = %d on are equal")
            .formatted(most, most, end + 1 - most, end + 1 - most + length));
  }

  /// 1 where the next player wins the heap of n tokens, else 0.
  public long value(long n) {
    return nextWins.get((int) period.periodicity().reduce(n)) ? 1 : 0;
  }

  /// The period of the outcomes.
  public Regularity.Proved period() {
    return period;
  }
}
