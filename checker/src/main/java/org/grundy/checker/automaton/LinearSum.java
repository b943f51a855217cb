package org.grundy.checker.automaton;

import java.math.BigInteger;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/// A sum of numbers, each times a whole number, and of a constant.
///
/// @param factors by the track of the number, without zeros
record LinearSum(Map<Integer, Long> factors, BigInteger constant) {
  /// The largest factor that is worked with, as a sum has about so many states.
  static final long LARGEST_FACTOR = 1 << 16;

  static LinearSum of(BigInteger constant) {
    return new LinearSum(Map.of(), constant);
  }

  static LinearSum ofTrack(int track) {
    return new LinearSum(Map.of(track, 1L), BigInteger.ZERO);
  }

  boolean isConstant() {
    return factors.isEmpty();
  }

  /// The track of which it is the number; empty where it is more than that.
  OptionalInt track() {
    return factors.size() == 1 && factors.containsValue(1L) && constant.signum() == 0
        ? OptionalInt.of(factors.keySet().iterator().next())
        : OptionalInt.empty();
  }

  /// True if it is at least 0 whatever the numbers are.
  boolean isNatural() {
    return constant.signum() >= 0 && factors.values().stream().allMatch(factor -> factor > 0);
  }

  LinearSum plus(LinearSum other, long times) {
    Map<Integer, Long> sum = new TreeMap<>(factors);
    other.factors.forEach(
        (track, factor) -> sum.merge(track, Math.multiplyExact(factor, times), Math::addExact));
    sum.values().removeIf(factor -> factor == 0);
    if (sum.values().stream().anyMatch(factor -> Math.abs(factor) > LARGEST_FACTOR)) {
      throw new UncheckableException(
          "a number is multiplied by more than %,d".formatted(LARGEST_FACTOR));
    }
    return new LinearSum(sum, constant.add(other.constant.multiply(BigInteger.valueOf(times))));
  }

  LinearSum minus(LinearSum other) {
    return plus(other, -1);
  }

  LinearSum plus(long number) {
    return new LinearSum(factors, constant.add(BigInteger.valueOf(number)));
  }

  LinearSum times(long factor) {
    return of(BigInteger.ZERO).plus(this, factor);
  }

  /// The sum of the positive factors, that of the constant included.
  long positive() {
    return factors.values().stream().mapToLong(factor -> Math.max(factor, 0)).sum()
        + (constant.signum() > 0 ? 1 : 0);
  }

  /// The sum of the negative factors without their sign, that of the constant included.
  long negative() {
    return factors.values().stream().mapToLong(factor -> Math.max(-factor, 0)).sum()
        + (constant.signum() < 0 ? 1 : 0);
  }
}
