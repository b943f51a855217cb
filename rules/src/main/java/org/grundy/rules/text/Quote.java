package org.grundy.rules.text;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/// How messages show what was found.
public final class Quote {
  private static final int LONGEST = 40;

  private Quote() {}

  /// A word between backticks; what cannot be seen is named, what is long is cut.
  public static String of(String word) {
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

  public static String of(int codePoint) {
    return isVisible(codePoint) ? "`" + Character.toString(codePoint) + "`" : name(codePoint);
  }

  /// A code point as `U+0007`.
  public static String name(int codePoint) {
    return "U+%04X".formatted(codePoint);
  }

  /// Words between one pair of backticks.
  public static String list(Collection<?> words) {
    return words.stream().map(Object::toString).collect(Collectors.joining(" ", "`", "`"));
  }

  /// Words each between backticks, the last after "or".
  public static String choice(List<String> words) {
    List<String> quoted = words.stream().map(word -> "`" + word + "`").toList();
    return quoted.size() == 1
        ? quoted.getFirst()
        : String.join(", ", quoted.subList(0, quoted.size() - 1)) + " or " + quoted.getLast();
  }

  /// Whether a code point can be seen by itself.
  public static boolean isVisible(int codePoint) {
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
