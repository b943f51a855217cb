package org.grundy.rules.text;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/// The form in which messages show what was found.
public final class Quote {
  private static final int LONGEST = 40;

  private Quote() {}

  /// A word between backticks; what cannot be seen is named, what is long is cut.
  public static String of(String word) {
    boolean isLong = word.codePointCount(0, word.length()) > LONGEST;
    String shown = isLong ? word.substring(0, word.offsetByCodePoints(0, LONGEST)) : word;
    return "`" + visible(shown) + (isLong ? "…`" : "`");
  }

  /// A line of text in which what cannot be seen, blanks apart, is named: it does nothing to a
  /// terminal.
  public static String visible(String line) {
    StringBuilder visible = new StringBuilder();
    line.codePoints()
        .forEach(codePoint ->
            visible.append(
                isVisible(codePoint) || codePoint == ' '
                    ? Character.toString(codePoint)
                    : name(codePoint)));
    return visible.toString();
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

  /// True if a code point can be seen by itself.
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
