package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Meant;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;

/// Reads and writes sets of numbers: `primes`, `powers of 2`, `{1,3..5}`.
public final class NumberSetWords {
  private static final List<String> NAMES =
      List.of("primes", "squares", "cubes", "powers", "recurrence", "sums");
  private static final String SETS =
      "primes, squares, cubes, powers of 2, recurrence 1 2 by 1 1, sums of 3 5, {1,3..5}";
  private static final String RECURRENCE = "recurrence 1 2 by 1 1";
  private static final String SUMS = "sums of 3 5";

  private NumberSetWords() {}

  /// Tells whether a set that has a name is next.
  static boolean isNamed(Words words) {
    return NAMES.stream().anyMatch(words::isNext);
  }

  /// Any set, with numbers in braces.
  static NumberSet read(Words words, RuleNumbers numbers, String example) {
    return words.skip("{") ? listed(words, numbers, example) : named(words, numbers, example);
  }

  /// A set that has a name.
  static NumberSet named(Words words, RuleNumbers numbers, String example) {
    Word word = words.take("a set of numbers: " + SETS, example);
    return switch (word.text()) {
      case "primes" -> new NumberSet.Primes();
      case "squares" -> new NumberSet.Squares();
      case "cubes" -> new NumberSet.Cubes();
      case "powers" -> {
        words.require("of", "`of` and a number", "powers of 2");
        Word base = words.take("a number from 2 on", "powers of 2");
        long number = number(base, numbers, "powers of 2");
        if (number < 2) {
          throw new InputException(
              base.place(),
              "found %s, expected a number from 2 on".formatted(base.quoted()),
              "for example: powers of 2");
        }
        yield new NumberSet.Powers(number);
      }
      case "recurrence" -> {
        List<Long> first = numbers(words, numbers, RECURRENCE);
        words.require("by", "a number, or `by` and the factors of the last numbers", RECURRENCE);
        var set = new NumberSet.Recurrence(first, numbers(words, numbers, RECURRENCE));
        requireNoFault(word, set.fault(), RECURRENCE);
        yield set;
      }
      case "sums" -> {
        words.require("of", "`of` and numbers", SUMS);
        var set = new NumberSet.Sums(numbers(words, numbers, SUMS));
        requireNoFault(word, set.fault(), SUMS);
        yield set;
      }
      default -> {
        List<Take.Range> ranges = numbers.set(word);
        if (ranges.isEmpty()) {
          throw new InputException(
              word.place(),
              "found %s, expected a set of numbers".formatted(word.quoted()),
              Meant.instead(word.text()).isEmpty()
                  ? "sets are " + SETS + ", and what a `param` line names"
                  : Meant.instead(word.text()));
        }
        yield new NumberSet.Numbers(ranges);
      }
    };
  }

  /// All numbers that come next, at least one.
  private static List<Long> numbers(Words words, RuleNumbers numbers, String example) {
    List<Long> all = new ArrayList<>();
    do {
      all.add(number(words.take("a number", example), numbers, example));
    } while (!words.atEnd() && numbers.isNumber(words.peek("", example)));
    return all;
  }

  private static void requireNoFault(Word word, Optional<String> fault, String example) {
    if (fault.isPresent()) {
      throw new InputException(
          word.place(), "no set is meant here: " + fault.get(), "for example: " + example);
    }
  }

  private static NumberSet listed(Words words, RuleNumbers numbers, String example) {
    List<Take.Range> ranges = new ArrayList<>();
    do {
      ranges.add(range(words, numbers, example));
    } while (words.skip(","));
    words.require("}", "`,` or `}`", example);
    return new NumberSet.Numbers(ranges);
  }

  private static Take.Range range(Words words, RuleNumbers numbers, String example) {
    Place place = words.place();
    long from = number(words.take("a number", example), numbers, example);
    long last = words.skip("..") ? number(words.take("a number", example), numbers, example) : from;
    if (last < from) {
      throw new InputException(
          place,
          "the range `%d..%d` ends before it begins".formatted(from, last),
          "did you mean `" + last + ".." + from + "`?");
    }
    return new Take.Range(from, last + 1);
  }

  /// A number below 2^63 - 1.
  static long number(Word word, RuleNumbers numbers, String example) {
    long number = numbers.natural(word, "a number", example);
    if (number == Long.MAX_VALUE) {
      throw new InputException(
          word.place(),
          "the number %s is too large".formatted(Quote.of(word.text())),
          "numbers go up to " + (Long.MAX_VALUE - 1));
    }
    return number;
  }

  /// The text of a set.
  public static String text(NumberSet set) {
    return switch (set) {
      case NumberSet.Primes _ -> "primes";
      case NumberSet.Squares _ -> "squares";
      case NumberSet.Cubes _ -> "cubes";
      case NumberSet.Powers(long base) -> "powers of " + base;
      case NumberSet.Recurrence(List<Long> first, List<Long> factors) ->
          "recurrence " + joined(first) + " by " + joined(factors);
      case NumberSet.Sums(List<Long> of) -> "sums of " + joined(of);
      case NumberSet.Numbers(List<Take.Range> ranges) ->
          "{" + String.join(",", ranges.stream().map(Take.Range::text).toList()) + "}";
    };
  }

  private static String joined(List<Long> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
