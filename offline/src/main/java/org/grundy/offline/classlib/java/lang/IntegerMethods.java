package org.grundy.offline.classlib.java.lang;

/// Methods of `Integer`.
public final class IntegerMethods {
  private IntegerMethods() {}

  public static int parseUnsignedInt(String text) {
    long value = Long.parseLong(text);
    if (value >>> 32 != 0) {
      throw new NumberFormatException(text);
    }
    return (int) value;
  }

  public static int compress(int value, int mask) {
    return (int) LongMethods.compress(value & 0xffffffffL, mask & 0xffffffffL);
  }
}
