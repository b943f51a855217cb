package org.grundy.core.number;

import java.math.BigInteger;

/// Nim-sums of very many numbers.
public final class NimSums {
  /// The bits of numbers from 0 to 2^63 - 1.
  private static final int BITS = 63;

  private NimSums() {}

  /// The nim-sum of `count` numbers of which the first is `first` and each other is `step` more
  /// than that before it.
  ///
  /// By steps of a power of two the lower bits are those of the first number, in all numbers, and
  /// the others run through consecutive numbers. Else each bit is counted: bit b is set in as many
  /// of the numbers as the sum of floor(x / 2^b) and 2·floor(x / 2^(b+1)) say, so that its parity
  /// is that of the former. That sum is found as fast as a greatest common divisor is.
  ///
  /// @param first from 0
  /// @param step from 0
  /// @param count from 0
  /// @throws ArithmeticException if the last number passes 63 bits
  public static long ofProgression(long first, long step, long count) {
    if (count == 0) {
      return 0;
    }
    long _ = Math.addExact(first, Math.multiplyExact(step, count - 1));
    if (step == 0) {
      return count % 2 == 0 ? 0 : first;
    }
    if (Long.bitCount(step) == 1) {
      int shift = Long.numberOfTrailingZeros(step);
      long from = first >>> shift;
      long same = count % 2 == 0 ? 0 : first & (step - 1);
      return (upTo(from + count - 1) ^ upTo(from - 1)) << shift | same;
    }
    long sum = 0;
    for (int bit = 0; bit < BITS; bit++) {
      BigInteger quotients =
          quotients(
              BigInteger.valueOf(count),
              BigInteger.ONE.shiftLeft(bit),
              BigInteger.valueOf(step),
              BigInteger.valueOf(first));
      sum |= quotients.testBit(0) ? 1L << bit : 0;
    }
    return sum;
  }

  /// The nim-sum of 0, 1, … up to a number from -1 on.
  private static long upTo(long last) {
    return switch ((int) (last & 3)) {
      case 0 -> last;
      case 1 -> 1;
      case 2 -> last + 1;
      default -> 0;
    };
  }

  /// The sum of floor((step·i + first) / divisor) over i from 0 to count - 1.
  ///
  /// Whole parts of step and first are taken out; what is left counts the points of a lattice below
  /// a line, and is counted the other way round, with step and divisor exchanged.
  private static BigInteger quotients(
      BigInteger count, BigInteger divisor, BigInteger step, BigInteger first) {
    BigInteger sum = BigInteger.ZERO;
    BigInteger n = count;
    BigInteger m = divisor;
    BigInteger a = step;
    BigInteger b = first;
    while (true) {
      BigInteger pairs = n.multiply(n.subtract(BigInteger.ONE)).shiftRight(1);
      sum = sum.add(pairs.multiply(a.divide(m))).add(n.multiply(b.divide(m)));
      a = a.mod(m);
      b = b.mod(m);
      BigInteger top = a.multiply(n).add(b);
      if (top.compareTo(m) < 0) {
        return sum;
      }
      n = top.divide(m);
      b = top.mod(m);
      BigInteger before = m;
      m = a;
      a = before;
    }
  }
}
