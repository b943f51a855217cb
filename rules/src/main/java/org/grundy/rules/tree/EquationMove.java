package org.grundy.rules.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongBinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.grundy.core.number.Divisors;

/// `move n -> E + E where …` or `move (a,b) -> (E,E) | (E,E) for …`: a heap, or a tuple of heaps,
/// becomes a sum of such, for every choice of natural numbers that meets the conditions and makes
/// every size natural.
///
/// @param variables the names on the left of the arrow, in the order of the board's
/// @param alternatives what may be reached, separated by `|`
/// @param except components that no move may leave, each by its sizes; in the order of the text
public record EquationMove(
    List<String> variables, List<Alternative> alternatives, Set<List<Long>> except)
    implements Rule {
  public EquationMove {
    variables = List.copyOf(variables);
    alternatives = List.copyOf(alternatives);
    except = Collections.unmodifiableSet(new LinkedHashSet<>(except));
  }

  /// Without exceptions.
  ///
  /// @param shared conditions of all alternatives, besides their own
  public EquationMove(
      List<String> variables, List<Alternative> alternatives, List<Condition> shared) {
    this(variables, alternatives.stream().map(one -> one.where(shared)).toList(), Set.of());
  }

  /// A sum of heaps or of tuples.
  ///
  /// @param sum each element gives the sizes of one component, as many as the board has variables
  /// @param conditions all of which hold
  public record Alternative(List<List<Expression>> sum, List<Condition> conditions) {
    public Alternative {
      sum = sum.stream().map(List::copyOf).toList();
      conditions = List.copyOf(conditions);
    }

    /// Without conditions.
    public Alternative(List<List<Expression>> sum) {
      this(sum, List.of());
    }

    /// This alternative under more conditions.
    public Alternative where(List<Condition> more) {
      List<Condition> all = new ArrayList<>(conditions);
      all.addAll(more);
      return new Alternative(sum, all);
    }
  }

  /// A condition on the numbers of one choice. A number that does not exist (see [Operation]) meets
  /// no condition, nor the opposite of one.
  public sealed interface Condition {
    /// The expressions that it is about, those of conditions inside it too.
    Stream<Expression> operands();

    /// The same about other expressions.
    default Condition with(UnaryOperator<Expression> change) {
      return switch (this) {
        case Chain(var sides, var relations) ->
            new Chain(sides.stream().map(change).toList(), relations);
        case Divides(var divisor, var number) ->
            new Divides(change.apply(divisor), change.apply(number));
        case In(var number, var set) -> new In(change.apply(number), set);
        case Bits(var part, var whole) -> new Bits(change.apply(part), change.apply(whole));
        case Not(var conditions) -> new Not(with(conditions, change));
        case Or(var branches) ->
            new Or(branches.stream().map(branch -> with(branch, change)).toList());
      };
    }

    private static List<Condition> with(
        List<Condition> conditions, UnaryOperator<Expression> change) {
      return conditions.stream().map(condition -> condition.with(change)).toList();
    }

    /// A chain such as `1 <= a < b`.
    ///
    /// @param sides one more than relations
    record Chain(List<Expression> sides, List<Relation> relations) implements Condition {
      public Chain {
        sides = List.copyOf(sides);
        relations = List.copyOf(relations);
      }

      @Override
      public Stream<Expression> operands() {
        return sides.stream();
      }
    }

    /// `k divides n`, which says `n % k = 0`.
    record Divides(Expression divisor, Expression number) implements Condition {
      @Override
      public Stream<Expression> operands() {
        return Stream.of(divisor, number);
      }
    }

    /// `k in primes`.
    record In(Expression number, NumberSet set) implements Condition {
      @Override
      public Stream<Expression> operands() {
        return Stream.of(number);
      }
    }

    /// `bits a in b`: every bit of a that is one is one in b.
    record Bits(Expression part, Expression whole) implements Condition {
      @Override
      public Stream<Expression> operands() {
        return Stream.of(part, whole);
      }
    }

    /// `not (…)`: they do not hold all.
    record Not(List<Condition> conditions) implements Condition {
      public Not {
        conditions = List.copyOf(conditions);
      }

      @Override
      public Stream<Expression> operands() {
        return conditions.stream().flatMap(Condition::operands);
      }
    }

    /// `(…) or (…)`: all conditions of some branch hold.
    record Or(List<List<Condition>> branches) implements Condition {
      public Or {
        branches = branches.stream().map(List::copyOf).toList();
      }

      @Override
      public Stream<Expression> operands() {
        return branches.stream().flatMap(List::stream).flatMap(Condition::operands);
      }
    }
  }

  /// The ways in which two neighbours in a chain may compare.
  public enum Relation {
    LESS("<"),
    AT_MOST("<="),
    EQUAL("="),
    UNEQUAL("!="),
    AT_LEAST(">="),
    MORE(">");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }

    /// The relation of two numbers that do not compare so.
    public Relation opposite() {
      return switch (this) {
        case LESS -> AT_LEAST;
        case AT_MOST -> MORE;
        case EQUAL -> UNEQUAL;
        case UNEQUAL -> EQUAL;
        case AT_LEAST -> LESS;
        case MORE -> AT_MOST;
      };
    }

    /// The relation of the two numbers in the other order.
    public Relation reversed() {
      return switch (this) {
        case LESS -> MORE;
        case AT_MOST -> AT_LEAST;
        case AT_LEAST -> AT_MOST;
        case MORE -> LESS;
        case EQUAL, UNEQUAL -> this;
      };
    }

    /// True if `left` and `right` compare so.
    public boolean holds(long left, long right) {
      return switch (this) {
        case LESS -> left < right;
        case AT_MOST -> left <= right;
        case EQUAL -> left == right;
        case UNEQUAL -> left != right;
        case AT_LEAST -> left >= right;
        case MORE -> left > right;
      };
    }
  }

  /// An integer expression.
  public sealed interface Expression {
    /// The expressions that it is made of.
    List<Expression> operands();

    /// The same of other operands.
    default Expression with(UnaryOperator<Expression> change) {
      return switch (this) {
        case Constant _, Variable _ -> this;
        case Plus(var left, var right) -> new Plus(change.apply(left), change.apply(right));
        case Minus(var left, var right) -> new Minus(change.apply(left), change.apply(right));
        case Times(var left, var right) -> new Times(change.apply(left), change.apply(right));
        case Applied(var operation, var operands) ->
            new Applied(operation, operands.stream().map(change).toList());
      };
    }

    /// The names of its variables, in the order of their appearance; a name may come again.
    default Stream<String> names() {
      return this instanceof Variable(String name)
          ? Stream.of(name)
          : operands().stream().flatMap(Expression::names);
    }

    /// True if it has a value whatever its variables are, overflow aside.
    default boolean alwaysExists() {
      return !(this instanceof Applied(Operation operation, var _) && !operation.isFunction())
          && operands().stream().allMatch(Expression::alwaysExists);
    }

    /// A number from 0.
    record Constant(long value) implements Expression {
      @Override
      public List<Expression> operands() {
        return List.of();
      }
    }

    /// The value of a variable.
    record Variable(String name) implements Expression {
      @Override
      public List<Expression> operands() {
        return List.of();
      }
    }

    /// `left + right`.
    record Plus(Expression left, Expression right) implements Expression {
      @Override
      public List<Expression> operands() {
        return List.of(left, right);
      }
    }

    /// `left - right`.
    record Minus(Expression left, Expression right) implements Expression {
      @Override
      public List<Expression> operands() {
        return List.of(left, right);
      }
    }

    /// `left * right`.
    record Times(Expression left, Expression right) implements Expression {
      @Override
      public List<Expression> operands() {
        return List.of(left, right);
      }
    }

    /// Any other operation, `n / 2` or `min(a,b)`.
    record Applied(Operation operation, List<Expression> operands) implements Expression {
      public Applied {
        operands = List.copyOf(operands);
      }
    }
  }

  /// The operations on numbers besides adding, subtracting and multiplying them. Not every result
  /// exists; numbers are exact.
  public enum Operation {
    /// Rounded down; from a divisor of 1 on.
    QUOTIENT("/"),
    /// The remainder that [#QUOTIENT] leaves.
    REMAINDER("%"),
    /// From an exponent of 0 on.
    POWER("^"),
    /// The nim-sum of numbers from 0.
    XOR("xor"),
    MIN("min"),
    MAX("max"),
    /// The greatest common divisor; 0 of zeros.
    GCD("gcd");

    private final String word;

    Operation(String word) {
      this.word = word;
    }

    /// The sign between two operands, or the name before operands in parentheses.
    public String word() {
      return word;
    }

    /// True if it is written with its operands in parentheses after it, two or more.
    public boolean isFunction() {
      return this == MIN || this == MAX || this == GCD;
    }

    /// True if the result exists.
    public boolean exists(long... operands) {
      return switch (this) {
        case QUOTIENT, REMAINDER -> operands[1] >= 1;
        case POWER -> operands[1] >= 0;
        case XOR -> operands[0] >= 0 && operands[1] >= 0;
        case MIN, MAX, GCD -> true;
      };
    }

    /// The result, where it exists.
    ///
    /// @throws ArithmeticException if it passes 63 bits
    public long of(long... operands) {
      return switch (this) {
        case QUOTIENT -> Math.floorDiv(operands[0], operands[1]);
        case REMAINDER -> Math.floorMod(operands[0], operands[1]);
        case POWER -> power(operands[0], operands[1]);
        case XOR -> operands[0] ^ operands[1];
        case MIN -> folded(Math::min, operands);
        case MAX -> folded(Math::max, operands);
        case GCD -> Divisors.gcd(0, folded(Divisors::gcd, operands));
      };
    }

    private static long folded(LongBinaryOperator both, long... operands) {
      long result = operands[0];
      for (int i = 1; i < operands.length; i++) {
        result = both.applyAsLong(result, operands[i]);
      }
      return result;
    }

    private static long power(long base, long exponent) {
      if (base >= -1 && base <= 1) {
        return exponent == 0 ? 1 : exponent % 2 == 0 ? base * base : base;
      }
      return Math.powExact(base, (int) Math.min(exponent, Long.SIZE));
    }
  }
}
