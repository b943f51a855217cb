package org.grundy.solvers.decided;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Choice;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.SeveralHeapsRuleset;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.Problem;

/// Exact Nim: each of exactly k heaps is lowered by any number. The values of at most 2k heaps.
///
/// **Theorem** (E. Boros, V. Gurvich, N. B. Ho, K. Makino and P. Mursic, "On the Sprague–Grundy
/// function of Exact k-Nim", 2018). Let k >= 2, and let T be the length of the longest play. Fewer
/// than 2k heaps have the value T. Of 2k heaps let m be the least, y the length of the longest play
/// of what they have beyond m, and c = y (y + 1) / 2: the value is T where m <= c, and c + (m - c -
/// 1) mod (y + 1) elsewhere.
///
/// The longest play has t moves for the largest t of which the sum of min(heap, t) over all heaps
/// is kt at least: in t moves a heap is lowered t times at most.
final class ExactNim {
  private final Line line;

  private ExactNim(Line line) {
    this.line = line;
  }

  /// The facts that the theorem settles; empty where the game is another, or of more heaps.
  static Optional<Decided> decide(Problem problem) {
    if (!(problem.rules().board() instanceof Board.HeapSet) || problem.play() != Play.NORMAL) {
      return Optional.empty();
    }
    List<List<Long>> positions =
        problem.sum().stream().map(position -> heaps((TuplePosition) position)).toList();
    int most = positions.stream().mapToInt(List::size).max().orElse(0);
    long largest =
        positions.stream().flatMap(List::stream).mapToLong(Long::longValue).max().orElse(0);
    List<Line> lines = SeveralHeapsRuleset.of(problem.rules()).lines();
    Line line = lines.getFirst();
    boolean isExact =
        lines.size() == 1
            && line.least() == line.most()
            && line.least() >= 2
            && !line.same()
            && line.oneHeap().lines().getFirst().lowersByAny(largest);
    boolean areFew =
        most <= 2 * line.least() && positions.stream().allMatch(heaps -> tokens(heaps).isPresent());
    return isExact && areFew ? Optional.of(new ExactNim(line).decide(positions)) : Optional.empty();
  }

  /// The heaps that are not empty, the largest first.
  private static List<Long> heaps(TuplePosition position) {
    return position.sizes().stream()
        .filter(size -> size > 0)
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  private Decided decide(List<List<Long>> positions) {
    String because =
        "exactly %d heaps are lowered by any amounts (Exact Nim), and there are at most %d: their value follows from the length of the longest play (E. Boros, V. Gurvich, N. B. Ho, K. Makino and P. Mursic 2018)"
            .formatted(line.least(), 2 * line.least());
    long value = 0;
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      long own = value(positions.get(i));
      value ^= own;
      if (own != 0) {
        open.add(i);
      }
    }
    if (value == 0) {
      return Decided.lost(because);
    }
    List<RatedMove> wins =
        open.size() == 1
            ? List.of(wins(positions.get(open.getFirst()), open.getFirst()))
            : List.of();
    return new Decided(Outcome.N, OptionalLong.of(value), wins, because);
  }

  private long value(List<Long> heaps) {
    long longest = longestPlay(heaps, 0);
    if (heaps.size() < 2 * line.least()) {
      return longest;
    }
    long least = heaps.getLast();
    long beyond = longestPlay(heaps, least);
    // From 2^32 on the bound is no long number, and larger than every heap.
    boolean isLarge = beyond >>> Integer.SIZE != 0;
    long bound = beyond % 2 == 0 ? beyond / 2 * (beyond + 1) : (beyond + 1) / 2 * beyond;
    return isLarge || least <= bound ? longest : bound + (least - bound - 1) % (beyond + 1);
  }

  /// The length of the longest play of what heaps have beyond a number.
  private long longestPlay(List<Long> heaps, long beyond) {
    long longest = 0;
    long tooLong = tokens(heaps).getAsLong() / line.least() + 1;
    while (tooLong - longest > 1) {
      long length = longest + (tooLong - longest) / 2;
      long lowered = heaps.stream().mapToLong(heap -> Math.min(heap - beyond, length)).sum();
      if (lowered >= line.least() * length) {
        longest = length;
      } else {
        tooLong = length;
      }
    }
    return longest;
  }

  /// The number of all tokens; empty where a long number cannot hold it.
  private static OptionalLong tokens(List<Long> heaps) {
    long tokens = 0;
    for (long heap : heaps) {
      tokens += heap;
      if (tokens < 0) {
        return OptionalLong.empty();
      }
    }
    return OptionalLong.of(tokens);
  }

  /// A move that leaves the value 0: of 2k heaps the k largest become as small as the least, so
  /// that more than k are the least; of fewer they are emptied, so that fewer than k are left.
  private RatedMove wins(List<Long> heaps, int summand) {
    int lowered = (int) line.least();
    long to = heaps.size() == 2 * line.least() ? heaps.getLast() : 0;
    List<Long> left = new ArrayList<>(heaps.subList(lowered, heaps.size()));
    if (to > 0) {
      left.addAll(Collections.nCopies(lowered, to));
    }
    List<TuplePosition> sum = List.of(new TuplePosition(left.isEmpty() ? List.of(0L) : left));
    return Decided.winning(new Move(line.rule(), new Choice.Heaps(sum)), summand);
  }
}
