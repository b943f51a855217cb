package org.grundy.solvers.count;

/// A number that follows from another: `factor · n + constant`.
public record LinearSize(long factor, long constant) {
  /// The number for n.
  ///
  /// @throws ArithmeticException if it passes 63 bits
  public long at(long n) {
    return Math.addExact(Math.multiplyExact(factor, n), constant);
  }

  /// The sum with so many times another.
  ///
  /// @throws ArithmeticException if a number of it passes 63 bits
  public LinearSize plus(LinearSize other, long times) {
    return new LinearSize(
        Math.addExact(factor, Math.multiplyExact(times, other.factor)),
        Math.addExact(constant, Math.multiplyExact(times, other.constant)));
  }
}
