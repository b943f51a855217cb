package org.grundy.workbench.derived;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.workbench.derived.Derivation.Bounds;
import org.grundy.workbench.derived.Derivation.Kind;

/// The bounds of a sum from those of its parts.
///
/// A play of the sum is made of plays of the parts, so that their lengths add up, and so do the
/// numbers of moves. The nim-sum of values is at most their sum, and has no more binary digits than
/// the largest.
final class SumBounds {
  private SumBounds() {}

  static Bounds of(List<Kind> kinds, boolean hasValue, String because) {
    OptionalLong longestPlay = OptionalLong.of(0);
    OptionalLong moves = OptionalLong.of(0);
    OptionalLong sum = hasValue ? OptionalLong.of(0) : OptionalLong.empty();
    long digits = 0;
    long parts = 0;
    for (Kind kind : kinds) {
      longestPlay = plus(longestPlay, kind.bounds().longestPlay(), kind.times());
      moves = plus(moves, kind.bounds().moves(), kind.times());
      sum = plus(sum, kind.bounds().value(), kind.times());
      digits |= kind.bounds().value().orElse(0);
      parts += kind.times();
    }
    OptionalLong value = Bounds.least(sum, moves);
    if (sum.isPresent() && parts > 1) {
      long highest = Long.highestOneBit(digits);
      value = Bounds.least(value, OptionalLong.of(highest == 0 ? 0 : highest - 1 + highest));
    }
    return new Bounds(longestPlay, moves, sum.isPresent() ? value : OptionalLong.empty(), because);
  }

  /// `sum + times · summand`; empty where that is not known or passes 62 bits.
  static OptionalLong plus(OptionalLong sum, OptionalLong summand, long times) {
    if (sum.isEmpty() || summand.isEmpty()) {
      return OptionalLong.empty();
    }
    long most = (1L << 62) - sum.getAsLong();
    return summand.getAsLong() > most / Math.max(1, times)
        ? OptionalLong.empty()
        : OptionalLong.of(sum.getAsLong() + times * summand.getAsLong());
  }
}
