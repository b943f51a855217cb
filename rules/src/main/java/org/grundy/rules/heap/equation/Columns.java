package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SequencedSet;
import org.grundy.core.InputException;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;

/// The numbers over which the expressions of one case are linear: first the variables, then the
/// *terms*, which are operations that no polynomial says, and then the products of those.
///
/// Expressions are added first, then the products numbered, then the forms asked for.
final class Columns {
  private final List<String> names;
  private final Map<Applied, Integer> terms = new LinkedHashMap<>();
  private final SequencedSet<List<Integer>> products = new LinkedHashSet<>();
  private final List<List<Integer>> monomials = new ArrayList<>();
  private final Map<List<Integer>, Integer> columnOf = new HashMap<>();

  private record Applied(Operation operation, List<Polynomial> operands) {}

  /// The column that holds what an operation makes of some operands.
  record Term(int column, Operation operation, List<LinearForm> operands) {
    Term {
      operands = List.copyOf(operands);
    }

    LinearForm first() {
      return operands.getFirst();
    }

    LinearForm second() {
      return operands.get(1);
    }
  }

  Columns(Collection<String> names) {
    this.names = List.copyOf(names);
  }

  /// Makes room for an expression.
  ///
  /// @throws InputException if a product has too many factors, or an operation on numbers no result
  /// @throws ArithmeticException if a coefficient passes 63 bits
  void add(Expression expression) {
    addProducts(polynomial(expression));
  }

  /// Ends the adding.
  void number() {
    for (int atom = 0; atom < atoms(); atom++) {
      monomials.add(List.of(atom));
    }
    products.stream().sorted(Comparator.comparingInt(List::size)).forEach(monomials::add);
    for (int column = 0; column < monomials.size(); column++) {
      columnOf.put(monomials.get(column), column);
    }
  }

  private Polynomial polynomial(Expression expression) {
    return Polynomial.of(expression, this::atom);
  }

  private Polynomial atom(Expression expression) {
    return switch (expression) {
      case Expression.Applied(Operation operation, List<Expression> operands) ->
          applied(operation, operands.stream().map(this::polynomial).toList());
      case Expression.Variable(String name) -> Polynomial.variable(names.indexOf(name));
      default -> throw new IllegalArgumentException("no atom: " + expression);
    };
  }

  private Polynomial applied(Operation operation, List<Polynomial> operands) {
    List<OptionalLong> numbers = operands.stream().map(Polynomial::constant).toList();
    if (numbers.stream().allMatch(OptionalLong::isPresent)) {
      return Polynomial.constant(
          result(operation, numbers.stream().mapToLong(OptionalLong::getAsLong).toArray()));
    }
    if (operation == Operation.POWER && numbers.getLast().isPresent()) {
      long exponent = numbers.getLast().getAsLong();
      if (exponent >= 0
          && exponent <= Polynomial.MAX_DEGREE
          && exponent * operands.getFirst().degree() <= Polynomial.MAX_DEGREE) {
        return power(operands.getFirst(), exponent);
      }
    }
    Applied term = new Applied(operation, operands);
    Integer known = terms.get(term);
    if (known != null) {
      return Polynomial.variable(known);
    }
    int number = atoms();
    terms.put(term, number);
    operands.forEach(this::addProducts);
    OptionalInt divisor = operands.getLast().variable();
    if (operation == Operation.QUOTIENT && divisor.isPresent()) {
      addProducts(Polynomial.variable(number).times(operands.getLast()));
    }
    return Polynomial.variable(number);
  }

  private static long result(Operation operation, long[] numbers) {
    if (!operation.exists(numbers)) {
      throw switch (operation) {
        case QUOTIENT, REMAINDER ->
            new InputException(
                "nothing can be divided by " + numbers[1], "divide by a number from 1 on");
        default ->
            new InputException(
                "`%s` is not defined for numbers below 0".formatted(operation.word()),
                "write numbers from 0 on");
      };
    }
    return operation.of(numbers);
  }

  private static Polynomial power(Polynomial base, long exponent) {
    Polynomial power = Polynomial.constant(1);
    for (int i = 0; i < exponent; i++) {
      power = power.times(base);
    }
    return power;
  }

  private void addProducts(Polynomial polynomial) {
    for (List<Integer> monomial : polynomial.terms().keySet()) {
      addProducts(monomial);
    }
  }

  private void addProducts(List<Integer> monomial) {
    if (monomial.size() > 1 && products.add(monomial)) {
      for (int factor : monomial) {
        addProducts(withoutOne(monomial, factor));
      }
    }
  }

  /// `monomial / factor`, of a monomial that holds this factor.
  static List<Integer> withoutOne(List<Integer> monomial, int factor) {
    int position = monomial.indexOf(factor);
    List<Integer> rest = new ArrayList<>(monomial.subList(0, position));
    rest.addAll(monomial.subList(position + 1, monomial.size()));
    return List.copyOf(rest);
  }

  /// The form of an expression that was added.
  LinearForm linear(Expression expression) {
    return linear(polynomial(expression));
  }

  private LinearForm linear(Polynomial polynomial) {
    Map<List<Integer>, Long> terms = new LinkedHashMap<>(polynomial.terms());
    Long constant = terms.remove(List.of());
    long[] coefficients = new long[monomials.size()];
    terms.forEach((monomial, coefficient) -> coefficients[columnOf(monomial)] = coefficient);
    return new LinearForm(coefficients, constant == null ? 0 : constant);
  }

  /// The terms, operands before those that hold them.
  List<Term> terms() {
    List<Term> list = new ArrayList<>();
    terms.forEach((term, column) ->
        list.add(
            new Term(column, term.operation, term.operands.stream().map(this::linear).toList())));
    return List.copyOf(list);
  }

  /// The names of the variables, by column.
  List<String> names() {
    return names;
  }

  /// The number of columns that are variables or terms.
  int atoms() {
    return names.size() + terms.size();
  }

  /// The factors of every column: one for a variable or a term, several for a product.
  List<List<Integer>> monomials() {
    return monomials;
  }

  /// The column of a monomial that occurs, or of one that divides such.
  ///
  /// @throws IllegalArgumentException if it does neither
  int columnOf(List<Integer> monomial) {
    Integer column = columnOf.get(monomial);
    if (column == null) {
      throw new IllegalArgumentException("not a monomial of this equation: " + monomial);
    }
    return column;
  }

  /// The column of the product of two atoms, if it occurs.
  OptionalInt product(int atom, int other) {
    Integer column = columnOf.get(List.of(Math.min(atom, other), Math.max(atom, other)));
    return column == null ? OptionalInt.empty() : OptionalInt.of(column);
  }

  /// The value of one column as a form.
  LinearForm column(int column) {
    return LinearForm.column(monomials.size(), column);
  }
}
