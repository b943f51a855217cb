package org.grundy.solvers.decided;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.grundy.core.Move;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapMeasure;
import org.grundy.rules.heap.HeapMeasure.Shrinking;
import org.grundy.rules.moves.SeveralHeapsRuleset;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.Problem;

/// Moore's Nim: each of up to k heaps is lowered by any number.
///
/// **Theorem** (E. H. Moore 1910; Winning Ways, chapter 15). The next player loses exactly if every
/// binary digit is 1 in a number of heaps that is divisible by k + 1.
///
/// *Proof.* A move from such a position changes the highest digit that it changes in at least one
/// and at most k heaps, all from 1 to 0, so that position is left. From any other, go through the
/// digits downwards and keep the set F of heaps that are lowered by now. Let c be the number of
/// other heaps with a 1, modulo k + 1. If c + |F| > k, give 1 to k + 1 - c heaps of F and 0 to the
/// rest of F (none gets 1 where c = 0); else lower c of those other heaps, which join F. ∎
///
/// **Under misère play** it is the same where some heap has two tokens at least; where none has,
/// the next player loses exactly if the number of heaps is 1 modulo k + 1.
///
/// *Proof.* Among heaps of one token that is counting. A losing position of the first kind has at
/// least k + 1 heaps of two and more, as their highest digit says, so no move leaves ones only.
/// From another position with b heaps of two and more, the move of the theorem above leaves one of
/// the first kind if b > k. If b <= k, a move may leave any number of ones from s - (k - b), or
/// none, to s + b, where s are the ones before: k + 1 numbers in a row or all from 0 to at least 1.
/// ∎
final class MooresNim {
  /// So many winning moves are named at most.
  private static final int MOST_NAMED = 1_000;

  /// So many steps are gone in search of them, after the first.
  private static final int MOST_STEPS = 200_000;

  /// The most digits that heaps may have together for winning moves to be named.
  private static final int MOST_DIGITS = 4_000;

  private final int k;
  private final boolean misere;
  private final List<Line> lines;

  private MooresNim(int k, boolean misere, List<Line> lines) {
    this.k = k;
    this.misere = misere;
    this.lines = lines;
  }

  /// The facts that the theorem settles; empty where the game is another, or where several
  /// positions of the sum are not lost.
  static Optional<Decided> decide(Problem problem) {
    if (!(problem.rules().board() instanceof Board.HeapSet)) {
      return Optional.empty();
    }
    boolean misere = problem.play() == Play.MISERE;
    List<List<Long>> positions =
        problem.sum().stream().map(position -> heaps((TuplePosition) position)).toList();
    Optional<MooresNim> known = of(problem, positions);
    if (known.isEmpty() || (misere && positions.size() > 1)) {
      return Optional.empty();
    }
    MooresNim game = known.get();
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      if (!game.isLost(positions.get(i))) {
        open.add(i);
      }
    }
    return Decided.ofSum(open, which -> game.wins(positions.get(which), which), game.because());
  }

  private static List<Long> heaps(TuplePosition position) {
    return position.sizes().stream().filter(size -> size > 0).toList();
  }

  /// The game, if it is Moore's for heaps of these sizes.
  private static Optional<MooresNim> of(Problem problem, List<List<Long>> positions) {
    HeapMeasure measure = HeapMeasure.of(problem.rules());
    if (measure.splits() || measure.shrinking() != Shrinking.TOTAL) {
      return Optional.empty();
    }
    int most = positions.stream().mapToInt(List::size).max().orElse(0);
    long largest =
        positions.stream().flatMap(List::stream).mapToLong(Long::longValue).max().orElse(0);
    List<Line> lines = SeveralHeapsRuleset.of(problem.rules()).lines();
    List<Line> any =
        lines.stream()
            .filter(line -> !line.every())
            .filter(line -> line.oneHeap().lines().getFirst().lowersByAny(largest))
            .toList();
    int k = 0;
    while (k < most && lineFor(any, k + 1).isPresent()) {
      k++;
    }
    int all = k;
    return k >= 1 && lines.stream().allMatch(line -> Math.min(line.most(), most) <= all)
        ? Optional.of(new MooresNim(k, problem.play() == Play.MISERE, any))
        : Optional.empty();
  }

  private static Optional<Line> lineFor(List<Line> lines, long heaps) {
    return lines.stream()
        .filter(line -> line.least() <= heaps && heaps <= line.most())
        .filter(line -> !line.same() || heaps == 1)
        .findFirst();
  }

  private String because() {
    return "up to %d %s may be lowered by any amounts (Moore's Nim): the next player loses exactly if every binary digit is 1 in a number of heaps that is divisible by %d (E. H. Moore 1910; Winning Ways, chapter 15)"
            .formatted(k, k == 1 ? "heap" : "heaps", k + 1)
        + (misere
            ? "; under misère play, where no heap has two tokens, exactly if the number of heaps is"
                + " 1 more than a number divisible by %d".formatted(k + 1)
            : "");
  }

  private boolean isLost(List<Long> heaps) {
    if (misere && heaps.stream().allMatch(heap -> heap <= 1)) {
      return heaps.size() % (k + 1) == 1;
    }
    for (int digit = 0; digit < Long.SIZE; digit++) {
      if (ones(heaps, digit) % (k + 1) != 0) {
        return false;
      }
    }
    return true;
  }

  private static int ones(List<Long> heaps, int digit) {
    return (int) heaps.stream().filter(heap -> (heap >> digit & 1) != 0).count();
  }

  /// Winning moves from a position that is not lost, each once: all of them, unless they are many.
  private List<RatedMove> wins(List<Long> heaps, int summand) {
    List<RatedMove> wins = new ArrayList<>();
    Set<List<Long>> seen = new HashSet<>();
    Ways ways =
        new Ways(
            heaps,
            (changed, left) -> {
              if (wins.size() < MOST_NAMED && seen.add(left)) {
                wins.add(rated(changed, left, summand));
              }
            });
    long large = heaps.stream().filter(heap -> heap > 1).count();
    if (misere && large <= k) {
      ways.toOnes((int) large, heaps.size() - (int) large);
    } else {
      ways.search();
    }
    return wins;
  }

  private RatedMove rated(int changed, List<Long> left, int summand) {
    Move move = lineFor(lines, changed).orElseThrow().leaving(left);
    return misere ? RatedMove.byOutcome(move, summand, true) : Decided.winning(move, summand);
  }

  /// Receives ways to win.
  @FunctionalInterface
  private interface WaySink {
    void accept(int changed, List<Long> left);
  }

  /// The ways to lower heaps so that the opponent loses.
  private final class Ways {
    private final List<Long> heaps;
    private final WaySink sink;

    /// The sizes after the move, as far as they are chosen.
    private final long[] left;

    private boolean found;
    private int steps;

    Ways(List<Long> heaps, WaySink sink) {
      this.heaps = heaps;
      this.sink = sink;
      this.left = new long[heaps.size()];
    }

    /// Under misère play, to heaps of one token each.
    void toOnes(int large, int ones) {
      for (int kept = 0; kept <= large; kept++) {
        for (int taken = 0; taken <= Math.min(ones, k - large); taken++) {
          int left = kept + ones - taken;
          if (large + taken > 0 && left % (k + 1) == 1) {
            sink.accept(large + taken, LongStream.generate(() -> 1).limit(left).boxed().toList());
          }
        }
      }
    }

    void search() {
      long largest = heaps.stream().mapToLong(Long::longValue).max().orElse(0);
      int digits = Long.SIZE - Long.numberOfLeadingZeros(largest);
      if (digits * heaps.size() <= MOST_DIGITS) {
        choose(digits - 1, 0, new boolean[heaps.size()], 0);
      }
    }

    /// Chooses digits downwards in all ways that leave each 1 in the right number of heaps; by the
    /// proof no way ends before the last digit.
    ///
    /// @param free which heaps are lowered by the digits above
    /// @param lowered how many these are
    private void choose(int digit, int heap, boolean[] free, int lowered) {
      if (heap < heaps.size()) {
        chooseHeap(digit, heap, free, lowered);
      } else if (digit > 0) {
        boolean[] next = free.clone();
        for (int i = 0; i < next.length; i++) {
          next[i] |= (heaps.get(i) >> digit & 1) != (left[i] >> digit & 1);
        }
        choose(digit - 1, 0, next, lowered);
      } else {
        found = true;
        sink.accept(
            lowered,
            LongStream.of(left)
                .filter(size -> size > 0)
                .boxed()
                .sorted(Comparator.reverseOrder())
                .toList());
      }
    }

    private void chooseHeap(int digit, int heap, boolean[] free, int lowered) {
      if (found && ++steps > MOST_STEPS) {
        return;
      }
      long bit = 1L << digit;
      boolean one = (heaps.get(heap) & bit) != 0;
      int lowers = one && !free[heap] ? 1 : 0;
      if (canEnd(digit, heap + 1, free, lowered + lowers)) {
        choose(digit, heap + 1, free, lowered + lowers);
      }
      left[heap] |= bit;
      if ((one || free[heap]) && canEnd(digit, heap + 1, free, lowered)) {
        choose(digit, heap + 1, free, lowered);
      }
      left[heap] &= ~bit;
    }

    /// True if the heaps from an index on can make the number of ones divisible by k + 1: of those
    /// lowered before each has either digit, of the others with 1 so many more may be lowered.
    private boolean canEnd(int digit, int toHeap, boolean[] free, int lowered) {
      int ones = 0;
      int fixed = 0;
      int open = 0;
      for (int i = 0; i < free.length; i++) {
        if (i < toHeap) {
          ones += (int) (left[i] >> digit & 1);
        } else if (free[i]) {
          open++;
        } else {
          fixed += (int) (heaps.get(i) >> digit & 1);
        }
      }
      int least = ones + Math.max(0, fixed - (k - lowered));
      int most = ones + fixed + open;
      return lowered <= k && most / (k + 1) * (k + 1) >= least;
    }
  }
}
