package org.grundy.rules.heap.equation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;

/// What `docs/language.md` says of numbers and conditions; the slow way.
final class NaiveMeaning {
  /// A number that does not exist.
  static final long NONE = Long.MIN_VALUE;

  /// Larger powers are this; the tests compare them with nothing that is as large.
  private static final BigInteger LARGE = BigInteger.ONE.shiftLeft(40);

  private final Map<String, Long> values;

  /// A condition on numbers that do not exist is neither true nor false (Kleene 1938).
  enum Truth {
    FALSE(0),
    UNKNOWN(1),
    TRUE(2);

    private final int degree;

    Truth(int degree) {
      this.degree = degree;
    }

    static Truth of(boolean truth) {
      return truth ? TRUE : FALSE;
    }

    Truth not() {
      return this == UNKNOWN ? UNKNOWN : of(this == FALSE);
    }

    Truth and(Truth other) {
      return degree < other.degree ? this : other;
    }

    Truth or(Truth other) {
      return degree > other.degree ? this : other;
    }
  }

  NaiveMeaning(Map<String, Long> values) {
    this.values = values;
  }

  long number(Expression expression) {
    if (expression instanceof Expression.Constant(long value)) {
      return value;
    }
    if (expression instanceof Expression.Variable(String name)) {
      return Objects.requireNonNull(values.get(name));
    }
    List<Expression> inner = expression.operands();
    long[] operands = new long[inner.size()];
    for (int i = 0; i < operands.length; i++) {
      operands[i] = number(inner.get(i));
      if (operands[i] == NONE) {
        return NONE;
      }
    }
    return switch (expression) {
      case Expression.Plus _ -> Math.addExact(operands[0], operands[1]);
      case Expression.Minus _ -> Math.subtractExact(operands[0], operands[1]);
      case Expression.Times _ -> Math.multiplyExact(operands[0], operands[1]);
      case Expression.Applied(Operation operation, var _) -> applied(operation, operands);
      case Expression.Constant _, Expression.Variable _ -> throw new IllegalStateException();
    };
  }

  private static long applied(Operation operation, long[] operands) {
    long first = operands[0];
    long last = operands[operands.length - 1];
    return switch (operation) {
      case QUOTIENT -> last < 1 ? NONE : (long) Math.floor((double) first / last);
      case REMAINDER -> last < 1 ? NONE : ((first % last) + last) % last;
      case POWER -> last < 0 ? NONE : power(first, last);
      case XOR -> first < 0 || last < 0 ? NONE : first ^ last;
      case MIN -> Arrays.stream(operands).min().orElseThrow();
      case MAX -> Arrays.stream(operands).max().orElseThrow();
      case GCD -> Arrays.stream(operands).reduce(0, NaiveMeaning::gcd);
    };
  }

  private static long power(long base, long exponent) {
    return BigInteger.valueOf(base).pow((int) exponent).min(LARGE).longValueExact();
  }

  private static long gcd(long left, long right) {
    return BigInteger.valueOf(left).gcd(BigInteger.valueOf(right)).longValueExact();
  }

  Truth all(List<Condition> conditions) {
    return conditions.stream().map(this::truth).reduce(Truth.TRUE, Truth::and);
  }

  private Truth truth(Condition condition) {
    return switch (condition) {
      case Condition.Chain(List<Expression> sides, List<Relation> relations) -> {
        Truth truth = Truth.TRUE;
        for (int i = 0; i < relations.size(); i++) {
          long left = number(sides.get(i));
          long right = number(sides.get(i + 1));
          boolean holds = relations.get(i).holds(left, right);
          truth = truth.and(exist(left, right) ? Truth.of(holds) : Truth.UNKNOWN);
        }
        yield truth;
      }
      case Condition.Divides(Expression divisor, Expression number) -> {
        long by = number(divisor);
        long whole = number(number);
        yield exist(by, whole) && by >= 1 ? Truth.of(whole % by == 0) : Truth.UNKNOWN;
      }
      case Condition.In(Expression number, NumberSet set) -> {
        long one = number(number);
        yield exist(one, 0) ? Truth.of(one >= 0 && isIn(one, set)) : Truth.UNKNOWN;
      }
      case Condition.Bits(Expression part, Expression whole) -> {
        long inner = number(part);
        long outer = number(whole);
        yield inner >= 0 && outer >= 0 ? Truth.of((inner & outer) == inner) : Truth.UNKNOWN;
      }
      case Condition.Not(List<Condition> inner) -> all(inner).not();
      case Condition.Or(List<List<Condition>> branches) ->
          branches.stream().map(this::all).reduce(Truth.FALSE, Truth::or);
    };
  }

  private static boolean exist(long one, long other) {
    return one != NONE && other != NONE;
  }

  private static boolean isIn(long n, NumberSet set) {
    return switch (set) {
      case NumberSet.Primes _ ->
          n >= 2 && LongStream.range(2, n).noneMatch(divisor -> n % divisor == 0);
      case NumberSet.Squares _ -> LongStream.rangeClosed(0, n).anyMatch(k -> k * k == n);
      case NumberSet.Cubes _ -> LongStream.rangeClosed(0, n).anyMatch(k -> k * k * k == n);
      case NumberSet.Powers(long base) ->
          Stream.iterate(1L, p -> p <= n, p -> p * base).anyMatch(p -> p == n);
      case NumberSet.Recurrence(List<Long> first, List<Long> factors) -> {
        List<Long> all = new ArrayList<>(first);
        while (all.getLast() < n) {
          long next = 0;
          for (int i = 0; i < factors.size(); i++) {
            next += factors.get(i) * all.reversed().get(i);
          }
          all.add(next);
        }
        yield all.contains(n);
      }
      case NumberSet.Sums(List<Long> of) -> {
        boolean[] isSum = new boolean[(int) n + 1];
        isSum[0] = true;
        for (int sum = 1; sum <= n; sum++) {
          for (long one : of) {
            isSum[sum] |= one <= sum && isSum[(int) (sum - one)];
          }
        }
        yield isSum[(int) n];
      }
      case NumberSet.Numbers(List<Take.Range> ranges) ->
          ranges.stream().anyMatch(range -> range.fromCount() <= n && n < range.toCount());
    };
  }
}
