package org.grundy.workbench.table;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.game.Arithmetic;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.count.LinearSize;
import org.grundy.solvers.family.SizeRange;
import org.grundy.workbench.game.TextSource;

/// Reads `n + 2*n + 3*n for n in 1..100`, `n + m + (n+m) for n in 1..9, m in 1..9`: sums of starts
/// that follow from one number or several.
final class TiedWords {
  private static final String EXAMPLE = "n + 2*n + 3*n for n in 1..2^30";
  private static final Pattern FORM = Pattern.compile("(.*\\S)\\s+for(\\s+[a-z]\\s+in\\b.*)");
  private static final Pattern NUMBER = Pattern.compile("\\s*([a-z])\\s+in\\b([^,]*)(,|$)");
  private static final int MOST_NUMBERS = 4;

  private final TextSource source;
  private final List<String> names = new ArrayList<>();
  private final List<SizeRange> numbers = new ArrayList<>();

  private TiedWords(TextSource source) {
    this.source = source;
  }

  /// Sums of starts that follow from numbers.
  ///
  /// @param sizes of the starts of each sum
  /// @param numbers from which they follow
  record Tied(List<LinearSize> sizes, List<SizeRange> numbers) {
    Tied {
      sizes = List.copyOf(sizes);
      numbers = List.copyOf(numbers);
    }

    /// How many sums there are.
    BigInteger all() {
      return numbers.stream()
          .map(range -> BigInteger.valueOf(range.size()))
          .reduce(BigInteger.ONE, BigInteger::multiply);
    }
  }

  /// The sums that a text is about; empty where it has another form.
  ///
  /// @param rules of the starts
  /// @throws InputException at the first fault
  static Optional<Tied> read(GameRules rules, TextSource source) {
    Matcher form = FORM.matcher(source.text());
    return form.matches() ? Optional.of(new TiedWords(source).read(rules, form)) : Optional.empty();
  }

  private Tied read(GameRules rules, Matcher form) {
    boolean isOfNumbers =
        switch (rules.board()) {
          case Board.Heap _, Board.Graph _ -> true;
          default -> rules.board().isRow();
        };
    if (!isOfNumbers) {
      throw new InputException(
          new Place(source.name(), 1, 1),
          "the starts of %s are not told by one number".formatted(rules.title()),
          "such sums are of heaps, rows and paths; count families of starts");
    }
    readNumbers(rules, form.start(2));
    Place place = new Place(source.name(), 1, 1);
    SourceLine line = new SourceLine(source.name(), 1, form.group(1), "");
    Words words = new Words(WordScanner.equationWords(line, 0), line.at(form.end(1)));
    List<LinearSize> sizes = new ArrayList<>();
    do {
      Place at = words.place();
      sizes.add(size(new Arithmetic(place, EXAMPLE).heap(words), at));
    } while (words.skip("+"));
    words.requireEnd(List.of("+"), EXAMPLE);
    return new Tied(sizes, numbers);
  }

  /// Reads `n in 1..9, m in 0..5`.
  private void readNumbers(GameRules rules, int from) {
    Matcher number = NUMBER.matcher(source.text());
    int at = from;
    while (at < source.text().length()) {
      Place place = new Place(source.name(), 1, at + 1);
      if (!number.find(at) || number.start() != at) {
        throw new InputException(
            place,
            "found %s, expected a number and its range"
                .formatted(Quote.of(source.text().substring(at).strip())),
            "for example: n + m + (n+m) for n in 1..9, m in 1..9");
      }
      if (names.contains(number.group(1)) || names.size() == MOST_NUMBERS) {
        throw new InputException(
            place,
            names.size() == MOST_NUMBERS
                ? "the sums follow from more than %d numbers".formatted(MOST_NUMBERS)
                : "a second %s".formatted(Quote.of(number.group(1))),
            "each number has one range");
      }
      names.add(number.group(1));
      String range = " ".repeat(number.start(2)) + number.group(2);
      numbers.add(FamilyReader.ranges(rules, source.name(), range).getFirst());
      at = number.end();
    }
  }

  private LinearSize size(Expression expression, Place place) {
    try {
      LinearSize size = linear(expression, place);
      requireFromZero(size, place);
      return size;
    } catch (ArithmeticException tooLarge) {
      throw new InputException(
          place, "a size passes 63 bits", "narrow the range of `%s`".formatted(names.getFirst()));
    }
  }

  /// Refuses sizes that are below 0 or too large at one of the corners of the ranges.
  private void requireFromZero(LinearSize size, Place place) {
    for (int corner = 0; corner < 1 << names.size(); corner++) {
      long[] chosen = new long[names.size()];
      for (int i = 0; i < chosen.length; i++) {
        SizeRange range = numbers.get(i);
        chosen[i] = (corner >> i & 1) == 0 ? range.fromNumber() : range.toNumber() - 1;
      }
      if (size.at(chosen) < 0) {
        throw new InputException(
            place,
            "for %s that is the size %d"
                .formatted(
                    IntStream.range(0, chosen.length)
                        .mapToObj(i -> names.get(i) + " = " + chosen[i])
                        .collect(Collectors.joining(", ")),
                    size.at(chosen)),
            "sizes are from 0");
      }
    }
  }

  private LinearSize linear(Expression expression, Place place) {
    return switch (expression) {
      case Expression.Constant(long number) -> LinearSize.constant(names.size(), number);
      case Expression.Variable(String variable) -> {
        int which = names.indexOf(variable);
        if (which < 0) {
          throw new InputException(
              place,
              "found %s, and the sums are for each %s"
                  .formatted(Quote.of(variable), Quote.of(String.join(", ", names))),
              "for example: " + EXAMPLE);
        }
        List<Long> factors = new ArrayList<>(Collections.nCopies(names.size(), 0L));
        factors.set(which, 1L);
        yield new LinearSize(factors, 0);
      }
      case Expression.Plus(var left, var right) ->
          linear(left, place).plus(linear(right, place), 1);
      case Expression.Minus(var left, var right) ->
          linear(left, place).plus(linear(right, place), -1);
      case Expression.Times(var left, var right) -> product(left, right, place);
      case Expression.Applied(var operation, var operands) -> {
        List<LinearSize> sizes = operands.stream().map(operand -> linear(operand, place)).toList();
        long[] numbers = sizes.stream().mapToLong(LinearSize::constant).toArray();
        if (!sizes.stream().allMatch(LinearSize::isConstant) || !operation.exists(numbers)) {
          throw notLinear(place);
        }
        yield LinearSize.constant(names.size(), operation.of(numbers));
      }
    };
  }

  private LinearSize product(Expression left, Expression right, Place place) {
    LinearSize one = linear(left, place);
    LinearSize other = linear(right, place);
    if (!one.isConstant() && !other.isConstant()) {
      throw notLinear(place);
    }
    LinearSize zero = LinearSize.constant(names.size(), 0);
    return one.isConstant() ? zero.plus(other, one.constant()) : zero.plus(one, other.constant());
  }

  private InputException notLinear(Place place) {
    return new InputException(
        place,
        "this size is no sum of multiples of `%s` and a number"
            .formatted(String.join("`, `", names)),
        "for example: " + EXAMPLE);
  }
}
