package org.grundy.solvers.count;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.core.Meter;

/// A way to choose starts of one kind for a sum.
///
/// @param howMany from 1; more than an `int` can tell only where order matters, starts may be equal
///   and numbers are asked for modulo another one
/// @param distinct whether no start is chosen twice
/// @param ordered whether the same starts in another order are another choice
public record Choosing(long howMany, boolean distinct, boolean ordered) {
  /// In how many ways that can be done, each counted with the sign of its starts: `plus` starts
  /// have the sign +1 and `minus` the sign -1. With no `minus` that is the number of ways.
  ///
  /// That is the coefficient of x^k, k being [#howMany], in
  ///
  /// ```
  /// (1 - x)^-plus · (1 + x)^-minus   sums whose order does not matter
  /// (1 + x)^plus  · (1 - x)^minus    the same of distinct starts
  /// ```
  ///
  /// and where order matters `(plus - minus)^k`, or k! times the second.
  ///
  /// @param modulus of which a multiple may be added; empty where the number is to be exact
  BigInteger signed(long plus, long minus, Optional<BigInteger> modulus, Meter meter) {
    if (ordered && !distinct) {
      BigInteger signs = BigInteger.valueOf(plus - minus);
      return modulus
          .map(number -> signs.modPow(BigInteger.valueOf(howMany), number))
          .orElseGet(() -> signs.pow(Math.toIntExact(howMany)));
    }
    int count = Math.toIntExact(howMany);
    BigInteger[] left = powers(plus, 1, count, meter);
    BigInteger[] right = powers(minus, -1, count, meter);
    BigInteger sum = BigInteger.ZERO;
    for (int j = 0; j <= count; j++) {
      meter.check();
      sum = sum.add(left[count - j].multiply(right[j]));
    }
    for (int j = 2; ordered && j <= count; j++) {
      sum = sum.multiply(BigInteger.valueOf(j));
    }
    return sum;
  }

  /// The coefficients of `(1 - sign · x)^-count`, or of `(1 + sign · x)^count` for distinct starts.
  ///
  /// @param degree of the last one
  private BigInteger[] powers(long count, int sign, int degree, Meter meter) {
    BigInteger[] powers = new BigInteger[degree + 1];
    powers[0] = BigInteger.ONE;
    for (int j = 1; j <= degree; j++) {
      meter.check();
      long factor = distinct ? Math.max(0, count - j + 1) : count + j - 1;
      powers[j] =
          powers[j - 1].multiply(BigInteger.valueOf(sign * factor)).divide(BigInteger.valueOf(j));
    }
    return powers;
  }
}
