package org.grundy.rules.text;

import java.util.List;
import org.grundy.core.InputException;
import org.grundy.core.Place;

/// Reads natural numbers.
public final class Numbers {
  private Numbers() {}

  /// The number that a word is.
  ///
  /// @throws InputException if it is none, or above 2^63 - 1
  public static long natural(Word word, String expected, String example) {
    if (!WordScanner.isNumber(word.text())) {
      throw Words.unexpected(word, expected, List.of(), example);
    }
    return ofDigits(word.text(), word.place());
  }

  /// The number that digits say.
  ///
  /// @throws InputException if it is above 2^63 - 1
  public static long ofDigits(String digits, Place place) {
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException tooLarge) {
      throw new InputException(
          place,
          "the number %s is too large".formatted(Quote.of(digits)),
          "numbers go up to %d".formatted(Long.MAX_VALUE));
    }
  }
}
