package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.heap.CodeText;
import org.grundy.rules.text.Numbers;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;

/// Reads the lines `code` and `take`.
public final class HeapLines {
  private static final String CODE_EXAMPLE = "code  0.137";
  private static final String TAKE_EXAMPLE = "take  1..3 7";

  private final Places places;

  public HeapLines(Places places) {
    this.places = places;
  }

  /// What follows `code`. A code has brackets of its own, which are no pattern.
  public HeapCode code(Statement statement) {
    String expected = "an octal or hexadecimal code";
    String text = statement.rest();
    if (text.isEmpty()) {
      throw new InputException(
          statement.end(),
          "the line ends here, expected " + expected,
          "for example: " + CODE_EXAMPLE);
    }
    if (CodeText.isMeantBy(text)) {
      return new HeapCode(CodeText.withoutBlanks(text));
    }
    int blank = text.indexOf(' ');
    if (blank < 0) {
      String cure =
          text.matches("[0-9],[0-9A-Fa-f]+")
              ? "did you mean `" + text.replace(',', '.') + "`?"
              : "for example: " + CODE_EXAMPLE;
      throw new InputException(
          statement.restPlace(),
          "found %s, expected %s: a digit, a point, and digits from 0 to V"
              .formatted(Quote.of(text), expected),
          cure);
    }
    Place start = statement.restPlace();
    String second = text.substring(blank).strip();
    throw new InputException(
        new Place(start.source(), start.line(), start.column() + text.lastIndexOf(second)),
        "found %s, expected the end of the line".formatted(Quote.of(second)),
        "for example: " + CODE_EXAMPLE);
  }

  /// What follows `take`.
  public Take take(Words words) {
    List<Take.Range> ranges = new ArrayList<>();
    List<NumberSet> sets = new ArrayList<>();
    do {
      if (NumberSetWords.isNamed(words)) {
        sets.add(NumberSetWords.named(words, TAKE_EXAMPLE));
        continue;
      }
      Word word = words.take("how many tokens may be taken", TAKE_EXAMPLE);
      ranges.add(places.put(word.place(), range(word)));
    } while (!words.atEnd());
    return new Take(ranges, sets);
  }

  private static Take.Range range(Word word) {
    String text = word.text();
    int dots = text.indexOf("..");
    String first = dots < 0 ? text : text.substring(0, dots);
    String last = dots < 0 ? text : text.substring(dots + 2);
    if (!WordScanner.isNumber(first) || !WordScanner.isNumber(last)) {
      throw new InputException(
          word.place(),
          "found %s, expected a number or a range such as `1..3`".formatted(word.quoted()),
          rangeCure(text));
    }
    long from = count(first, word.place());
    long to = count(last, word.place());
    if (from < 1) {
      throw new InputException(
          word.place(),
          "found %s: a move takes at least one token".formatted(word.quoted()),
          "numbers in `take` begin at 1");
    }
    if (to < from) {
      throw new InputException(
          word.place(),
          "the range %s ends before it begins".formatted(word.quoted()),
          "did you mean `" + to + ".." + from + "`?");
    }
    return new Take.Range(from, to + 1);
  }

  private static long count(String digits, Place place) {
    long count = Numbers.ofDigits(digits, place);
    if (count == Long.MAX_VALUE) {
      throw new InputException(
          place,
          "the number %s is too large".formatted(Quote.of(digits)),
          "numbers in `take` go up to " + (Long.MAX_VALUE - 1));
    }
    return count;
  }

  private static String rangeCure(String text) {
    if (text.matches("[0-9]+[-–…:][0-9]+")) {
      return "did you mean `" + text.replaceFirst("[-–…:]", "..") + "`?";
    }
    if (text.matches("[0-9]+\\.\\.")) {
      return "a range needs an end; an equation such as `move n -> n - k where k >= 2` does not";
    }
    if (text.contains(",")) {
      return "numbers are separated by blanks: take  " + text.replace(',', ' ').strip();
    }
    return "for example: " + TAKE_EXAMPLE;
  }
}
