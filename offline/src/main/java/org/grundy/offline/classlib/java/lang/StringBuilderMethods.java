package org.grundy.offline.classlib.java.lang;

/// Methods of `StringBuilder`.
public final class StringBuilderMethods {
  private StringBuilderMethods() {}

  public static StringBuilder repeat(StringBuilder text, int codePoint, int count) {
    for (int i = 0; i < count; i++) {
      text.appendCodePoint(codePoint);
    }
    return text;
  }

  public static StringBuilder repeat(StringBuilder text, CharSequence part, int count) {
    for (int i = 0; i < count; i++) {
      text.append(part);
    }
    return text;
  }
}
