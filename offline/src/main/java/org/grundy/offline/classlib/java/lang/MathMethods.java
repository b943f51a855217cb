package org.grundy.offline.classlib.java.lang;

/// Methods of `Math`.
public final class MathMethods {
  private MathMethods() {}

  public static long multiplyHigh(long x, long y) {
    long low = (x & 0xffffffffL) * (y & 0xffffffffL);
    long middle = (x >> 32) * (y & 0xffffffffL) + (low >>> 32);
    long other = (x & 0xffffffffL) * (y >> 32) + (middle & 0xffffffffL);
    return (x >> 32) * (y >> 32) + (middle >> 32) + (other >> 32);
  }

  public static long unsignedMultiplyHigh(long x, long y) {
    return multiplyHigh(x, y) + ((x >> 63) & y) + ((y >> 63) & x);
  }

  public static int powExact(int base, int exponent) {
    return Math.toIntExact(powExact((long) base, exponent));
  }

  public static long powExact(long base, int exponent) {
    if (exponent < 0) {
      throw new ArithmeticException("negative exponent");
    }
    if (base == 0 || base == 1) {
      return exponent == 0 ? 1 : base;
    }
    if (base == -1) {
      return (exponent & 1) == 0 ? 1 : -1;
    }
    long power = 1;
    for (int i = 0; i < exponent; i++) {
      power = Math.multiplyExact(power, base);
    }
    return power;
  }
}
