package org.grundy.rules.heap.equation;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;

/// What `docs/language.md` says of numbers and conditions, in numbers of any length; the slow way.
final class NaiveMeaning {
  private final Map<String, Long> values;

  /// A condition on numbers that do not exist is neither true nor false (Kleene 1938).
  enum Truth {
    FALSE,
    UNKNOWN,
    TRUE;

    static Truth of(boolean truth) {
      return truth ? TRUE : FALSE;
    }

    Truth not() {
      return values()[2 - ordinal()];
    }
  }

  NaiveMeaning(Map<String, Long> values) {
    this.values = values;
  }

  Optional<BigInteger> number(Expression expression) {
    List<Optional<BigInteger>> numbers = expression.operands().stream().map(this::number).toList();
    if (numbers.stream().anyMatch(Optional::isEmpty)) {
      return Optional.empty();
    }
    List<BigInteger> operands = numbers.stream().map(Optional::get).toList();
    return switch (expression) {
      case Expression.Constant(long value) -> Optional.of(BigInteger.valueOf(value));
      case Expression.Variable(String name) -> Optional.of(BigInteger.valueOf(values.get(name)));
      case Expression.Plus _ -> Optional.of(operands.get(0).add(operands.get(1)));
      case Expression.Minus _ -> Optional.of(operands.get(0).subtract(operands.get(1)));
      case Expression.Times _ -> Optional.of(operands.get(0).multiply(operands.get(1)));
      case Expression.Applied(Operation operation, var _) -> applied(operation, operands);
    };
  }

  private static Optional<BigInteger> applied(Operation operation, List<BigInteger> operands) {
    BigInteger first = operands.getFirst();
    BigInteger last = operands.getLast();
    boolean exists =
        switch (operation) {
          case QUOTIENT, REMAINDER -> last.signum() > 0;
          case POWER -> last.signum() >= 0;
          case XOR -> first.signum() >= 0 && last.signum() >= 0;
          case MIN, MAX, GCD -> true;
        };
    if (!exists) {
      return Optional.empty();
    }
    return Optional.of(
        switch (operation) {
          case QUOTIENT -> first.subtract(first.mod(last)).divide(last);
          case REMAINDER -> first.mod(last);
          case POWER -> first.pow(last.intValueExact());
          case XOR -> first.xor(last);
          case MIN -> operands.stream().reduce(BigInteger::min).orElseThrow();
          case MAX -> operands.stream().reduce(BigInteger::max).orElseThrow();
          case GCD -> operands.stream().reduce(BigInteger::gcd).orElseThrow();
        });
  }

  Truth all(List<Condition> conditions) {
    return conditions.stream()
        .map(this::truth)
        .min((one, other) -> one.compareTo(other))
        .orElse(Truth.TRUE);
  }

  private Truth truth(Condition condition) {
    return switch (condition) {
      case Condition.Chain(List<Expression> sides, List<Relation> relations) -> {
        Truth truth = Truth.TRUE;
        for (int i = 0; i < relations.size(); i++) {
          Relation relation = relations.get(i);
          Truth pair =
              of(
                  List.of(sides.get(i), sides.get(i + 1)),
                  two -> relation.holds(two.get(0).compareTo(two.get(1)), 0));
          truth = pair.compareTo(truth) < 0 ? pair : truth;
        }
        yield truth;
      }
      case Condition.Divides(Expression divisor, Expression number) ->
          of(
              List.of(new Expression.Applied(Operation.REMAINDER, List.of(number, divisor))),
              rest -> rest.getFirst().signum() == 0);
      case Condition.In(Expression number, NumberSet set) ->
          of(List.of(number), one -> isIn(one.getFirst(), set));
      case Condition.Bits(Expression part, Expression whole) ->
          of(
              List.of(whole, new Expression.Applied(Operation.XOR, List.of(part, whole))),
              two -> two.get(1).and(two.get(0)).equals(two.get(1)));
      case Condition.Not(List<Condition> inner) -> all(inner).not();
      case Condition.Or(List<List<Condition>> branches) ->
          branches.stream()
              .map(this::all)
              .max((one, other) -> one.compareTo(other))
              .orElse(Truth.FALSE);
    };
  }

  private interface Question {
    boolean of(List<BigInteger> numbers);
  }

  private Truth of(List<Expression> expressions, Question question) {
    List<Optional<BigInteger>> numbers = expressions.stream().map(this::number).toList();
    return numbers.stream().anyMatch(Optional::isEmpty)
        ? Truth.UNKNOWN
        : Truth.of(question.of(numbers.stream().map(Optional::get).toList()));
  }

  private static boolean isIn(BigInteger number, NumberSet set) {
    if (number.signum() < 0) {
      return false;
    }
    long n = number.longValueExact();
    return switch (set) {
      case NumberSet.Primes _ ->
          n >= 2 && LongStream.range(2, n).noneMatch(divisor -> n % divisor == 0);
      case NumberSet.Squares _ -> LongStream.rangeClosed(0, n).anyMatch(k -> k * k == n);
      case NumberSet.Cubes _ -> LongStream.rangeClosed(0, n).anyMatch(k -> k * k * k == n);
      case NumberSet.Powers(long base) ->
          Stream.iterate(1L, p -> p <= n, p -> p * base).anyMatch(p -> p == n);
      case NumberSet.Numbers(List<Take.Range> ranges) ->
          ranges.stream().anyMatch(range -> range.fromCount() <= n && n < range.toCount());
    };
  }
}
