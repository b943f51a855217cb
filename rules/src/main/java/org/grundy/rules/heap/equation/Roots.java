package org.grundy.rules.heap.equation;

/// Roots of natural numbers, rounded down.
final class Roots {
  private Roots() {}

  /// The largest `x` with `x^power <= number`.
  ///
  /// @param number from 0
  /// @param power from 1
  static long floor(long number, int power) {
    if (power == 1) {
      return number;
    }
    long root = (long) Math.pow((double) number, 1.0 / power);
    while (!isPowerWithin(root, power, number)) {
      root--;
    }
    while (isPowerWithin(root + 1, power, number)) {
      root++;
    }
    return root;
  }

  private static boolean isPowerWithin(long root, int power, long number) {
    long quotient = number;
    for (int i = 1; i < power; i++) {
      quotient = root == 0 ? Long.MAX_VALUE : quotient / root;
    }
    return root <= quotient;
  }
}
