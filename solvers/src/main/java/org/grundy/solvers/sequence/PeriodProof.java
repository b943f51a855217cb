package org.grundy.solvers.sequence;

import java.util.List;

/// The numbers on which the proof of a period rests, for who wants to check it.
public sealed interface PeriodProof {
  /// The numbers of the theorem of [PeriodSearch] on finite codes (Guy and Smith 1956).
  ///
  /// `G(n + length) = G(n)` was computed for `fromN <= n < toN`, where `toN = parts (e + length) -
  /// length + lastPlace` and `e = max(1, fromN)`.
  ///
  /// @param parts the most heaps that a move leaves
  /// @param lastPlace the most tokens that a move takes
  record Comparison(int parts, long lastPlace, long fromN, long toN) implements PeriodProof {}

  /// The numbers of the theorem of [StateRecurrence].
  ///
  /// @param lastPlace the most tokens that a move takes
  /// @param mask a heap is rare if its value has an even number of bits in the mask, or, if
  ///   `byPosition`, that number plus its size plus `shift` is even
  /// @param rares all rare heaps but the empty one
  /// @param depth each rare value below that of a heap n, `fromN <= n < fromN + length`, is that of
  ///   one heap that is left, or of a split with a rare heap or one of at most so many tokens
  /// @param window `G(n + length) = G(n)` was computed for `fromN - window <= n < fromN`
  record Recurrence(
      long lastPlace,
      int mask,
      boolean byPosition,
      int shift,
      List<Long> rares,
      long depth,
      long window,
      long fromN)
      implements PeriodProof {
    public Recurrence {
      rares = List.copyOf(rares);
    }
  }

  /// The counts from `fromCount` to before `toCount`, and no others, may be taken: then `G(n) =
  /// floor((n mod (fromCount + toCount - 1)) / fromCount)`.
  record OneRange(long fromCount, long toCount) implements PeriodProof {}
}
