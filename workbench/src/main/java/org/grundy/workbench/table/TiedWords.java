package org.grundy.workbench.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

/// Reads `n + 2*n + 3*n for n in 1..100`: sums of starts that follow from one number.
final class TiedWords {
  private static final String EXAMPLE = "n + 2*n + 3*n for n in 1..2^30";
  private static final Pattern FORM = Pattern.compile("(.*\\S)\\s+for\\s+([a-z])\\s+in\\b(.*)");

  private final TextSource source;
  private final String name;

  private TiedWords(TextSource source, String name) {
    this.source = source;
    this.name = name;
  }

  /// Sums of starts that follow from one number.
  ///
  /// @param sizes of the starts of each sum
  /// @param numbers from which they follow
  record Tied(List<LinearSize> sizes, SizeRange numbers) {
    Tied {
      sizes = List.copyOf(sizes);
    }
  }

  /// The sums that a text is about; empty where it has another form.
  ///
  /// @param rules of the starts
  /// @throws InputException at the first fault
  static Optional<Tied> read(GameRules rules, TextSource source) {
    Matcher form = FORM.matcher(source.text());
    return form.matches()
        ? Optional.of(new TiedWords(source, form.group(2)).read(rules, form))
        : Optional.empty();
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
    String range = " ".repeat(form.start(3)) + form.group(3);
    SizeRange numbers = FamilyReader.ranges(rules, source.name(), range).getFirst();
    Place place = new Place(source.name(), 1, 1);
    SourceLine line = new SourceLine(source.name(), 1, form.group(1), "");
    Words words = new Words(WordScanner.equationWords(line, 0), line.at(form.end(1)));
    List<LinearSize> sizes = new ArrayList<>();
    do {
      Place at = words.place();
      sizes.add(size(new Arithmetic(place, EXAMPLE).heap(words), numbers, at));
    } while (words.skip("+"));
    words.requireEnd(List.of("+"), EXAMPLE);
    return new Tied(sizes, numbers);
  }

  private LinearSize size(Expression expression, SizeRange numbers, Place place) {
    try {
      LinearSize size = linear(expression, place);
      for (long number : new long[] {numbers.fromNumber(), numbers.toNumber() - 1}) {
        if (size.at(number) < 0) {
          throw new InputException(
              place,
              "for %s = %d that is the size %d".formatted(name, number, size.at(number)),
              "sizes are from 0");
        }
      }
      return size;
    } catch (ArithmeticException tooLarge) {
      throw new InputException(
          place, "a size passes 63 bits", "narrow the range of `%s`".formatted(name));
    }
  }

  private LinearSize linear(Expression expression, Place place) {
    return switch (expression) {
      case Expression.Constant(long number) -> new LinearSize(0, number);
      case Expression.Variable(String variable) when variable.equals(name) -> new LinearSize(1, 0);
      case Expression.Variable(String variable) ->
          throw new InputException(
              place,
              "found %s, and the sums are for each %s"
                  .formatted(Quote.of(variable), Quote.of(name)),
              "for example: " + EXAMPLE);
      case Expression.Plus(var left, var right) ->
          linear(left, place).plus(linear(right, place), 1);
      case Expression.Minus(var left, var right) ->
          linear(left, place).plus(linear(right, place), -1);
      case Expression.Times(var left, var right) -> product(left, right, place);
      case Expression.Applied(var operation, var operands) -> {
        List<LinearSize> sizes = operands.stream().map(operand -> linear(operand, place)).toList();
        long[] numbers = sizes.stream().mapToLong(LinearSize::constant).toArray();
        if (sizes.stream().anyMatch(size -> size.factor() != 0) || !operation.exists(numbers)) {
          throw notLinear(place);
        }
        yield new LinearSize(0, operation.of(numbers));
      }
    };
  }

  private LinearSize product(Expression left, Expression right, Place place) {
    LinearSize one = linear(left, place);
    LinearSize other = linear(right, place);
    if (one.factor() != 0 && other.factor() != 0) {
      throw notLinear(place);
    }
    LinearSize zero = new LinearSize(0, 0);
    return one.factor() == 0 ? zero.plus(other, one.constant()) : zero.plus(one, other.constant());
  }

  private InputException notLinear(Place place) {
    return new InputException(
        place,
        "this size is no multiple of `%s`, and no sum of one and a number".formatted(name),
        "for example: " + EXAMPLE);
  }
}
