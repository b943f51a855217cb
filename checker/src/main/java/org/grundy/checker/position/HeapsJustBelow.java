package org.grundy.checker.position;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;

/// The values of heaps n whose options are n-1, n-2, …, n-w(n), by the theorem `heaps-just-below`
/// of `docs/certificates.md`: G(n) = w(n) where n = 0 or w(n) = w(n-1) + 1, and G(n) = G(n-w(n)-1)
/// elsewhere.
///
/// Its conditions are read off the rules: one line leaves one heap, of which each size stands for
/// one number t of tokens taken, and each condition is one of these over n and t, with whole
/// numbers a, b, c:
///
/// - b·t >= c that holds of every t >= 1, and, once at least, of no t < 1;
/// - c·t <= a·n + b with 0 <= a <= c, which bounds t by floor((a·n + b) / c), a number that grows
///   by 0 or 1 with n.
///
/// Then w(n) is the least of these bounds and of n, or 0 where one of them is negative. It grows by
/// 0 or 1 as they do, and w(0) = 0.
final class HeapsJustBelow {
  private static final int HEAP = 0;
  private static final int TAKEN = 1;
  private static final int NUMBER = 2;
  private static final int DEEPEST = 64;

  private final List<Bound> bounds;

  /// A number of tokens t with `by · t <= times · n + plus`.
  private record Bound(BigInteger times, BigInteger plus, BigInteger by) {
    long of(long heap) {
      BigInteger[] parts =
          times.multiply(BigInteger.valueOf(heap)).add(plus).divideAndRemainder(by);
      boolean isNegative = parts[0].signum() < 0 || parts[1].signum() < 0;
      return isNegative ? 0 : parts[0].min(BigInteger.valueOf(heap)).longValueExact();
    }
  }

  private HeapsJustBelow(List<Bound> bounds) {
    this.bounds = List.copyOf(bounds);
  }

  /// The heaps of rules; empty where the conditions of the theorem are not seen to hold.
  static Optional<HeapsJustBelow> of(GameRules rules) {
    if (rules.board() instanceof Board.Heap
        && rules.isPlain()
        && rules.rules().size() == 1
        && rules.rules().getFirst() instanceof EquationMove move
        && move.variables().size() == 1
        && move.except().isEmpty()
        && move.alternatives().size() == 1
        && move.alternatives().getFirst().sum().size() == 1) {
      Reading reading = new Reading(move.variables().getFirst());
      Expression left = move.alternatives().getFirst().sum().getFirst().getFirst();
      return reading.understands(left, move.alternatives().getFirst().conditions())
          ? Optional.of(new HeapsJustBelow(reading.bounds))
          : Optional.empty();
    }
    return Optional.empty();
  }

  /// The number of options of a heap.
  private long options(long heap) {
    long least = heap;
    for (Bound bound : bounds) {
      least = Math.min(least, bound.of(heap));
    }
    return least;
  }

  /// The value of a heap.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  long value(long heap, Meter meter) {
    long n = heap;
    while (true) {
      long options = options(n);
      if (n == 0 || options(n - 1) < options) {
        return options;
      }
      n -= options + 1;
      meter.work(1);
    }
  }

  /// The reading of one line.
  private static final class Reading {
    private final String heap;
    private final List<Bound> bounds = new ArrayList<>();
    private Optional<String> chosen = Optional.empty();
    private BigInteger[] ofChosen = {};
    private boolean takesSome;

    Reading(String heap) {
      this.heap = heap;
    }

    /// Reads one alternative, which leaves n - t; so the number that is chosen is a form over n and
    /// t too.
    boolean understands(Expression left, List<Condition> conditions) {
      Optional<BigInteger[]> size = linear(left);
      if (size.isEmpty() || !size.get()[TAKEN].abs().equals(BigInteger.ONE)) {
        return false;
      }
      BigInteger sign = size.get()[TAKEN];
      ofChosen =
          new BigInteger[] {
            BigInteger.ONE.subtract(size.get()[HEAP]).multiply(sign),
            sign.negate(),
            size.get()[NUMBER].negate().multiply(sign)
          };
      boolean understood = isNatural(ofChosen);
      for (Condition condition : conditions) {
        if (!(condition instanceof Condition.Chain(var sides, var relations))) {
          return false;
        }
        for (int i = 0; i < relations.size(); i++) {
          understood = understood && understands(sides.get(i), relations.get(i), sides.get(i + 1));
        }
      }
      return understood && takesSome;
    }

    private boolean understands(Expression left, Relation relation, Expression right) {
      return switch (relation) {
        case AT_MOST -> isAtMost(left, 0, right);
        case LESS -> isAtMost(left, 1, right);
        case AT_LEAST -> isAtMost(right, 0, left);
        case MORE -> isAtMost(right, 1, left);
        case EQUAL, UNEQUAL -> false;
      };
    }

    /// Takes up `left + more <= right`; where the right side is f / c, rounded down, that is
    /// c·(left + more) <= f.
    private boolean isAtMost(Expression left, long more, Expression right) {
      if (right instanceof Expression.Applied(Operation operation, List<Expression> operands)
          && operation == Operation.QUOTIENT
          && operands.getLast() instanceof Expression.Constant(long by)
          && by >= 1) {
        return isAtMost(left, more, by, operands.getFirst());
      }
      return isAtMost(left, more, 1, right);
    }

    private boolean isAtMost(Expression left, long more, long by, Expression right) {
      Optional<BigInteger[]> lesser = linear(left);
      Optional<BigInteger[]> greater = linear(right);
      if (lesser.isEmpty() || greater.isEmpty()) {
        return false;
      }
      BigInteger[] sum = combined(lesser.get(), number(BigInteger.valueOf(more)), 1);
      return isNatural(overTaken(combined(greater.get(), sum, -by)));
    }

    /// Takes up the condition that a form over n and t is not negative; tells whether it is one of
    /// those above.
    private boolean isNatural(BigInteger[] form) {
      if (form[TAKEN].signum() < 0) {
        BigInteger by = form[TAKEN].negate();
        bounds.add(new Bound(form[HEAP], form[NUMBER], by));
        return form[HEAP].signum() >= 0 && form[HEAP].compareTo(by) <= 0;
      }
      takesSome |=
          form[TAKEN].signum() > 0 && form[HEAP].signum() == 0 && form[NUMBER].signum() < 0;
      return form[HEAP].signum() == 0 && form[TAKEN].add(form[NUMBER]).signum() >= 0;
    }

    /// A form over n and the choice as one over n and t.
    private BigInteger[] overTaken(BigInteger[] form) {
      BigInteger times = form[TAKEN];
      return new BigInteger[] {
        form[HEAP].add(times.multiply(ofChosen[HEAP])),
        times.multiply(ofChosen[TAKEN]),
        form[NUMBER].add(times.multiply(ofChosen[NUMBER]))
      };
    }

    private Optional<BigInteger[]> linear(Expression expression) {
      return linear(expression, DEEPEST);
    }

    /// An expression as a form over n and the one number that is chosen; empty where it is none, or
    /// has more than so many levels of brackets.
    private Optional<BigInteger[]> linear(Expression expression, int levels) {
      if (levels == 0) {
        return Optional.empty();
      }
      int below = levels - 1;
      return switch (expression) {
        case Expression.Constant(long value) -> Optional.of(number(BigInteger.valueOf(value)));
        case Expression.Variable(String name) -> variable(name);
        case Expression.Plus(var left, var right) ->
            linear(left, below)
                .flatMap(one -> linear(right, below).map(two -> combined(one, two, 1)));
        case Expression.Minus(var left, var right) ->
            linear(left, below)
                .flatMap(one -> linear(right, below).map(two -> combined(one, two, -1)));
        case Expression.Times(var left, var right) ->
            linear(left, below)
                .flatMap(one -> linear(right, below).flatMap(two -> product(one, two)));
        case Expression.Applied _ -> Optional.empty();
      };
    }

    private Optional<BigInteger[]> variable(String name) {
      if (name.equals(heap)) {
        return Optional.of(new BigInteger[] {BigInteger.ONE, BigInteger.ZERO, BigInteger.ZERO});
      }
      if (chosen.isEmpty()) {
        chosen = Optional.of(name);
      }
      return chosen
          .filter(name::equals)
          .map(_ -> new BigInteger[] {BigInteger.ZERO, BigInteger.ONE, BigInteger.ZERO});
    }

    private static Optional<BigInteger[]> product(BigInteger[] one, BigInteger[] two) {
      BigInteger[] factor = isNumber(one) ? one : two;
      BigInteger[] form = isNumber(one) ? two : one;
      BigInteger times = factor[NUMBER];
      return isNumber(factor)
          ? Optional.of(
              new BigInteger[] {
                form[HEAP].multiply(times),
                form[TAKEN].multiply(times),
                form[NUMBER].multiply(times)
              })
          : Optional.empty();
    }

    private static boolean isNumber(BigInteger[] form) {
      return form[HEAP].signum() == 0 && form[TAKEN].signum() == 0;
    }

    private static BigInteger[] number(BigInteger value) {
      return new BigInteger[] {BigInteger.ZERO, BigInteger.ZERO, value};
    }

    private static BigInteger[] combined(BigInteger[] one, BigInteger[] two, long times) {
      BigInteger factor = BigInteger.valueOf(times);
      return new BigInteger[] {
        one[HEAP].add(two[HEAP].multiply(factor)),
        one[TAKEN].add(two[TAKEN].multiply(factor)),
        one[NUMBER].add(two[NUMBER].multiply(factor))
      };
    }
  }
}
