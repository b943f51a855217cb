package org.grundy.solvers.automaton.digit;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.grundy.core.number.Divisors;

/// `constant + Σ coefficient · number`, over the numbers on tracks, with exact arithmetic.
///
/// @param coefficients by track, none 0
public record LinearSum(SortedMap<Integer, Long> coefficients, long constant) {
  /// The sum of nothing.
  public static final LinearSum ZERO = new LinearSum(new TreeMap<>(), 0);

  public LinearSum {
    SortedMap<Integer, Long> kept = new TreeMap<>(coefficients);
    kept.values().removeIf(coefficient -> coefficient == 0);
    coefficients = Collections.unmodifiableSortedMap(kept);
  }

  /// A number alone.
  public static LinearSum constant(long number) {
    return new LinearSum(new TreeMap<>(), number);
  }

  /// The number on a track.
  public static LinearSum track(int track) {
    return ZERO.plus(track, 1);
  }

  /// This sum and the number on a track so many times.
  ///
  /// @throws ArithmeticException if a coefficient passes 63 bits
  public LinearSum plus(int track, long coefficient) {
    SortedMap<Integer, Long> sum = new TreeMap<>(coefficients);
    sum.merge(track, coefficient, Math::addExact);
    return new LinearSum(sum, constant);
  }

  /// This sum and another so many times.
  ///
  /// @throws ArithmeticException if a number passes 63 bits
  public LinearSum plus(LinearSum other, long times) {
    LinearSum sum =
        new LinearSum(
            coefficients, Math.addExact(constant, Math.multiplyExact(other.constant, times)));
    for (var entry : other.coefficients.entrySet()) {
      sum = sum.plus(entry.getKey(), Math.multiplyExact(entry.getValue(), times));
    }
    return sum;
  }

  /// This sum less a number.
  ///
  /// @throws ArithmeticException if the constant passes 63 bits
  public LinearSum minus(long number) {
    return new LinearSum(coefficients, Math.subtractExact(constant, number));
  }

  /// This sum so many times.
  ///
  /// @throws ArithmeticException if a number passes 63 bits
  public LinearSum times(long factor) {
    return ZERO.plus(this, factor);
  }

  /// The coefficient of a track, 0 where it has none.
  public long coefficient(int track) {
    return coefficients.getOrDefault(track, 0L);
  }

  /// True if no track has a coefficient.
  public boolean isConstant() {
    return coefficients.isEmpty();
  }

  /// True if it is the number on a track, and nothing more.
  public boolean isTrack() {
    return constant == 0 && coefficients.size() == 1 && coefficient(coefficients.firstKey()) == 1;
  }

  /// The greatest common divisor of the coefficients; 0 where there are none.
  long divisor() {
    return coefficients.values().stream().mapToLong(Long::longValue).reduce(0, Divisors::gcd);
  }
}
