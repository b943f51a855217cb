package org.grundy.rules.text;

import java.util.Collection;
import java.util.stream.Collectors;

/// How messages show what was found.
final class Quote {
  private static final int LONGEST = 40;

  private Quote() {}

  /// A word between backticks; what cannot be seen is named, what is long is cut.
  static String of(String word) {
    StringBuilder quoted = new StringBuilder("`");
    int[] codePoints = word.codePoints().limit(LONGEST + 1).toArray();
    for (int i = 0; i < Math.min(codePoints.length, LONGEST); i++) {
      if (isVisible(codePoints[i]) || codePoints[i] == ' ') {
        quoted.appendCodePoint(codePoints[i]);
      } else {
        quoted.append(name(codePoints[i]));
      }
    }
    return quoted.append(codePoints.length > LONGEST ? "…`" : "`").toString();
  }

  static String of(int codePoint) {
    return isVisible(codePoint) ? "`" + Character.toString(codePoint) + "`" : name(codePoint);
  }

  /// A code point as `U+0007`.
  static String name(int codePoint) {
    return "U+%04X".formatted(codePoint);
  }

  /// Words between one pair of backticks.
  static String list(Collection<?> words) {
    return words.stream().map(Object::toString).collect(Collectors.joining(" ", "`", "`"));
  }

  /// Whether a code point can be seen by itself.
  static boolean isVisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.PRIVATE_USE,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.COMBINING_SPACING_MARK,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
