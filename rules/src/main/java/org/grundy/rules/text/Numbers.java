package org.grundy.rules.text;

import java.math.BigInteger;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.core.Place;

/// Reads natural numbers.
public final class Numbers {
  /// A number in a position, as a pattern: digits, or a power such as `10^6`.
  public static final String WRITTEN = "[0-9]+(?:\\^[0-9]+)?";

  /// 2 to this is above every number.
  private static final int MOST_EXPONENT = 63;

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

  /// The number that is [#WRITTEN].
  ///
  /// @throws InputException if it is above 2^63 - 1
  public static long ofWritten(String written, Place place) {
    int hat = written.indexOf('^');
    if (hat < 0) {
      return ofDigits(written, place);
    }
    BigInteger base = BigInteger.valueOf(ofDigits(written.substring(0, hat), place));
    long exponent = ofDigits(written.substring(hat + 1), place);
    boolean grows = base.compareTo(BigInteger.ONE) > 0;
    BigInteger power = base.pow((int) Math.min(exponent, MOST_EXPONENT));
    if (power.bitLength() >= Long.SIZE || (grows && exponent > MOST_EXPONENT)) {
      throw tooLarge(written, place);
    }
    return power.longValueExact();
  }

  /// The number that digits say.
  ///
  /// @throws InputException if it is above 2^63 - 1
  public static long ofDigits(String digits, Place place) {
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException tooLarge) {
      throw tooLarge(digits, place);
    }
  }

  private static InputException tooLarge(String written, Place place) {
    return new InputException(
        place,
        "the number %s is too large".formatted(Quote.of(written)),
        "numbers go up to %d".formatted(Long.MAX_VALUE));
  }
}
