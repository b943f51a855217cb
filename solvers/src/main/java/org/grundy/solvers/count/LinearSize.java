package org.grundy.solvers.count;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// A number that follows from others: `2·n + 3·m + 1`.
///
/// @param factors of the numbers from which it follows, in their order
public record LinearSize(List<Long> factors, long constant) {
  public LinearSize {
    factors = List.copyOf(factors);
  }

  /// One number `factor · n + constant`.
  public LinearSize(long factor, long constant) {
    this(List.of(factor), constant);
  }

  /// A number that does not change with so many others.
  public static LinearSize constant(int numbers, long constant) {
    return new LinearSize(Collections.nCopies(numbers, 0L), constant);
  }

  /// True if it is the same whatever the numbers are.
  public boolean isConstant() {
    return factors.stream().allMatch(factor -> factor == 0);
  }

  /// How much it grows with one of the numbers.
  public long factor(int which) {
    return factors.get(which);
  }

  /// The number that follows.
  ///
  /// @param numbers as many as there are factors
  /// @throws ArithmeticException if it passes 63 bits
  public long at(long... numbers) {
    long size = constant;
    for (int i = 0; i < numbers.length; i++) {
      size = Math.addExact(size, Math.multiplyExact(factors.get(i), numbers[i]));
    }
    return size;
  }

  /// The sum with so many times another.
  ///
  /// @throws ArithmeticException if a number of it passes 63 bits
  public LinearSize plus(LinearSize other, long times) {
    return new LinearSize(
        IntStream.range(0, factors.size())
            .mapToObj(i -> add(factors.get(i), times, other.factors.get(i)))
            .toList(),
        add(constant, times, other.constant));
  }

  private static long add(long one, long times, long other) {
    return Math.addExact(one, Math.multiplyExact(times, other));
  }
}
