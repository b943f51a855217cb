package org.grundy.rules.heap;

import java.util.List;
import java.util.stream.Collectors;

/// A take-and-break game of one heap as a code `d0.d1d2d3…` (Guy and Smith 1956): bit `j` of digit
/// `dk` says that `k` tokens may be taken so that exactly `j` non-empty heaps are left.
///
/// Digits go up to `V` (31), so that they speak of at most four heaps; `0.137` is octal, `0.3F`
/// hexadecimal. A [Digit] may also be a set of counts, and ask how the heaps compare; and the last
/// digits may repeat without end. How all that is written is told by [CodeReader].
public final class TakeAndBreakCode {
  /// The most digits after the point, a repeating tail counted once.
  public static final int MAX_LENGTH = 64;

  private final List<Digit> digits;
  private final List<Digit> tail;

  /// @param digits from place 0 on
  /// @param tail repeats after `digits` without end
  public TakeAndBreakCode(List<Digit> digits, List<Digit> tail) {
    this.digits = List.copyOf(digits);
    this.tail = List.copyOf(tail);
  }

  /// The code that `code` writes.
  ///
  /// @throws org.grundy.core.InputException at the column (place `code:1:column`) where `code` is
  ///   not one, or allows a move that changes nothing
  public static TakeAndBreakCode parse(String code) {
    return new CodeReader(code).read();
  }

  /// True if it is a code of Guy and Smith: finitely many digits without marks.
  public boolean isPlain() {
    return tail.isEmpty() && digits.stream().allMatch(Digit::isPlain);
  }

  /// True if no digit, those that repeat included, has a mark or stands for any number of heaps.
  public boolean hasPlainDigits() {
    return digits.stream().allMatch(Digit::isPlain) && tail.stream().allMatch(Digit::isPlain);
  }

  /// The digit for taking `k` tokens.
  ///
  /// @param k from 0
  public Digit at(long k) {
    if (k < digits.size()) {
      return digits.get((int) k);
    }
    return tail.isEmpty() ? Digit.NONE : tail.get((int) ((k - digits.size()) % tail.size()));
  }

  /// The counts of the digit for taking `k` tokens, `k` from 0; bit `j` stands for `j` heaps.
  public int digit(int k) {
    return at(k).counts();
  }

  /// The number of digits after the point before the repeating tail; where there is none, the last
  /// of them is not zero, and it is the most tokens that a move takes.
  public int length() {
    return digits.size() - 1;
  }

  /// The digits that repeat without end after the others; empty where there are none.
  public List<Digit> tail() {
    return tail;
  }

  /// The most non-empty heaps that a move leaves, as far as digits name them.
  public int maxParts() {
    int highest = 0;
    for (Digit digit : digits) {
      highest = Math.max(highest, digit.highest());
    }
    for (Digit digit : tail) {
      highest = Math.max(highest, digit.highest());
    }
    return highest;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TakeAndBreakCode that
        && digits.equals(that.digits)
        && tail.equals(that.tail);
  }

  @Override
  public int hashCode() {
    return 31 * digits.hashCode() + tail.hashCode();
  }

  /// The normal form: one digit before the point, one at least after it, capital letters, no zeros
  /// at the end otherwise, the shortest tail as early as can be.
  @Override
  public String toString() {
    String text = text(digits.getFirst()) + "." + text(digits.subList(1, digits.size()));
    if (!tail.isEmpty()) {
      return text + "[" + text(tail) + "]";
    }
    return digits.size() == 1 ? text + "0" : text;
  }

  private static String text(List<Digit> digits) {
    return digits.stream().map(TakeAndBreakCode::text).collect(Collectors.joining());
  }

  private static String text(Digit digit) {
    if (!digit.orMore() && digit.counts() < CodeText.DIGITS.length()) {
      return CodeText.DIGITS.charAt(digit.counts()) + digit.parts().mark();
    }
    StringBuilder counts = new StringBuilder("{");
    for (int j = 0; j <= digit.highest(); j++) {
      if ((digit.counts() & 1 << j) != 0) {
        counts.append(counts.length() == 1 ? "" : ",").append(j);
      }
    }
    return counts.append(digit.orMore() ? "+}" : "}").append(digit.parts().mark()).toString();
  }
}
