package org.grundy.solvers.decided;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.Problem;

/// Heaps of which a move is made in as many as the player likes, in each by a number of its own: a
/// selective compound of single heaps.
///
/// **Theorem** (C. A. B. Smith 1966; Winning Ways, chapter 10). The next player loses exactly if
/// each heap alone is lost.
///
/// *Proof.* Where all are lost, a move makes a heap of those that it changes one that is won. Where
/// some are won, the move in each of these, and in no other, to a heap that is lost leaves lost
/// heaps only. ∎
final class SelectiveCompound {
  private SelectiveCompound() {}

  /// The facts that the theorem settles; empty where the game is another, where single heaps are
  /// not known to be lost or won, or where several positions of the sum are won.
  static Optional<Decided> decide(Problem problem) {
    return OneLine.of(problem)
        .filter(game -> isFree(game.line()) && game.line().most() >= game.mostHeaps())
        .flatMap(game ->
            LostHeaps.of(problem.rules(), game.line())
                .filter(
                    alone -> game.positions().stream().flatMap(List::stream).allMatch(alone::tells))
                .flatMap(alone -> decide(game, alone)));
  }

  private static boolean isFree(Line line) {
    return !line.every() && !line.same() && line.least() == 1;
  }

  private static Optional<Decided> decide(OneLine game, LostHeaps alone) {
    List<List<Long>> positions = game.positions();
    return Decided.ofSum(
        IntStream.range(0, positions.size())
            .filter(i -> !positions.get(i).stream().allMatch(alone::isLost))
            .boxed()
            .toList(),
        which -> List.of(game.winning(left(positions.get(which), alone), which)),
        "a move is made in as many heaps as one likes, so the next player loses exactly if each"
            + " heap alone is lost (a selective compound: C. A. B. Smith 1966; Winning Ways,"
            + " chapter 10)");
  }

  /// What the move leaves that takes as little as it can to win.
  private static List<Long> left(List<Long> heaps, LostHeaps alone) {
    return heaps.stream().map(heap -> alone.isLost(heap) ? heap : alone.lostBelow(heap)).toList();
  }

  /// The heaps of which a bounded number of tokens is taken that are lost alone. Whether one is
  /// follows from the [Long#SIZE] smaller ones, so once those are as they were, all recurs.
  ///
  /// @param taken the numbers that may be taken, each as the bit of the number less 1
  /// @param lost those that are lost, as far as they are looked at
  /// @param looked how many are
  /// @param period how they recur, not always from the first on that do; empty if they are not seen
  ///   to
  private record LostHeaps(long taken, BitSet lost, int looked, Optional<Periodicity> period) {
    private static final int MOST = 1 << 20;

    static Optional<LostHeaps> of(GameRules rules, Line line) {
      return line.oneHeap().lines().getFirst() instanceof HeapLine.Counts(var counts)
              && !counts.isEmpty()
              && counts.getLast().toCount() - 1 <= Long.SIZE
          ? Optional.of(rules.derived().get(LostHeaps.class, () -> of(counts)))
          : Optional.empty();
    }

    private static LostHeaps of(List<Take.Range> counts) {
      long taken = 0;
      for (Take.Range range : counts) {
        for (long count = Math.max(1, range.fromCount()); count < range.toCount(); count++) {
          taken |= 1L << (count - 1);
        }
      }
      BitSet lost = new BitSet();
      long before = 0;
      long marked = 0;
      int markedAt = 0;
      for (int heap = 0; heap < MOST; heap++) {
        boolean isLost = (before & taken) == 0;
        lost.set(heap, isLost);
        before = before << 1 | (isLost ? 1 : 0);
        if (before == marked) {
          int period = heap + 1 - markedAt;
          return new LostHeaps(
              taken, lost, heap + 1, Optional.of(new Periodicity(markedAt, period, 0)));
        }
        if (Integer.bitCount(heap + 1) == 1) {
          marked = before;
          markedAt = heap + 1;
        }
      }
      return new LostHeaps(taken, lost, MOST, Optional.empty());
    }

    boolean tells(long heap) {
      return heap < looked || period.isPresent();
    }

    boolean isLost(long heap) {
      return lost.get((int) (heap < looked ? heap : period.orElseThrow().reduce(heap)));
    }

    /// The largest heap that is lost to which a move leads.
    long lostBelow(long heap) {
      for (int count = 1; count <= Long.SIZE; count++) {
        if ((taken >>> (count - 1) & 1) != 0 && count <= heap && isLost(heap - count)) {
          return heap - count;
        }
      }
      throw new IllegalArgumentException("no such move from " + heap);
    }
  }
}
