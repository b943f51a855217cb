package org.grundy.cli.option;

import java.math.BigInteger;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A number as people write it: `1000000`, `1,000,000`, `1_000_000` or `10^6`.
final class WrittenNumber {
  private static final Pattern FORM = Pattern.compile("\\+?(\\d{1,19})(?:\\^(\\d{1,2}))?");

  private WrittenNumber() {}

  /// The number, if the text is one that a `long` holds.
  static OptionalLong of(String text) {
    Matcher form = FORM.matcher(text.replaceAll("[,_]", ""));
    if (!form.matches()) {
      return OptionalLong.empty();
    }
    BigInteger base = new BigInteger(form.group(1));
    BigInteger number = form.group(2) == null ? base : base.pow(Integer.parseInt(form.group(2)));
    return number.bitLength() < Long.SIZE
        ? OptionalLong.of(number.longValueExact())
        : OptionalLong.empty();
  }
}
