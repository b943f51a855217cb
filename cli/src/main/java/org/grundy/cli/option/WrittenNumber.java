package org.grundy.cli.option;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/// A number as people write it: `1000000`, `1,000,000`, `1_000_000` or `10^6`.
public final class WrittenNumber {
  private static final Pattern FORM = Pattern.compile("([+-]?)(\\d{1,1000})(?:\\^(\\d{1,3}))?");

  private WrittenNumber() {}

  /// Lets every option of a command and of its subcommands take numbers so.
  public static void letAllTake(CommandLine line) {
    line.registerConverter(BigInteger.class, WrittenNumber::whole);
    line.registerConverter(Long.class, WrittenNumber::ofLong);
    line.registerConverter(long.class, WrittenNumber::ofLong);
    line.registerConverter(Integer.class, WrittenNumber::ofInt);
    line.registerConverter(int.class, WrittenNumber::ofInt);
  }

  /// The number, if the text is one that a `long` holds and not less than 0.
  static OptionalLong of(String text) {
    Optional<BigInteger> number = read(text);
    return number.isPresent() && number.get().signum() >= 0 && number.get().bitLength() < Long.SIZE
        ? OptionalLong.of(number.get().longValueExact())
        : OptionalLong.empty();
  }

  /// Why a text is not the number that is asked for.
  ///
  /// @param expected such as `a number from 1`
  static TypeConversionException refused(String text, String expected, long most) {
    return new TypeConversionException(
        read(text).filter(number -> number.compareTo(BigInteger.valueOf(most)) > 0).isPresent()
            ? "'%s' is too large, numbers go up to %,d".formatted(text, most)
            : "'%s' is not %s".formatted(text, expected));
  }

  private static Optional<BigInteger> read(String text) {
    Matcher form = FORM.matcher(text.replaceAll("[,_]", ""));
    if (!form.matches()) {
      return Optional.empty();
    }
    BigInteger base = new BigInteger(form.group(2));
    BigInteger number = form.group(3) == null ? base : base.pow(Integer.parseInt(form.group(3)));
    return Optional.of(form.group(1).equals("-") ? number.negate() : number);
  }

  private static BigInteger whole(String text) {
    return read(text).orElseThrow(() -> refused(text, "a whole number", Long.MAX_VALUE));
  }

  private static long ofLong(String text) {
    return read(text)
        .filter(number -> number.bitLength() < Long.SIZE)
        .orElseThrow(() -> refused(text, "a whole number", Long.MAX_VALUE))
        .longValueExact();
  }

  private static int ofInt(String text) {
    return read(text)
        .filter(number -> number.bitLength() < Integer.SIZE)
        .orElseThrow(() -> refused(text, "a whole number", Integer.MAX_VALUE))
        .intValueExact();
  }
}
