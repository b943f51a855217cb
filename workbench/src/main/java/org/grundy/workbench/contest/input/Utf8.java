package org.grundy.workbench.contest.input;

/// The characters of a text that is kept as bytes.
final class Utf8 {
  private Utf8() {}

  /// The character that begins at `index`, -1 where the bytes there are not UTF-8.
  static int codePoint(byte[] text, int index) {
    int first = text[index];
    if (first >= 0) {
      return first;
    }
    int bytes = Integer.numberOfLeadingZeros(~(first << 24));
    if (bytes < 2 || bytes > 4 || index + bytes > text.length) {
      return -1;
    }
    int codePoint = first & (0x7f >> bytes);
    for (int i = 1; i < bytes; i++) {
      if ((text[index + i] & 0xc0) != 0x80) {
        return -1;
      }
      codePoint = codePoint << 6 | (text[index + i] & 0x3f);
    }
    boolean shortest = codePoint >= (bytes == 2 ? 0x80 : bytes == 3 ? 0x800 : 0x10000);
    boolean scalar = Character.isValidCodePoint(codePoint) && codePoint >>> 11 != 0xd800 >>> 11;
    return shortest && scalar ? codePoint : -1;
  }

  /// The number of bytes of the character that begins at `index`, 1 where there is none.
  static int length(byte[] text, int index) {
    int codePoint = codePoint(text, index);
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
}
