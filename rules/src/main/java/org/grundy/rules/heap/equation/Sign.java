package org.grundy.rules.heap.equation;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/// The sign of a polynomial of two variables, exactly, however large its terms.
///
/// The sum of the absolute terms bounds what a `double` may be wrong by, and tells when a `long` is
/// enough.
final class Sign {
  /// A sum of a few products of a few factors, in doubles, is wrong by less than this part of its
  /// absolute terms.
  private static final double ERROR = 1e-13;

  private static final double FITS = 0x1p61;

  private final long[] coefficients;
  private final int[] firstPowers;
  private final int[] secondPowers;

  private Sign(Polynomial polynomial) {
    int size = polynomial.terms().size();
    coefficients = new long[size];
    firstPowers = new int[size];
    secondPowers = new int[size];
    int i = 0;
    for (Map.Entry<List<Integer>, Long> term : polynomial.terms().entrySet()) {
      coefficients[i] = term.getValue();
      for (int variable : term.getKey()) {
        (variable == 0 ? firstPowers : secondPowers)[i]++;
      }
      i++;
    }
  }

  /// @param polynomial over the variables 0 and 1
  static Sign of(Polynomial polynomial) {
    return new Sign(polynomial);
  }

  /// True if the polynomial is not negative at two natural numbers.
  boolean isNatural(long first, long second) {
    double sum = 0;
    double size = 0;
    for (int i = 0; i < coefficients.length; i++) {
      double term = coefficients[i];
      for (int power = firstPowers[i]; power > 0; power--) {
        term *= first;
      }
      for (int power = secondPowers[i]; power > 0; power--) {
        term *= second;
      }
      sum += term;
      size += Math.abs(term);
    }
    if (Math.abs(sum) > size * ERROR) {
      return sum > 0;
    }
    return size < FITS ? inLong(first, second) >= 0 : exact(first, second).signum() >= 0;
  }

  private long inLong(long first, long second) {
    long sum = 0;
    for (int i = 0; i < coefficients.length; i++) {
      long term = coefficients[i];
      for (int power = firstPowers[i]; power > 0; power--) {
        term *= first;
      }
      for (int power = secondPowers[i]; power > 0; power--) {
        term *= second;
      }
      sum += term;
    }
    return sum;
  }

  private BigInteger exact(long first, long second) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < coefficients.length; i++) {
      sum =
          sum.add(
              BigInteger.valueOf(coefficients[i])
                  .multiply(BigInteger.valueOf(first).pow(firstPowers[i]))
                  .multiply(BigInteger.valueOf(second).pow(secondPowers[i])));
    }
    return sum;
  }
}
