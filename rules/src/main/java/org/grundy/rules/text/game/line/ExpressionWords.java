package org.grundy.rules.text.game.line;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Numbers;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.EquationMove.Expression;

/// Reads arithmetic expressions.
final class ExpressionWords {
  /// The most operators and parentheses that one expression may have; trees stay shallow.
  static final int MAX_SIGNS = 100;

  private static final Set<String> RESERVED = Set.of("where", "for");

  /// Names after a number that are no forgotten sign.
  private static final Set<String> JOINING = Set.of("where", "for", "and", "copies", "of");

  private final Places places;
  private final RuleNumbers numbers;
  private final String example;
  private int signs;

  ExpressionWords(Places places, RuleNumbers numbers, String example) {
    this.places = places;
    this.numbers = numbers;
    this.example = example;
  }

  /// An expression in which `+` adds.
  Expression sum(Words words) {
    signs = 0;
    return difference(words, true);
  }

  /// An expression that a `+` outside parentheses ends.
  Expression heap(Words words) {
    signs = 0;
    return difference(words, false);
  }

  private Expression difference(Words words, boolean plusAdds) {
    Place place = words.place();
    Expression left = product(words);
    while (words.isNext("-") || (plusAdds && words.isNext("+"))) {
      count(words);
      boolean minus = words.skip("-");
      if (!minus) {
        words.skip("+");
      }
      Expression right = product(words);
      left =
          places.put(
              place, minus ? new Expression.Minus(left, right) : new Expression.Plus(left, right));
    }
    return left;
  }

  private Expression product(Words words) {
    Place place = words.place();
    Expression left = factor(words);
    while (words.isNext("*")) {
      count(words);
      words.skip("*");
      left = places.put(place, new Expression.Times(left, factor(words)));
    }
    return left;
  }

  private Expression factor(Words words) {
    Word word = words.take("a number, a variable or `(`", example);
    if (word.is("(")) {
      count(words);
      Expression inner = difference(words, true);
      words.require(")", "an operator or `)`", example);
      return inner;
    }
    if (WordScanner.isNumber(word.text())) {
      long value = Numbers.ofDigits(word.text(), word.place());
      requireNoName(words, word.text());
      return places.put(word.place(), new Expression.Constant(value));
    }
    OptionalLong parameter = numbers.number(word);
    if (parameter.isPresent()) {
      return places.put(word.place(), new Expression.Constant(parameter.getAsLong()));
    }
    if (WordScanner.isName(word.text()) && !RESERVED.contains(word.text())) {
      return places.put(word.place(), new Expression.Variable(word.text()));
    }
    throw Words.unexpected(word, "a number, a variable or `(`", List.of(), example);
  }

  /// `2n` is not `2 * n` here, and says so.
  private static void requireNoName(Words words, String number) {
    if (words.atEnd()) {
      return;
    }
    Word next = words.peek("", "");
    if (next.is("or")) {
      throw new InputException(
          next.place(), "found `or`, expected an operator", "`|` stands between two options");
    }
    if (WordScanner.isName(next.text()) && !JOINING.contains(next.text())) {
      throw new InputException(
          next.place(),
          "found %s after a number, expected an operator".formatted(next.quoted()),
          "did you mean `" + number + "*" + next.text() + "`?");
    }
  }

  private void count(Words words) {
    if (++signs > MAX_SIGNS) {
      throw new InputException(
          words.place(),
          "an expression has at most %d operators and parentheses, this one has more"
              .formatted(MAX_SIGNS),
          "");
    }
  }
}
