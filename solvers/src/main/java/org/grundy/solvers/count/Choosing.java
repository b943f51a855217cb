package org.grundy.solvers.count;

import java.math.BigInteger;
import org.grundy.core.Meter;

/// A way to choose starts of one kind for a sum.
///
/// @param howMany from 1
/// @param distinct whether no start is chosen twice
/// @param ordered whether the same starts in another order are another choice
public record Choosing(int howMany, boolean distinct, boolean ordered) {
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
  BigInteger signed(long plus, long minus, Meter meter) {
    if (ordered && !distinct) {
      return BigInteger.valueOf(plus - minus).pow(howMany);
    }
    BigInteger[] left = powers(plus, 1, meter);
    BigInteger[] right = powers(minus, -1, meter);
    BigInteger sum = BigInteger.ZERO;
    for (int j = 0; j <= howMany; j++) {
      meter.check();
      sum = sum.add(left[howMany - j].multiply(right[j]));
    }
    for (int j = 2; ordered && j <= howMany; j++) {
      sum = sum.multiply(BigInteger.valueOf(j));
    }
    return sum;
  }

  /// The coefficients of `(1 - sign · x)^-count`, or of `(1 + sign · x)^count` for distinct starts.
  private BigInteger[] powers(long count, int sign, Meter meter) {
    BigInteger[] powers = new BigInteger[howMany + 1];
    powers[0] = BigInteger.ONE;
    for (int j = 1; j <= howMany; j++) {
      meter.check();
      long factor = distinct ? Math.max(0, count - j + 1) : count + j - 1;
      powers[j] =
          powers[j - 1].multiply(BigInteger.valueOf(sign * factor)).divide(BigInteger.valueOf(j));
    }
    return powers;
  }
}
