package org.grundy.solvers.decided;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
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
  private final OneLine game;
  private final long k;

  private ExactNim(OneLine game) {
    this.game = game;
    this.k = game.line().least();
  }

  /// The facts that the theorem settles; empty where the game is another, or of more heaps, or of
  /// more tokens than a long number says.
  static Optional<Decided> decide(Problem problem) {
    return OneLine.of(problem)
        .filter(game -> game.line().least() == game.line().most() && game.line().least() >= 2)
        .filter(game -> !game.line().same() && game.lowersByAny())
        .filter(game -> game.mostHeaps() <= 2 * game.line().least())
        .filter(game -> game.positions().stream().allMatch(heaps -> tokens(heaps).isPresent()))
        .map(game -> new ExactNim(game).decide());
  }

  private Decided decide() {
    return Decided.ofValues(
        game.positions().stream().map(this::value).toList(),
        which -> game.winning(left(game.positions().get(which)), which),
        "exactly %d heaps are lowered by any amounts (Exact Nim), and there are at most %d: their value follows from the length of the longest play (E. Boros, V. Gurvich, N. B. Ho, K. Makino and P. Mursic 2018)"
            .formatted(k, 2 * k));
  }

  private long value(List<Long> heaps) {
    long longest = longestPlay(heaps, 0);
    if (heaps.size() < 2 * k) {
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
    long tooLong = tokens(heaps).getAsLong() / k + 1;
    while (tooLong - longest > 1) {
      long length = longest + (tooLong - longest) / 2;
      long lowered = heaps.stream().mapToLong(heap -> Math.min(heap - beyond, length)).sum();
      if (lowered >= k * length) {
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

  /// What a move leaves to a value of 0: of 2k heaps the k largest become as small as the least, so
  /// that more than k are the least; of fewer they are emptied, so that fewer than k are left.
  private List<Long> left(List<Long> heaps) {
    List<Long> left = new ArrayList<>(heaps.subList((int) k, heaps.size()));
    left.addAll(Collections.nCopies((int) k, heaps.size() == 2 * k ? heaps.getLast() : 0));
    return left;
  }
}
