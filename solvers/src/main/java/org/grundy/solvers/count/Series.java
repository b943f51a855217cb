package org.grundy.solvers.count;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.grundy.core.Meter;

/// Numbers of choices by the total of their sizes, from 0 up to a greatest one: a power series as
/// far as that. Choices of two kinds that are made together multiply theirs.
final class Series {
  private final BigInteger[] numbers;
  private final Optional<BigInteger> modulus;

  /// No choices yet.
  ///
  /// @param modulus of which multiples may be added to the numbers; empty where they are exact
  Series(int greatest, Optional<BigInteger> modulus) {
    numbers = new BigInteger[greatest + 1];
    Arrays.fill(numbers, BigInteger.ZERO);
    this.modulus = modulus;
  }

  /// One choice: nothing.
  static Series ofNothing(int greatest, Optional<BigInteger> modulus) {
    Series one = new Series(greatest, modulus);
    one.add(0, BigInteger.ONE);
    return one;
  }

  /// The number of choices of a total.
  BigInteger of(int total) {
    return numbers[total];
  }

  /// Adds choices of a total.
  void add(int total, BigInteger choices) {
    numbers[total] = left(numbers[total].add(choices));
  }

  /// Adds all choices of another series, each so many times.
  void add(Series other, BigInteger times) {
    for (int total = 0; total < numbers.length; total++) {
      add(total, other.of(total).multiply(times));
    }
  }

  /// Divides each number by one that divides them all.
  void divide(BigInteger divisor) {
    Arrays.setAll(numbers, total -> numbers[total].divide(divisor));
  }

  /// The choices of both, made together.
  ///
  /// Both series are written as one number each, their value at a power of 256 that is beyond twice
  /// any coefficient of the product (Kronecker's substitution), so that numbers are multiplied and
  /// not coefficients.
  Series times(Series other, Meter meter) {
    meter.check();
    Series product = new Series(numbers.length - 1, modulus);
    if (numbers.length == 1) {
      product.add(0, of(0).multiply(other.of(0)));
      return product;
    }
    int bits =
        longest() + other.longest() + Integer.SIZE - Integer.numberOfLeadingZeros(numbers.length);
    int width = (bits + 1) / Byte.SIZE + 1;
    BigInteger value = written(width).multiply(other.written(width));
    byte[] bytes = value.add(halves(width)).toByteArray();
    BigInteger half = BigInteger.ONE.shiftLeft(Byte.SIZE * width - 1);
    int sign = bytes[0] < 0 ? -1 : 0;
    for (int total = 0; total < numbers.length; total++) {
      byte[] slot = new byte[width];
      for (int i = 0; i < width; i++) {
        int at = bytes.length - total * width - width + i;
        slot[i] = at < 0 ? (byte) sign : bytes[at];
      }
      product.add(total, new BigInteger(1, slot).subtract(half));
    }
    return product;
  }

  private int longest() {
    return Arrays.stream(numbers).mapToInt(BigInteger::bitLength).max().orElse(0);
  }

  /// The value at 256 to the power of a width in bytes. Half of that is added to each coefficient,
  /// which none of them is below, so that it is a row of bytes, and taken away from the whole.
  private BigInteger written(int width) {
    BigInteger half = BigInteger.ONE.shiftLeft(Byte.SIZE * width - 1);
    byte[] bytes = new byte[width * numbers.length];
    for (int total = 0; total < numbers.length; total++) {
      byte[] slot = numbers[total].add(half).toByteArray();
      int length = Math.min(width, slot.length);
      System.arraycopy(
          slot, slot.length - length, bytes, bytes.length - total * width - length, length);
    }
    return new BigInteger(1, bytes).subtract(halves(width));
  }

  /// The number whose digits all are half of 256 to the power of the width.
  private BigInteger halves(int width) {
    byte[] bytes = new byte[width * numbers.length];
    for (int total = 0; total < numbers.length; total++) {
      bytes[total * width] = Byte.MIN_VALUE;
    }
    return new BigInteger(1, bytes);
  }

  /// Choices that are made so many times, one after the other.
  Series power(long exponent, Meter meter) {
    Series power = ofNothing(numbers.length - 1, modulus);
    for (int bit = Long.SIZE - Long.numberOfLeadingZeros(exponent) - 1; bit >= 0; bit--) {
      power = power.times(power, meter);
      if ((exponent >>> bit & 1) != 0) {
        power = power.times(this, meter);
      }
    }
    return power;
  }

  /// Choices that are made any number of times, one after the other, or never: `1 / (1 - this)`.
  /// None of them may have the total 0.
  Series repeated(Meter meter) {
    return following(BigInteger.ONE, false, meter);
  }

  /// The series that begins with a number and goes on by `a(t) = Σ this(j) · a(t - j)`, j from 1 to
  /// t.
  ///
  /// @param divided whether t · a(t) is that sum
  Series following(BigInteger first, boolean divided, Meter meter) {
    Series series = new Series(numbers.length - 1, modulus);
    series.add(0, first);
    for (int total = 1; total < numbers.length; total++) {
      meter.check();
      BigInteger sum = BigInteger.ZERO;
      for (int j = 1; j <= total; j++) {
        sum = sum.add(of(j).multiply(series.of(total - j)));
      }
      series.add(total, divided ? sum.divide(BigInteger.valueOf(total)) : sum);
    }
    return series;
  }

  private BigInteger left(BigInteger number) {
    return modulus.map(number::mod).orElse(number);
  }
}
