package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;
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
  /// @param atom gives what is neither a number nor a sum, a difference or a product
  /// @throws InputException if a product has more than [#MAX_DEGREE] factors
  /// @throws ArithmeticException if a coefficient passes 63 bits
  static Polynomial of(Expression expression, Function<Expression, Polynomial> atom) {
    return switch (expression) {
      case Expression.Constant(long value) -> constant(value);
      case Expression.Variable _, Expression.Applied _ -> atom.apply(expression);
      case Expression.Plus(var left, var right) ->
          of(left, atom).combined(of(right, atom), Math::addExact);
      case Expression.Minus(var left, var right) -> of(left, atom).minus(of(right, atom));
      case Expression.Times(var left, var right) -> of(left, atom).times(of(right, atom));
    };
  }

  /// The value of one variable.
  static Polynomial variable(int number) {
    return term(List.of(number), 1);
  }

  static Polynomial constant(long value) {
    return term(List.of(), value);
  }

  /// Its value, where it has no variables.
  OptionalLong constant() {
    if (terms.isEmpty()) {
      return OptionalLong.of(0);
    }
    Long value = terms.get(List.of());
    return terms.size() == 1 && value != null ? OptionalLong.of(value) : OptionalLong.empty();
  }

  /// The variable that it is.
  OptionalInt variable() {
    Map.Entry<List<Integer>, Long> only =
        terms.size() == 1 ? terms.entrySet().iterator().next() : Map.entry(List.of(), 0L);
    return only.getKey().size() == 1 && only.getValue() == 1
        ? OptionalInt.of(only.getKey().getFirst())
        : OptionalInt.empty();
  }

  /// The most factors of its monomials.
  int degree() {
    return terms.keySet().stream().mapToInt(List::size).max().orElse(0);
  }

  private static Polynomial term(List<Integer> monomial, long coefficient) {
    return new Polynomial(coefficient == 0 ? Map.of() : Map.of(monomial, coefficient));
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

  Polynomial times(Polynomial other) {
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
