package org.grundy.core.number;

/// Common divisors of whole numbers.
public final class Divisors {
  private Divisors() {}

  /// The greatest common divisor of two numbers, from 0 on; 0 of zeros.
  ///
  /// @throws ArithmeticException if a number is the least of 64 bits, which has no absolute value
  public static long gcd(long one, long other) {
    long divisor = Math.absExact(one);
    long rest = Math.absExact(other);
    while (rest != 0) {
      long left = divisor % rest;
      divisor = rest;
      rest = left;
    }
    return divisor;
  }
}
