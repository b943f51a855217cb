package org.grundy.rules.heap;

import java.util.Arrays;
import java.util.Locale;
import org.grundy.core.InputException;
import org.grundy.core.Place;

/// A take-and-break game of one heap as a code `d0.d1d2d3…` (Guy and Smith 1956): bit `j` of digit
/// `dk` says that `k` tokens may be taken so that exactly `j` non-empty heaps are left.
///
/// Digits go up to `V` (31), so a move leaves at most four heaps; `0.137` is octal, `0.3F`
/// hexadecimal.
public final class TakeAndBreakCode {
  /// The most digits after the point.
  public static final int MAX_LENGTH = 64;

  private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
  private static final int KEEPS_THE_HEAP = 0b11;

  private final int[] digits;

  private TakeAndBreakCode(int[] digits) {
    this.digits = digits;
  }

  /// The code that `code` writes: at most one digit before the point, which may be left out for
  /// zero, and up to [#MAX_LENGTH] after it.
  ///
  /// @throws InputException at the column (place `code:1:column`) where `code` is not one, or
  ///   allows a move that changes nothing
  public static TakeAndBreakCode parse(String code) {
    int point = point(code);
    int[] digits = new int[code.length() - point];
    digits[0] = point == 0 ? 0 : digitAt(code, 0);
    for (int k = 1; k < digits.length; k++) {
      digits[k] = digitAt(code, point + k);
    }
    if ((digits[0] & KEEPS_THE_HEAP) != 0) {
      throw problem(
          0,
          "the digit `"
              + code.charAt(0)
              + "` before the point allows a move that takes nothing"
              + " and splits nothing, so the game would never end",
          "before the point write 0, or a digit that splits only: 4, 8, C, G, …");
    }
    int length = digits.length;
    while (length > 1 && digits[length - 1] == 0) {
      length--;
    }
    return new TakeAndBreakCode(Arrays.copyOf(digits, length));
  }

  private static int point(String code) {
    int point = code.indexOf('.');
    if (point < 0) {
      for (int i = 0; i < code.length(); i++) {
        digitAt(code, i);
      }
      throw problem(
          code.length(),
          "a heap code has a point, `" + code + "` has none",
          "did you mean 0." + code + "?");
    }
    if (point > 1) {
      throw problem(
          1, "a heap code has at most one digit before the point", "for example 0.137 or 4.7");
    }
    if (code.length() == 1) {
      throw problem(1, "a heap code has digits, `.` has none", "for example 0.137 or 4.7");
    }
    if (code.length() - point - 1 > MAX_LENGTH) {
      throw problem(
          point + 1 + MAX_LENGTH,
          "a heap code has at most "
              + MAX_LENGTH
              + " digits after the point, found "
              + (code.length() - point - 1),
          "a subtraction set has no such limit: take 1..100");
    }
    return point;
  }

  private static int digitAt(String code, int index) {
    int digit = DIGITS.indexOf(code.substring(index, index + 1).toUpperCase(Locale.ROOT));
    if (digit < 0) {
      throw problem(
          index,
          "`" + Character.toString(code.codePointAt(index)) + "` is not a digit of a heap code",
          "digits are 0 to 9 and A to V, with one point: 0.137, 4.7, 0.3F");
    }
    return digit;
  }

  private static InputException problem(int index, String problem, String cure) {
    return new InputException(new Place("code", 1, index + 1), problem, cure);
  }

  /// The digit for taking `k` tokens, `k` from 0; zero beyond [#length].
  public int digit(int k) {
    return k < digits.length ? digits[k] : 0;
  }

  /// The number of digits after the point, the last of them not zero: the most tokens that a move
  /// takes.
  public int length() {
    return digits.length - 1;
  }

  /// The most non-empty heaps that a move leaves, from 0 to 4.
  public int maxParts() {
    int union = 0;
    for (int digit : digits) {
      union |= digit;
    }
    return union == 0 ? 0 : Integer.SIZE - 1 - Integer.numberOfLeadingZeros(union);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TakeAndBreakCode that && Arrays.equals(digits, that.digits);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(digits);
  }

  /// The normal form: one digit before the point, capital letters, no zeros at the end.
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int digit : digits) {
      text.append(DIGITS.charAt(digit));
    }
    return text.insert(1, '.').toString();
  }
}
