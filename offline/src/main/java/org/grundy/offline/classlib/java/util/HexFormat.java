package org.grundy.offline.classlib.java.util;

/// Bytes as hexadecimal digits.
public final class HexFormat {
  private static final HexFormat LOWER = new HexFormat();

  private HexFormat() {}

  public static HexFormat of() {
    return LOWER;
  }

  public String formatHex(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (byte one : bytes) {
      text.append(Character.forDigit(one >> 4 & 15, 16)).append(Character.forDigit(one & 15, 16));
    }
    return text.toString();
  }
}
