package org.grundy.rules.heap.equation;

import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.core.number.Divisors;

/// `constant + Σ coefficient · column`, with exact arithmetic.
public final class LinearForm {
  private final long[] coefficients;
  private final long constant;
  private final int[] used;

  LinearForm(long[] coefficients, long constant) {
    this.coefficients = coefficients.clone();
    this.constant = constant;
    this.used = IntStream.range(0, coefficients.length).filter(i -> coefficients[i] != 0).toArray();
  }

  /// The value of one column.
  static LinearForm column(int columns, int column) {
    long[] coefficients = new long[columns];
    coefficients[column] = 1;
    return new LinearForm(coefficients, 0);
  }

  int columns() {
    return coefficients.length;
  }

  long coefficient(int column) {
    return coefficients[column];
  }

  long constant() {
    return constant;
  }

  boolean isConstant() {
    return used.length == 0;
  }

  /// The column whose value it is, if it is one.
  OptionalInt column() {
    return constant == 0 && used.length == 1 && coefficients[used[0]] == 1
        ? OptionalInt.of(used[0])
        : OptionalInt.empty();
  }

  /// This form without all columns but these.
  LinearForm only(BitSet columns) {
    long[] kept = coefficients.clone();
    Arrays.setAll(kept, column -> columns.get(column) ? kept[column] : 0);
    return new LinearForm(kept, constant);
  }

  /// True if every column with a coefficient is among `columns`.
  boolean within(BitSet columns) {
    return Arrays.stream(used).allMatch(columns::get);
  }

  /// `factor · this + otherFactor · other`.
  ///
  /// @throws ArithmeticException if a coefficient passes 63 bits
  public LinearForm combined(long factor, LinearForm other, long otherFactor) {
    long[] sum = new long[coefficients.length];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = combined(coefficients[i], factor, other.coefficients[i], otherFactor);
    }
    return new LinearForm(sum, combined(constant, factor, other.constant, otherFactor));
  }

  private static long combined(long left, long factor, long right, long otherFactor) {
    return Math.addExact(Math.multiplyExact(left, factor), Math.multiplyExact(right, otherFactor));
  }

  /// `this + summand`.
  public LinearForm plus(long summand) {
    return new LinearForm(coefficients, Math.addExact(constant, summand));
  }

  public LinearForm negated() {
    return combined(-1, this, 0);
  }

  /// The greatest common divisor of the coefficients; 0 where there are none.
  long divisor() {
    return Arrays.stream(coefficients).reduce(0, Divisors::gcd);
  }

  /// This form with its coefficients divided by `divisor`, which divides them, and the constant
  /// rounded down.
  LinearForm dividedBy(long divisor) {
    return new LinearForm(
        Arrays.stream(coefficients).map(coefficient -> coefficient / divisor).toArray(),
        Math.floorDiv(constant, divisor));
  }

  /// The value at `values`, one a column.
  ///
  /// @throws ArithmeticException if it passes 63 bits
  long at(long[] values) {
    long sum = constant;
    for (int i : used) {
      sum = Math.addExact(sum, Math.multiplyExact(coefficients[i], values[i]));
    }
    return sum;
  }

  boolean hasCoefficientsOf(LinearForm other) {
    return Arrays.equals(coefficients, other.coefficients);
  }

  int hashOfCoefficients() {
    return Arrays.hashCode(coefficients);
  }
}
