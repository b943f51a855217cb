package org.grundy.offline.classlib.java.lang;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/// Texts with arguments, as `java.util.Formatter` makes them for no language: the conversions `d`,
/// `x`, `X`, `s`, `c`, `f`, `e`, `n` and `%`, with the flags `-`, `+`, `0` and `,`. TeaVM's own
/// formatter knows no large numbers and fails for some small ones.
final class Formatting {
  private static final int THREE = 3;
  private static final int USUAL_PRECISION = 6;

  private final String pattern;
  private final Object[] arguments;
  private final StringBuilder text = new StringBuilder();
  private int at;
  private int next;

  private Formatting(String pattern, Object[] arguments) {
    this.pattern = pattern;
    this.arguments = arguments;
  }

  static String of(String pattern, Object... arguments) {
    return new Formatting(pattern, arguments).all();
  }

  private String all() {
    while (at < pattern.length()) {
      char c = pattern.charAt(at++);
      if (c == '%') {
        place();
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /// `%`, the number of an argument and `$`, flags, a width, a precision and the conversion.
  private void place() {
    int begin = at;
    int number = number();
    boolean named = number > 0 && pattern.charAt(at) == '$';
    if (named) {
      at++;
    } else {
      at = begin;
    }
    int from = at;
    while ("-+0,".indexOf(pattern.charAt(at)) >= 0) {
      at++;
    }
    String flags = pattern.substring(from, at);
    int width = number();
    int precision = -1;
    if (pattern.charAt(at) == '.') {
      at++;
      precision = number();
    }
    char conversion = pattern.charAt(at++);
    if (conversion == 'n') {
      text.append('\n');
    } else if (conversion == '%') {
      text.append('%');
    } else {
      Object argument = arguments[named ? number - 1 : next++];
      pad(converted(conversion, argument, flags, precision), flags, width);
    }
  }

  private int number() {
    int number = 0;
    while (at < pattern.length() && Character.isDigit(pattern.charAt(at))) {
      number = 10 * number + pattern.charAt(at++) - '0';
    }
    return number;
  }

  private static String converted(char conversion, Object argument, String flags, int precision) {
    return switch (conversion) {
      case 's' -> String.valueOf(argument);
      case 'c' ->
          argument instanceof Integer codePoint
              ? new String(Character.toChars(codePoint))
              : String.valueOf(argument);
      case 'x' -> hexadecimal(argument);
      case 'X' -> hexadecimal(argument).toUpperCase(java.util.Locale.ROOT);
      case 'd' -> signed(new BigInteger(String.valueOf(argument)).toString(), flags);
      case 'f' ->
          signed(
              decimal(argument)
                  .setScale(precision < 0 ? USUAL_PRECISION : precision, RoundingMode.HALF_UP)
                  .toPlainString(),
              flags);
      case 'e' ->
          signed(scientific(decimal(argument), precision < 0 ? USUAL_PRECISION : precision), flags);
      default -> throw new IllegalArgumentException("%" + conversion);
    };
  }

  private static BigDecimal decimal(Object argument) {
    return new BigDecimal(String.valueOf(argument));
  }

  private static String hexadecimal(Object argument) {
    return switch (argument) {
      case Byte number -> Integer.toHexString(number & 0xff);
      case Integer number -> Integer.toHexString(number);
      case Long number -> Long.toHexString(number);
      default -> new BigInteger(String.valueOf(argument)).toString(16);
    };
  }

  private static String scientific(BigDecimal value, int precision) {
    if (value.signum() == 0) {
      return BigDecimal.ZERO.setScale(precision).toPlainString() + "e+00";
    }
    BigDecimal rounded = value.round(new MathContext(precision + 1, RoundingMode.HALF_UP));
    int exponent = rounded.precision() - rounded.scale() - 1;
    String digits =
        rounded.movePointLeft(exponent).setScale(precision, RoundingMode.HALF_UP).toPlainString();
    int size = Math.abs(exponent);
    return digits + (exponent < 0 ? "e-" : "e+") + (size < 10 ? "0" : "") + size;
  }

  private static String signed(String number, String flags) {
    boolean negative = number.startsWith("-");
    String digits = negative ? number.substring(1) : number;
    if (flags.contains(",")) {
      int end = digits.indexOf('.') < 0 ? digits.length() : digits.indexOf('.');
      StringBuilder grouped = new StringBuilder(digits);
      for (int place = end - THREE; place > 0; place -= THREE) {
        grouped.insert(place, ',');
      }
      digits = grouped.toString();
    }
    return (negative ? "-" : flags.contains("+") ? "+" : "") + digits;
  }

  private void pad(String converted, String flags, int width) {
    int missing = width - converted.length();
    if (flags.contains("-")) {
      text.append(converted);
    }
    if (flags.contains("0") && missing > 0) {
      int sign = converted.startsWith("-") || converted.startsWith("+") ? 1 : 0;
      text.append(converted, 0, sign)
          .append("0".repeat(missing))
          .append(converted, sign, converted.length());
    } else {
      text.append(missing > 0 ? " ".repeat(missing) : "");
      if (!flags.contains("-")) {
        text.append(converted);
      }
    }
  }
}
