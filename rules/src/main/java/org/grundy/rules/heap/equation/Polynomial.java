package org.grundy.rules.heap.equation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongBinaryOperator;
import java.util.function.ToIntFunction;
import org.grundy.core.InputException;
import org.grundy.rules.tree.EquationMove.Expression;

/// An integer polynomial over numbered variables.
///
/// @param terms the coefficient of each monomial that occurs; a monomial is the sorted list of its
///   factors, empty for the constant term
record Polynomial(Map<List<Integer>, Long> terms) {
  /// The most factors of a monomial.
  static final int MAX_DEGREE = 4;

  Polynomial {
    terms = Collections.unmodifiableMap(new LinkedHashMap<>(terms));
  }

  /// Expands an expression.
  ///
  /// @param number gives the number of a variable by its name
  /// @throws InputException if a product has more than [#MAX_DEGREE] factors
  /// @throws ArithmeticException if a coefficient passes 63 bits
  static Polynomial of(Expression expression, ToIntFunction<String> number) {
    Deque<Expression> open = new ArrayDeque<>(List.of(expression));
    List<Expression> preorder = new ArrayList<>();
    while (!open.isEmpty()) {
      Expression next = open.pop();
      preorder.add(next);
      switch (next) {
        case Expression.Plus(var left, var right) -> push(open, left, right);
        case Expression.Minus(var left, var right) -> push(open, left, right);
        case Expression.Times(var left, var right) -> push(open, left, right);
        case Expression.Constant _, Expression.Variable _ -> {}
      }
    }
    Deque<Polynomial> values = new ArrayDeque<>();
    for (Expression next : preorder.reversed()) {
      values.push(
          switch (next) {
            case Expression.Constant(long value) -> term(List.of(), value);
            case Expression.Variable(String name) -> term(List.of(number.applyAsInt(name)), 1);
            case Expression.Plus _ -> values.pop().combined(values.pop(), Math::addExact);
            case Expression.Minus _ -> values.pop().combined(values.pop(), Math::subtractExact);
            case Expression.Times _ -> values.pop().times(values.pop());
          });
    }
    return values.pop();
  }

  private static void push(Deque<Expression> open, Expression left, Expression right) {
    open.push(right);
    open.push(left);
  }

  private static Polynomial term(List<Integer> monomial, long coefficient) {
    return new Polynomial(coefficient == 0 ? Map.of() : Map.of(monomial, coefficient));
  }

  static Polynomial constant(long value) {
    return term(List.of(), value);
  }

  static Polynomial variable(int number) {
    return term(List.of(number), 1);
  }

  Polynomial negated() {
    return constant(0).minus(this);
  }

  Polynomial plus(Polynomial other) {
    return combined(other, Math::addExact);
  }

  Polynomial minus(Polynomial other) {
    return combined(other, Math::subtractExact);
  }

  /// This polynomial with another in place of a variable.
  ///
  /// @throws InputException if a product has more than [#MAX_DEGREE] factors
  /// @throws ArithmeticException if a coefficient passes 63 bits
  Polynomial with(int variable, Polynomial inPlace) {
    Polynomial sum = constant(0);
    for (Map.Entry<List<Integer>, Long> entry : terms.entrySet()) {
      Polynomial product = constant(entry.getValue());
      for (int factor : entry.getKey()) {
        product = product.times(factor == variable ? inPlace : variable(factor));
      }
      sum = sum.plus(product);
    }
    return sum;
  }

  /// The terms in which a variable is no factor.
  Polynomial without(int variable) {
    Map<List<Integer>, Long> rest = new LinkedHashMap<>(terms);
    rest.keySet().removeIf(monomial -> monomial.contains(variable));
    return new Polynomial(rest);
  }

  private Polynomial combined(Polynomial other, LongBinaryOperator operator) {
    Map<List<Integer>, Long> result = new LinkedHashMap<>(terms);
    other.terms.forEach((monomial, coefficient) ->
        result.put(monomial, operator.applyAsLong(result.getOrDefault(monomial, 0L), coefficient)));
    result.values().removeIf(coefficient -> coefficient == 0);
    return new Polynomial(result);
  }

  private Polynomial times(Polynomial other) {
    Map<List<Integer>, Long> result = new LinkedHashMap<>();
    terms.forEach((left, leftCoefficient) ->
        other.terms.forEach((right, rightCoefficient) ->
            result.merge(
                product(left, right),
                Math.multiplyExact(leftCoefficient, rightCoefficient),
                Math::addExact)));
    result.values().removeIf(coefficient -> coefficient == 0);
    return new Polynomial(result);
  }

  private static List<Integer> product(List<Integer> left, List<Integer> right) {
    if (left.size() + right.size() > MAX_DEGREE) {
      throw new InputException(
          "a product of more than " + MAX_DEGREE + " variables",
          "multiply at most " + MAX_DEGREE + " variables, such as k*k*k");
    }
    List<Integer> factors = new ArrayList<>(left);
    factors.addAll(right);
    Collections.sort(factors);
    return List.copyOf(factors);
  }
}
