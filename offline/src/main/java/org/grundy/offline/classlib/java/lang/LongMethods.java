package org.grundy.offline.classlib.java.lang;

/// Methods of `Long`.
public final class LongMethods {
  private LongMethods() {}

  public static long parseUnsignedLong(String text) {
    return new java.math.BigInteger(text).longValue();
  }

  public static long compress(long value, long mask) {
    long found = 0;
    int at = 0;
    for (long rest = mask; rest != 0; rest &= rest - 1) {
      found |= (value >>> Long.numberOfTrailingZeros(rest) & 1) << at;
      at++;
    }
    return found;
  }

  public static long expand(long value, long mask) {
    long found = 0;
    int at = 0;
    for (long rest = mask; rest != 0; rest &= rest - 1) {
      found |= (value >>> at & 1) << Long.numberOfTrailingZeros(rest);
      at++;
    }
    return found;
  }
}
