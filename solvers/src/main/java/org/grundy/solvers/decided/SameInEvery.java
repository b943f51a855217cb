package org.grundy.solvers.decided;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.solvers.Problem;

/// Heaps each of which is lowered by the same number, whichever it is, as long as all that are not
/// empty have so much.
///
/// **Theorem.** Let the different sizes be gaps upon each other: the least size, what the next one
/// has more, and so on. A position without gaps is worth 0. One with the first gap a, behind which
/// the others are worth v, is worth a where a > v, and a - 1 elsewhere.
///
/// *Proof.* A move lowers the first gap; once it is 0, the next one is the first. So the options
/// with the first gap a are worth v and what is worth a position with a first gap of 1 to a - 1. By
/// induction these are 0, 1, 2, … up to a - 2, and v, for a up to v; and all numbers below a from a
/// = v + 1 on. ∎
final class SameInEvery {
  private SameInEvery() {}

  /// The facts that the theorem settles; empty where the game is another.
  static Optional<Decided> decide(Problem problem) {
    return OneLine.of(problem)
        .filter(game -> game.line().every() && game.line().same() && game.lowersByAny())
        .map(SameInEvery::decide);
  }

  private static Decided decide(OneLine game) {
    List<List<Long>> positions = game.positions();
    return Decided.ofValues(
        positions.stream().map(heaps -> value(gaps(heaps))).toList(),
        which -> game.winning(left(positions.get(which)), which),
        "all heaps are lowered by the same number, so a move lowers the first of the gaps between"
            + " sizes; a first gap of a before a position worth v is worth a where a > v, and a - 1"
            + " elsewhere");
  }

  /// The least size, what the next one has more, and so on.
  ///
  /// @param heaps the largest first
  private static List<Long> gaps(List<Long> heaps) {
    List<Long> gaps = new ArrayList<>();
    long before = 0;
    for (long heap : heaps.reversed()) {
      if (heap > before) {
        gaps.add(heap - before);
        before = heap;
      }
    }
    return gaps;
  }

  private static long value(List<Long> gaps) {
    long value = 0;
    for (long gap : gaps.reversed()) {
      value = gap > value ? gap : gap - 1;
    }
    return value;
  }

  /// What a move leaves to a value of 0: the first gap becomes 0 if the others are worth 0, and 1
  /// if not.
  private static List<Long> left(List<Long> heaps) {
    List<Long> gaps = gaps(heaps);
    long taken = gaps.getFirst() - (value(gaps.subList(1, gaps.size())) == 0 ? 0 : 1);
    return heaps.stream().map(heap -> heap - taken).toList();
  }
}
