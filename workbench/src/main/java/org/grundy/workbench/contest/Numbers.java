package org.grundy.workbench.contest;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Meant;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.game.Arithmetic;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;

/// Reads expressions and conditions whose variables are names of the input.
final class Numbers {
  private final SpecNames names;
  private final String example;

  /// @param example of the line, for errors
  Numbers(SpecNames names, String example) {
    this.names = names;
    this.example = example;
  }

  /// An expression that is one number: lists stand only in `min`, `max` and `gcd`.
  Expression scalar(Words words) {
    Place place = words.place();
    Expression expression = element(words);
    requireNoList(expression, false, place);
    return expression.names().findAny().isPresent() ? expression : constant(expression, place);
  }

  /// A number without names, such as `10^9`, as the number that it is.
  private static Expression constant(Expression expression, Place place) {
    try {
      return new Expression.Constant(new Values(new SpecNames()).at(expression));
    } catch (ArithmeticException e) {
      throw new InputException(
          place, "this is no number that a computer can hold", "numbers go up to 2^63 - 1");
    }
  }

  /// All words as one number.
  Expression scalar(Phrase phrase) {
    Words words = phrase.words();
    Expression expression = scalar(words);
    words.requireEnd(List.of(), example);
    return expression;
  }

  /// An expression in which lists stand for each of their numbers.
  Expression element(Words words) {
    Place place = words.place();
    Expression expression = new Arithmetic(place, example).sum(words);
    requireKnown(expression, place);
    return expression;
  }

  /// All words as an expression in which lists stand for each of their numbers.
  Expression element(Phrase phrase) {
    Words words = phrase.words();
    Expression expression = element(words);
    words.requireEnd(List.of(), example);
    return expression;
  }

  /// An expression in which lists stand for each of their numbers and that a `+` ends.
  Expression heap(Words words) {
    Place place = words.place();
    Expression expression = new Arithmetic(place, example).heap(words);
    requireKnown(expression, place);
    return expression;
  }

  /// All words as conditions.
  ///
  /// @param ofElements whether lists stand for each of their numbers
  List<Condition> conditions(Phrase phrase, boolean ofElements) {
    List<Condition> conditions = conditions(phrase);
    if (!ofElements) {
      conditions.stream()
          .flatMap(Condition::operands)
          .forEach(operand -> requireNoList(operand, false, phrase.place()));
    }
    return conditions;
  }

  /// All words as conditions in which lists stand for each of their numbers.
  List<Condition> conditions(Phrase phrase) {
    Words words = phrase.words();
    List<Condition> conditions = new Arithmetic(phrase.place(), example).conditions(words);
    words.requireEnd(List.of(), example);
    for (Condition condition : conditions) {
      if (hasSet(condition)) {
        throw new InputException(
            phrase.place(), "a description has no conditions with `in` or `bits`", "compare");
      }
      condition.operands().forEach(operand -> requireKnown(operand, phrase.place()));
    }
    return conditions;
  }

  private static boolean hasSet(Condition condition) {
    return switch (condition) {
      case Condition.In _, Condition.Bits _ -> true;
      case Condition.Not not -> not.conditions().stream().anyMatch(Numbers::hasSet);
      case Condition.Or or ->
          or.branches().stream().flatMap(List::stream).anyMatch(Numbers::hasSet);
      case Condition.Chain _, Condition.Divides _ -> false;
    };
  }

  private void requireKnown(Expression expression, Place place) {
    if (expression instanceof Expression.Variable(String name)) {
      if (!names.is(name, SpecNames.Kind.NUMBER) && !names.is(name, SpecNames.Kind.LIST)) {
        throw unknown(new Word(name, place), names, names.expected());
      }
      return;
    }
    for (Expression operand : expression.operands()) {
      requireKnown(operand, place);
    }
  }

  private void requireNoList(Expression expression, boolean aggregated, Place place) {
    if (expression instanceof Expression.Variable(String name)) {
      if (!aggregated && names.is(name, SpecNames.Kind.LIST)) {
        throw new InputException(
            place,
            "%s is a list, where one number is needed".formatted(Quote.of(name)),
            "`max(%s,0)` is its greatest number".formatted(name));
      }
      return;
    }
    boolean all =
        expression instanceof Expression.Applied applied
            && (applied.operation() == Operation.MIN
                || applied.operation() == Operation.MAX
                || applied.operation() == Operation.GCD);
    for (Expression operand : expression.operands()) {
      requireNoList(operand, all, place);
    }
  }

  /// The fault that a word is none of the names.
  static InputException unknown(Word word, SpecNames names, String expected) {
    List<String> known = new ArrayList<>(names.of(SpecNames.Kind.NUMBER));
    known.addAll(names.of(SpecNames.Kind.LIST));
    known.remove(word.text()); // one of the other kind is not meant
    String near = Meant.cure(word.text(), known);
    return new InputException(
        word.place(),
        "found " + word.quoted() + ", expected " + expected,
        !near.isEmpty()
            ? near
            : known.isEmpty()
                ? "the lines before this one read no numbers"
                : names.known() + Quote.list(known));
  }
}
