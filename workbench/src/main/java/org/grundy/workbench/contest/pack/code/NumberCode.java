package org.grundy.workbench.contest.pack.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.workbench.contest.SpecNames;

/// Writes expressions and conditions over the names of an input in C++.
public final class NumberCode {
  /// The functions that the code uses, for all numbers that a `long` can hold and their products.
  public static final String HELPERS =
      """
      typedef __int128 Number;

      static Number quotient(Number a, Number b) {
        ensuref(b >= 1, "a quotient has a divisor from 1");
        return a >= 0 ? a / b : -((b - 1 - a) / b);
      }
      static Number rest(Number a, Number b) { return a - b * quotient(a, b); }
      static Number power(Number a, Number b) {
        ensuref(b >= 0, "an exponent is natural");
        Number result = 1;
        for (Number i = 0; i < b && i < 64 && -LLONG_MAX <= result && result <= LLONG_MAX; i++) result *= a;
        return result;
      }
      static Number least(Number a, Number b) { return a < b ? a : b; }
      static Number greatest(Number a, Number b) { return a > b ? a : b; }
      static Number gcd(Number a, Number b) { return b == 0 ? (a < 0 ? -a : a) : gcd(b, a % b); }
      static Number least(const std::vector<Number>& list) {
        Number result = LLONG_MAX;
        for (Number number : list) result = least(result, number);
        return result;
      }
      static Number greatest(const std::vector<Number>& list) {
        Number result = LLONG_MIN;
        for (Number number : list) result = greatest(result, number);
        return result;
      }
      static Number gcd(const std::vector<Number>& list) {
        Number result = 0;
        for (Number number : list) result = gcd(result, number);
        return result;
      }
      static long long limit(Number number) {
        return (long long) least(LLONG_MAX, greatest(LLONG_MIN, number));
      }
      """;

  private final Predicate<String> lists;

  /// @param names of the input
  public NumberCode(SpecNames names) {
    this.lists = name -> names.is(name, SpecNames.Kind.LIST);
  }

  /// Of names that all are numbers.
  public NumberCode() {
    this.lists = _ -> false;
  }

  /// The variable of a name: never a word of C++, and none of ours.
  public static String variable(String name) {
    return name + "_";
  }

  /// A number; a list in it stands for all its numbers.
  public String number(Expression expression) {
    return plain(code(expression, false));
  }

  /// A number; a list in it stands for its element `i`.
  public String element(Expression expression) {
    return plain(code(expression, true));
  }

  private static String plain(String code) {
    int depth = 0;
    for (int i = 0; i < code.length() - 1; i++) {
      depth += code.charAt(i) == '(' ? 1 : code.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return code;
      }
    }
    return code.startsWith("(") ? code.substring(1, code.length() - 1) : code;
  }

  private boolean isList(Expression expression) {
    return expression instanceof Expression.Variable(String name) && lists.test(name);
  }

  private String code(Expression expression, boolean element) {
    return switch (expression) {
      case Expression.Constant(long value) ->
          Math.abs(value) > Integer.MAX_VALUE ? value + "LL" : "" + value;
      case Expression.Variable(String name) ->
          variable(name) + (isList(expression) ? element ? "[i]" : "[0]" : "");
      case Expression.Plus(Expression left, Expression right) ->
          "(" + code(left, element) + " + " + code(right, element) + ")";
      case Expression.Minus(Expression left, Expression right) ->
          "(" + code(left, element) + " - " + code(right, element) + ")";
      case Expression.Times(Expression left, Expression right) ->
          "(Number(" + plain(code(left, element)) + ") * " + code(right, element) + ")";
      case Expression.Applied(Operation operation, List<Expression> operands) ->
          applied(operation, operands, element);
    };
  }

  private String applied(Operation operation, List<Expression> operands, boolean element) {
    String function =
        switch (operation) {
          case QUOTIENT -> "quotient";
          case REMAINDER -> "rest";
          case POWER -> "power";
          case XOR -> "";
          case MIN -> "least";
          case MAX -> "greatest";
          case GCD -> "gcd";
        };
    List<String> all = new ArrayList<>();
    for (Expression operand : operands) {
      all.add(
          !element && isList(operand)
              ? function + "(" + variable(((Expression.Variable) operand).name()) + ")"
              : plain(code(operand, element)));
    }
    return function.isEmpty()
        ? "((" + all.getFirst() + ") ^ (" + all.getLast() + "))"
        : all.stream()
            .reduce((one, other) -> function + "(" + one + ", " + other + ")")
            .orElseThrow();
  }

  /// True if all conditions hold; lists stand for their element `i`.
  public String conditions(List<Condition> conditions) {
    return conditions.stream().map(this::condition).collect(Collectors.joining(" && "));
  }

  private String condition(Condition condition) {
    return switch (condition) {
      case Condition.Chain(List<Expression> sides, List<Relation> relations) -> {
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < relations.size(); i++) {
          String sign = relations.get(i) == Relation.EQUAL ? "==" : relations.get(i).sign();
          pairs.add(code(sides.get(i), true) + " " + sign + " " + code(sides.get(i + 1), true));
        }
        yield String.join(" && ", pairs);
      }
      case Condition.Divides(Expression divisor, Expression number) ->
          "%s >= 1 && rest(%s, %s) == 0"
              .formatted(code(divisor, true), element(number), element(divisor));
      case Condition.Not(List<Condition> inner) -> "!(" + conditions(inner) + ")";
      case Condition.Or(List<List<Condition>> branches) ->
          branches.stream()
              .map(branch -> "(" + conditions(branch) + ")")
              .collect(Collectors.joining(" || ", "(", ")"));
      case Condition.In _, Condition.Bits _ ->
          throw new IllegalArgumentException("refused by the parser: " + condition);
    };
  }

  /// The list, of those in some expressions, that says how often they are evaluated.
  public List<String> lists(List<Expression> expressions) {
    return expressions.stream()
        .flatMap(Expression::names)
        .filter(lists)
        .map(NumberCode::variable)
        .distinct()
        .toList();
  }
}
