package org.grundy.rules.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.grundy.core.InputException;
import org.grundy.core.Place;

/// Reads a take-and-break code:
///
/// ```
/// code   = [place] "." place* [ "[" place+ "]" | "(" place+ ")" ]      0.137   4.7   .3F   0.[3]
/// place  = (digit | set) [mark]                                       4!  {2,3}  {2+}=
/// digit  = 0 … 9, A … V                                               bit j: j heaps may be left
/// set    = "{" [range ("," range)* ["+"]] "}"                         numbers of heaps; +: or more
/// range  = count [".." count]
/// mark   = "!" | "?" | "="                          unequal, not all equal, all equal heaps
/// ```
///
/// What is in brackets repeats without end.
final class CodeReader {
  private static final int MAX_COUNT = 30;
  private static final int KEEPS_THE_HEAP = 0b11;

  private final String code;
  private int at;

  CodeReader(String code) {
    this.code = code;
  }

  TakeAndBreakCode read() {
    requirePoint();
    List<Digit> digits = new ArrayList<>();
    digits.add(code.startsWith(".") ? Digit.NONE : place());
    if (code.charAt(at) != '.') {
      throw problem(
          at, "a heap code has at most one digit before the point", "for example 0.137 or 4.7");
    }
    requireEnding(digits.getFirst());
    at++;
    if (code.length() == 1) {
      throw problem(1, "a heap code has digits, `.` has none", "for example 0.137 or 4.7");
    }
    while (at < code.length() && code.charAt(at) != '[' && code.charAt(at) != '(') {
      requireRoom(digits.size() - 1);
      digits.add(place());
    }
    return normal(digits, at < code.length() ? tail(digits.size() - 1) : List.of());
  }

  private void requirePoint() {
    if (code.indexOf('.') >= 0) {
      return;
    }
    while (at < code.length()) {
      place();
    }
    throw problem(
        code.length(),
        "a heap code has a point, `" + code + "` has none",
        "did you mean 0." + code + "?");
  }

  /// A move that takes nothing has to leave two heaps or more.
  private void requireEnding(Digit first) {
    if ((first.counts() & KEEPS_THE_HEAP) != 0) {
      throw problem(
          0,
          "the digit `"
              + code.substring(0, at)
              + "` before the point allows a move that takes nothing"
              + " and splits nothing, so the game would never end",
          "before the point write 0, or a digit that splits only: 4, 8, C, G, …");
    }
  }

  /// @param length how many digits after the point there are already
  private void requireRoom(int length) {
    if (length == TakeAndBreakCode.MAX_LENGTH) {
      throw problem(
          at,
          "a heap code has at most %d digits after the point".formatted(length),
          "a subtraction set has no such limit: take 1..100");
    }
  }

  /// @param before how many digits stand between the point and the bracket
  private List<Digit> tail(int before) {
    int open = at;
    char close = code.charAt(at++) == '[' ? ']' : ')';
    List<Digit> tail = new ArrayList<>();
    while (at < code.length() && code.charAt(at) != close) {
      requireRoom(before + tail.size());
      tail.add(place());
    }
    if (at == code.length()) {
      throw problem(open, "the repeating digits have no end", "close them: " + code + close);
    }
    if (tail.isEmpty()) {
      throw problem(open, "there is nothing to repeat", "for example 0.[3]");
    }
    at++;
    if (at < code.length()) {
      throw problem(
          at,
          "found `" + code.substring(at) + "` after the repeating digits, which have no end",
          "write the digits that do not repeat before the bracket");
    }
    return tail;
  }

  private Digit place() {
    Digit digit = code.charAt(at) == '{' ? set() : Digit.plain(digitAt(at++));
    Digit.Parts parts =
        switch (at < code.length() ? code.charAt(at) : ' ') {
          case '!' -> Digit.Parts.UNEQUAL;
          case '?' -> Digit.Parts.NOT_ALL_EQUAL;
          case '=' -> Digit.Parts.EQUAL;
          default -> Digit.Parts.ANY;
        };
    if (parts == Digit.Parts.ANY) {
      return digit;
    }
    if (!digit.orMore() && digit.highest() < 2) {
      throw problem(
          at,
          "`" + code.charAt(at) + "` compares heaps, but here no move leaves two",
          "for example 4!");
    }
    at++;
    return new Digit(digit.counts(), digit.orMore(), parts);
  }

  private Digit set() {
    int open = at++;
    int counts = 0;
    boolean orMore = false;
    while (at < code.length() && code.charAt(at) != '}') {
      int first = count(orMore);
      int last = first;
      if (code.startsWith("..", at)) {
        at += 2;
        last = count(orMore);
        if (last < first) {
          throw problem(at, "the range of counts ends before it begins", "such as {2..5}");
        }
      }
      counts |= (1 << (last + 1)) - (1 << first);
      orMore = at < code.length() && code.charAt(at) == '+';
      at += orMore ? 1 : 0;
      if (at < code.length() && code.charAt(at) == ',' && code.indexOf('}', at) > at + 1) {
        at++;
      } else if (at < code.length() && code.charAt(at) != '}') {
        throw problem(at, "found `" + code.charAt(at) + "` in a set of counts", "such as {2,3}");
      }
    }
    if (at == code.length()) {
      throw problem(open, "the set of counts has no end", "close it: {2,3}");
    }
    at++;
    return new Digit(counts, orMore, Digit.Parts.ANY);
  }

  /// @param ended whether nothing may follow in the set
  private int count(boolean ended) {
    int from = at;
    while (at < code.length() && Character.isDigit(code.charAt(at))) {
      at++;
    }
    String count = code.substring(from, at);
    if (ended || count.isEmpty() || count.length() > 2 || Integer.parseInt(count) > MAX_COUNT) {
      throw problem(
          from,
          "expected a number of heaps, at most " + MAX_COUNT,
          "for example {2,3} or {2..5}, or {2+} for two and more");
    }
    return Integer.parseInt(count);
  }

  private int digitAt(int index) {
    int digit = CodeText.DIGITS.indexOf(code.substring(index, index + 1).toUpperCase(Locale.ROOT));
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

  private static TakeAndBreakCode normal(List<Digit> digits, List<Digit> tail) {
    List<Digit> head = new ArrayList<>(digits);
    List<Digit> repeating = new ArrayList<>(shortest(tail));
    if (repeating.equals(List.of(Digit.NONE))) {
      repeating.clear();
    }
    if (repeating.isEmpty()) {
      while (head.size() > 1 && head.getLast().equals(Digit.NONE)) {
        head.removeLast();
      }
    } else {
      while (head.size() > 1 && head.getLast().equals(repeating.getLast())) {
        repeating.addFirst(repeating.removeLast());
        head.removeLast();
      }
    }
    return new TakeAndBreakCode(head, repeating);
  }

  /// The shortest list of which `tail` is a repetition.
  private static List<Digit> shortest(List<Digit> tail) {
    for (int length = 1; length < tail.size(); length++) {
      if (tail.size() % length == 0) {
        int period = length;
        boolean repeats = true;
        for (int i = period; i < tail.size() && repeats; i++) {
          repeats = tail.get(i).equals(tail.get(i - period));
        }
        if (repeats) {
          return tail.subList(0, period);
        }
      }
    }
    return tail;
  }
}
