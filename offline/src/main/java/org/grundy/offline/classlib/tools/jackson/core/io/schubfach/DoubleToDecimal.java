package org.grundy.offline.classlib.tools.jackson.core.io.schubfach;

/// Writes numbers as the class library does.
public final class DoubleToDecimal {
  private DoubleToDecimal() {}

  public static String toString(double value) {
    return Double.toString(value);
  }

  /// Writes a number in ASCII.
  ///
  /// @return where it ends
  public static int writeDouble(double value, byte[] out, int from) {
    String text = toString(value);
    for (int i = 0; i < text.length(); i++) {
      out[from + i] = (byte) text.charAt(i);
    }
    return from + text.length();
  }
}
