package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.heap.CodeText;
import org.grundy.rules.text.Meant;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Take;

/// Reads the lines `code` and `take`.
public final class HeapLines {
  private static final String CODE_EXAMPLE = "code  0.137";
  private static final String TAKE_EXAMPLE = "take  1..3 7";

  private static final Pattern BRACKETS = Pattern.compile("[({][^)}]*[)}]");
  private static final Pattern NAME = Pattern.compile("\\p{L}[\\p{L}0-9_]*");

  private final Places places;
  private final RuleNumbers numbers;

  public HeapLines(Places places, RuleNumbers numbers) {
    this.places = places;
    this.numbers = numbers;
  }

  /// Reads the words after `code`. A code has brackets of its own, which are no pattern. Parameters
  /// stand within braces and parentheses only, since elsewhere letters are digits.
  public HeapCode code(Statement statement) {
    String expected = "an octal or hexadecimal code";
    String text =
        BRACKETS
            .matcher(statement.rest())
            .replaceAll(inside ->
                NAME.matcher(inside.group())
                    .replaceAll(name -> inCode(new Word(name.group(), statement.restPlace()))));
    if (text.isEmpty()) {
      throw new InputException(
          statement.end(),
          "the line ends here, expected " + expected,
          "for example: " + CODE_EXAMPLE);
    }
    if (CodeText.isMeantBy(text)) {
      return new HeapCode(CodeText.withoutBlanks(text));
    }
    requireKnownInBrackets(statement);
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

  /// Refuses a name in brackets of a code that is no code.
  private void requireKnownInBrackets(Statement statement) {
    String text = statement.rest();
    Matcher inside = BRACKETS.matcher(text);
    while (inside.find()) {
      Matcher name = NAME.matcher(text).region(inside.start(), inside.end());
      while (name.find()) {
        requireKnown(name.group(), moved(statement.restPlace(), name.start()));
      }
    }
  }

  /// The numbers of a parameter, as they stand in a code.
  private String inCode(Word name) {
    return numbers.isParameter(name)
        ? numbers.set(name).stream().map(Take.Range::text).collect(Collectors.joining(","))
        : name.text();
  }

  /// Reads the words after `take`, where the tokens may be taken from several heaps at once.
  public Rule takeInSeveralHeaps(Words words) {
    Optional<Words> several = words.cutBehind("in", SeveralHeapsWords.KINDS);
    Take take = take(words);
    return several.isEmpty() ? take : SeveralHeapsWords.read(take, several.get(), numbers);
  }

  /// Reads the words after `take`.
  public Take take(Words words) {
    List<Take.Range> ranges = new ArrayList<>();
    List<NumberSet> sets = new ArrayList<>();
    do {
      if (NumberSetWords.isNamed(words)) {
        sets.add(NumberSetWords.named(words, numbers, TAKE_EXAMPLE));
        continue;
      }
      Word word = words.take("how many tokens may be taken", TAKE_EXAMPLE);
      for (Take.Range range : ranges(word)) {
        ranges.add(places.put(word.place(), range));
      }
    } while (!words.atEnd());
    return new Take(ranges, sets);
  }

  private List<Take.Range> ranges(Word word) {
    List<Take.Range> set = numbers.set(word);
    for (Take.Range range : set) {
      if (range.fromCount() < 1) {
        throw new InputException(
            word.place(),
            "%s stands for 0: a move takes at least one token".formatted(word.quoted()),
            "numbers in `take` begin at 1");
      }
    }
    return set.isEmpty() ? List.of(range(word)) : set;
  }

  private Take.Range range(Word word) {
    String text = word.text();
    int dots = text.indexOf("..");
    String first = dots < 0 ? text : text.substring(0, dots);
    String last = dots < 0 ? text : text.substring(dots + 2);
    requireKnown(first, word.place());
    requireKnown(last, moved(word.place(), text.length() - last.length()));
    if (!isCount(first, word) || !isCount(last, word)) {
      throw new InputException(
          word.place(),
          "found %s, expected a number or a range such as `1..3`".formatted(word.quoted()),
          rangeCure(text));
    }
    long from = count(first, word);
    long to = count(last, word);
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
          first.equals(Long.toString(from)) && last.equals(Long.toString(to))
              ? "did you mean `" + to + ".." + from + "`?"
              : "with these numbers it is `" + from + ".." + to + "`; give the parameter another");
    }
    return new Take.Range(from, to + 1);
  }

  /// Refuses a name that is no parameter.
  private void requireKnown(String text, Place place) {
    Word word = new Word(text, place);
    if (NAME.matcher(text).matches() && !numbers.isParameter(word)) {
      throw new InputException(
          place,
          "found %s, expected a number or a range such as `1..3`".formatted(word.quoted()),
          Meant.instead(text).isEmpty()
              ? "a name is that of a number if a line above says so: param %s = 3".formatted(text)
              : Meant.instead(text));
    }
  }

  private static Place moved(Place place, int columns) {
    return new Place(place.source(), place.line(), place.column() + columns);
  }

  private boolean isCount(String text, Word word) {
    return numbers.isNumber(new Word(text, word.place()));
  }

  private long count(String text, Word word) {
    long count = numbers.natural(new Word(text, word.place()), "a number", TAKE_EXAMPLE);
    if (count == Long.MAX_VALUE) {
      throw new InputException(
          word.place(),
          "the number %s is too large".formatted(Quote.of(text)),
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
