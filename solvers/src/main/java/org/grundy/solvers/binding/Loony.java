package org.grundy.solvers.binding;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Outcome;

/// The values of games in which moves bind the next one: a number, or loony, which is empty here.
final class Loony {
  static final OptionalLong ZERO = OptionalLong.of(0);

  private Loony() {}

  /// The value of a sum: loony where a part is, else the nim-sum.
  static OptionalLong sum(List<OptionalLong> values) {
    return values.stream().reduce(ZERO, Loony::plus);
  }

  static OptionalLong plus(OptionalLong one, OptionalLong other) {
    return one.isEmpty() || other.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(one.getAsLong() ^ other.getAsLong());
  }

  /// The outcome of a sum of a value.
  static Outcome outcome(OptionalLong value) {
    return value.equals(ZERO) ? Outcome.P : Outcome.N;
  }
}
