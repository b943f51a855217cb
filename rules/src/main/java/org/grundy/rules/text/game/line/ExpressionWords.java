package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Meant;
import org.grundy.rules.text.Numbers;
import org.grundy.rules.text.OtherTerms;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;

/// Reads arithmetic expressions: `xor` binds least, then `+` and `-`, then `*`, `/` and `%`, and
/// `^` most, whose right side is read first.
public final class ExpressionWords {
  /// The most operators and parentheses that one expression may have; trees stay shallow.
  static final int MAX_SIGNS = 100;

  private static final Set<String> RESERVED = Set.of("where", "for");

  /// Names after a number that are no forgotten sign.
  private static final Set<String> JOINING =
      Set.of("where", "for", "and", "xor", "divides", "in", "except", "copies", "of", "but");

  private final Places places;
  private final RuleNumbers numbers;
  private final String example;
  private final OtherTerms terms;
  private final boolean signed;
  private int signs;

  public ExpressionWords(Places places, RuleNumbers numbers, String example) {
    this(places, numbers, example, (_, _) -> Optional.empty(), false);
  }

  /// @param terms what else may stand for a number than rules know
  /// @param signed whether an expression may begin with `-`
  public ExpressionWords(
      Places places, RuleNumbers numbers, String example, OtherTerms terms, boolean signed) {
    this.places = places;
    this.numbers = numbers;
    this.example = example;
    this.terms = terms;
    this.signed = signed;
  }

  /// An expression in which `+` adds.
  public Expression sum(Words words) {
    signs = 0;
    return nimSum(words, true);
  }

  /// An expression that a `+` outside parentheses ends.
  public Expression heap(Words words) {
    signs = 0;
    return nimSum(words, false);
  }

  private Expression nimSum(Words words, boolean plusAdds) {
    Place place = words.place();
    Expression left = difference(words, plusAdds);
    while (words.isNext("xor")) {
      count(words);
      words.skip("xor");
      left = applied(place, Operation.XOR, List.of(left, difference(words, plusAdds)));
    }
    return left;
  }

  private Expression difference(Words words, boolean plusAdds) {
    Place place = words.place();
    Expression left = signed && words.isNext("-") ? new Expression.Constant(0) : product(words);
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
    Expression left = power(words);
    while (words.isNext("*") || words.isNext("/") || words.isNext("%")) {
      count(words);
      Word sign = words.take("", example);
      Expression right = power(words);
      left =
          switch (sign.text()) {
            case "*" -> places.put(place, new Expression.Times(left, right));
            case "/" -> applied(place, Operation.QUOTIENT, List.of(left, right));
            default -> applied(place, Operation.REMAINDER, List.of(left, right));
          };
    }
    return left;
  }

  private Expression power(Words words) {
    Place place = words.place();
    Expression base = factor(words);
    if (!words.isNext("^")) {
      return base;
    }
    count(words);
    words.skip("^");
    return applied(place, Operation.POWER, List.of(base, power(words)));
  }

  private Expression applied(Place place, Operation operation, List<Expression> operands) {
    return places.put(place, new Expression.Applied(operation, operands));
  }

  private Expression factor(Words words) {
    Word word = words.take("a number, a variable or `(`", example);
    if (word.is("(")) {
      count(words);
      Expression inner = nimSum(words, true);
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
      Optional<Expression> term = terms.read(word, words);
      if (term.isEmpty() && words.isNext("(")) {
        return function(word, words);
      }
      return places.put(word.place(), term.orElseGet(() -> new Expression.Variable(word.text())));
    }
    throw Words.unexpected(
        word,
        "a number, a variable or `(`",
        List.of(),
        word.is("{") ? "move  n -> n - k where k in {1,3..5}" : example);
  }

  private Expression function(Word name, Words words) {
    List<Operation> functions =
        Arrays.stream(Operation.values()).filter(Operation::isFunction).toList();
    Optional<Operation> operation =
        functions.stream().filter(function -> name.is(function.word())).findFirst();
    if (operation.isEmpty()) {
      List<String> known = functions.stream().map(Operation::word).toList();
      throw Words.unexpected(
          name,
          "an operator between %s and `(`, or one of the functions %s"
              .formatted(name.quoted(), String.join(", ", known)),
          known,
          "min(a,b)");
    }
    count(words);
    words.skip("(");
    List<Expression> operands = new ArrayList<>();
    do {
      operands.add(nimSum(words, true));
    } while (words.skip(","));
    words.require(")", "an operator, `,` or `)`", example);
    if (operands.size() < 2) {
      throw new InputException(
          name.place(),
          "%s has one number, expected two or more".formatted(name.quoted()),
          "such as " + name.text() + "(a,b)");
    }
    return applied(name.place(), operation.get(), operands);
  }

  /// `2n` is not `2 * n` here, and says so.
  private static void requireNoName(Words words, String number) {
    if (words.atEnd()) {
      return;
    }
    Word next = words.peek("", "");
    if (next.is("or")) {
      throw new InputException(
          next.place(),
          "found `or`, expected an operator",
          "`|` stands between two options; conditions are joined as in `(k = 1) or (k = 3)`");
    }
    if (WordScanner.isName(next.text()) && !JOINING.contains(next.text())) {
      String instead = Meant.instead(next.text());
      throw new InputException(
          next.place(),
          "found %s after a number, expected an operator".formatted(next.quoted()),
          instead.isEmpty() ? "did you mean `" + number + "*" + next.text() + "`?" : instead);
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
