package org.grundy.workbench.sequence.family;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.heap.CodeText;

/// A family of heap codes by a pattern such as `0.???`: a `?` stands for any octal digit, `[137]`
/// for one of these digits. At place 0 a `?` stands for 0 and 4.
public final class CodeFamily {
  /// The most codes of a family.
  public static final int MOST_CODES = 1 << 18;

  private static final String OCTAL = "01234567";
  private static final String OCTAL_AT_ZERO = "04";

  private CodeFamily() {}

  /// The codes of a pattern in their normal forms, each once, without that of no move; in the order
  /// of their digits.
  ///
  /// @throws InputException at the character that makes no sense, or if there are too many
  public static List<String> parse(String pattern) {
    List<String> choices = choices(pattern);
    long codes = 1;
    for (String digits : choices) {
      codes *= digits.length();
      if (codes > MOST_CODES) {
        throw new InputException(
            String.format(Locale.ROOT, "the family has more than %,d codes", MOST_CODES),
            "ask for fewer digits, such as 0.???");
      }
    }
    List<String> written = List.of("");
    for (String digits : choices) {
      List<String> longer = new ArrayList<>(written.size() * digits.length());
      for (String start : written) {
        for (int i = 0; i < digits.length(); i++) {
          longer.add(start + digits.charAt(i));
        }
      }
      written = longer;
    }
    Set<String> normal = new LinkedHashSet<>();
    for (String digits : written) {
      if (!digits.matches("0*")) {
        normal.add(CodeText.normal(digits.charAt(0) + "." + digits.substring(1)));
      }
    }
    return List.copyOf(normal);
  }

  /// The digits at each place, of which the first is before the point.
  private static List<String> choices(String pattern) {
    List<String> choices = new ArrayList<>();
    boolean point = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = Character.toUpperCase(pattern.charAt(i));
      if (c == '.') {
        if (point || choices.size() != 1) {
          throw bad(pattern, i, "one digit before the point and none after another point");
        }
        point = true;
      } else if (c == '?') {
        choices.add(choices.isEmpty() ? OCTAL_AT_ZERO : OCTAL);
      } else if (c == '[') {
        int end = pattern.indexOf(']', i);
        if (end <= i + 1) {
          throw bad(pattern, i, "digits and then `]`");
        }
        choices.add(set(pattern, i + 1, end));
        i = end;
      } else if (CodeText.DIGITS.indexOf(c) >= 0) {
        choices.add(String.valueOf(c));
      } else {
        throw bad(pattern, i, "a digit, `?`, `[` or the point");
      }
    }
    if (!point || choices.size() < 2) {
      throw bad(pattern, pattern.length(), "a point and digits after it, such as 0.???");
    }
    if (choices.getFirst().chars().anyMatch(digit -> (CodeText.DIGITS.indexOf(digit) & 3) != 0)) {
      throw bad(pattern, 0, "0, 4 or another digit without the bits 1 and 2 before the point");
    }
    return choices;
  }

  private static String set(String pattern, int from, int end) {
    Set<Character> digits = new LinkedHashSet<>();
    for (int i = from; i < end; i++) {
      char c = Character.toUpperCase(pattern.charAt(i));
      if (CodeText.DIGITS.indexOf(c) < 0) {
        throw bad(pattern, i, "a digit or `]`");
      }
      digits.add(c);
    }
    StringBuilder set = new StringBuilder();
    digits.forEach(set::append);
    return set.toString();
  }

  private static InputException bad(String pattern, int at, String expected) {
    String found = at < pattern.length() ? "`" + pattern.charAt(at) + "`" : "the end";
    return new InputException(
        new Place("family", 1, at + 1),
        "found %s, expected %s".formatted(found, expected),
        "a family is a code with `?` for any octal digit or [137] for some: 0.??? or 4.[37]?");
  }
}
