package org.grundy.offline.classlib.java.lang;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Methods of `String`.
public final class StringMethods {
  private StringMethods() {}

  public static String formatted(String pattern, Object... arguments) {
    return Formatting.of(pattern, arguments);
  }

  public static String format(String pattern, Object... arguments) {
    return Formatting.of(pattern, arguments);
  }

  public static String format(Locale locale, String pattern, Object... arguments) {
    return Formatting.of(pattern, arguments);
  }

  public static IntStream codePoints(String text) {
    int[] points = new int[text.length()];
    int count = 0;
    for (int at = 0; at < text.length(); at += Character.charCount(points[count++])) {
      points[count] = text.codePointAt(at);
    }
    return Arrays.stream(Arrays.copyOf(points, count));
  }

  public static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = from;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      lines.add(text.substring(from, end));
      from = end + (text.startsWith("\r\n", end) ? 2 : 1);
    }
    return lines.stream();
  }
}
