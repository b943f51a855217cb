package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;

/// Reads the conditions of equations: `1 <= a < b, k divides n, (k in primes) or (not (k < 9))`.
public final class ConditionWords {
  private static final int MAX_DEPTH = 20;

  /// The words that end a condition.
  private static final Set<String> ENDS = Set.of(",", "|", ")", "]", ":", "or", "except");

  private static final Set<String> COMPARISONS =
      Set.of("<", "<=", "=", "!=", ">=", ">", "==", "=<", "=>", "<>");

  /// Words between two sides; after an operand they are no variables.
  private static final Set<String> JOINING = Set.of("divides", "in", "xor");

  private final Places places;
  private final RuleNumbers numbers;
  private final String example;
  private final ExpressionWords expressions;
  private int depth;

  public ConditionWords(
      Places places, RuleNumbers numbers, String example, ExpressionWords expressions) {
    this.places = places;
    this.numbers = numbers;
    this.example = example;
    this.expressions = expressions;
  }

  /// One condition or more, joined by commas.
  public List<Condition> list(Words words) {
    List<Condition> conditions = new ArrayList<>();
    do {
      conditions.addAll(next(words));
    } while (words.skip(","));
    return conditions;
  }

  /// The next condition; several where they stand in parentheses of no use.
  private List<Condition> next(Words words) {
    Place place = words.place();
    if (!beginsGroup(words)) {
      Condition condition = places.put(place, single(words));
      requireNoOr(words);
      return List.of(condition);
    }
    List<List<Condition>> branches = new ArrayList<>();
    do {
      branches.add(group(words));
    } while (words.skip("or"));
    return branches.size() == 1
        ? branches.getFirst()
        : List.of(places.put(place, new Condition.Or(branches)));
  }

  private static void requireNoOr(Words words) {
    if (words.isNext("or")) {
      throw new InputException(
          words.place(),
          "found `or` after a condition without parentheses",
          "put both into parentheses: `(k = 1) or (k = 3)`");
    }
  }

  private static boolean beginsGroup(Words words) {
    return (words.isNext("not") && words.isAfterNext(word -> word.is("(")))
        || (words.isNext("(") && hasCondition(words.inParentheses()));
  }

  private static boolean hasCondition(List<Word> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i).text();
      boolean joins = (word.equals("divides") || word.equals("in")) && i > 0;
      if (COMPARISONS.contains(word) || (joins && isOperandEnd(words.get(i - 1).text()))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOperandEnd(String word) {
    return word.equals(")") || WordScanner.isName(word) || WordScanner.isNumber(word);
  }

  private List<Condition> group(Words words) {
    if (!beginsGroup(words)) {
      throw Words.unexpected(
          words.take("a condition in parentheses", example),
          "a condition in parentheses",
          List.of(),
          "(k = 1) or (k = 3)");
    }
    Place place = words.place();
    boolean not = words.skip("not");
    words.skip("(");
    if (++depth > MAX_DEPTH) {
      throw new InputException(
          place, "conditions stand in more than " + MAX_DEPTH + " parentheses", "");
    }
    List<Condition> conditions = list(words);
    depth--;
    words.require(")", "`,` or `)`", example);
    return not ? List.of(places.put(place, new Condition.Not(conditions))) : conditions;
  }

  private Condition single(Words words) {
    if (words.isNext("bits") && words.isAfterNext(ConditionWords::beginsOperand)) {
      words.skip("bits");
      Expression part = expressions.sum(words);
      words.require("in", "an operator or `in`", "bits k in n");
      return new Condition.Bits(part, expressions.sum(words));
    }
    Expression first = expressions.sum(words);
    if (words.skip("divides")) {
      return new Condition.Divides(first, expressions.sum(words));
    }
    if (words.skip("in")) {
      return new Condition.In(first, NumberSetWords.read(words, numbers, example));
    }
    List<Expression> sides = new ArrayList<>(List.of(first));
    List<Relation> relations = new ArrayList<>();
    do {
      relations.add(relation(words, relations.isEmpty()));
      sides.add(expressions.sum(words));
    } while (!words.atEnd() && !words.isNextOneOf(ENDS));
    return new Condition.Chain(sides, relations);
  }

  private static boolean beginsOperand(Word word) {
    return word.is("(")
        || WordScanner.isNumber(word.text())
        || (WordScanner.isName(word.text()) && !JOINING.contains(word.text()));
  }

  private Relation relation(Words words, boolean first) {
    List<String> signs =
        new ArrayList<>(Arrays.stream(Relation.values()).map(Relation::sign).toList());
    String expected =
        "a comparison, one of "
            + Quote.list(signs)
            + (first ? ", or `divides` or `in`" : ", or `,` and a condition");
    Word sign = words.take(expected, example);
    signs.addAll(first ? List.of("divides", "in") : List.of(","));
    return Arrays.stream(Relation.values())
        .filter(relation -> sign.is(relation.sign()))
        .findFirst()
        .orElseThrow(() -> Words.unexpected(sign, expected, signs, example));
  }
}
