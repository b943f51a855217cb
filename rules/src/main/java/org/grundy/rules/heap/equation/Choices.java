package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;

/// The choices that one alternative of an equation leaves, as conditions that are linear over
/// *columns*: first the sizes on the left of the arrow, then the other variables in the order of
/// their appearance, then one column for each product.
///
/// The linear system also holds what is always true of products of natural numbers: with `m = y·r`,
/// `m >= c·r` where `y >= c` follows from the rest, and `m >= r` where `y` divides `r`.
public final class Choices {
  /// Larger lower bounds of variables are cut to this, so that coefficients stay small.
  private static final long MAX_LEAST = 1 << 16;

  /// So many conditions by `!=` are taken apart into `<` and `>`.
  private static final int MAX_CASES = 4;

  private final int arity;
  private final List<String> names;
  private final List<List<Integer>> monomials = new ArrayList<>();
  private final Map<List<Integer>, Integer> columnOf = new HashMap<>();
  private final List<Comparison> comparisons = new ArrayList<>();
  private final List<LinearForm> results = new ArrayList<>();
  private final LinearSystem system = new LinearSystem();
  private final long[] least;

  /// `form` compared with zero.
  record Comparison(LinearForm form, Relation relation) {}

  private record PolynomialComparison(Polynomial left, Relation relation) {}

  /// @throws org.grundy.core.InputException if a product has too many factors
  /// @throws ArithmeticException if a coefficient passes 63 bits
  public Choices(EquationMove move, Alternative alternative) {
    this.arity = move.variables().size();
    SequencedSet<String> found = new LinkedHashSet<>(move.variables());
    alternative.sum().forEach(tuple -> tuple.forEach(size -> addNames(size, found)));
    move.conditions()
        .forEach(condition -> condition.operands().forEach(side -> addNames(side, found)));
    this.names = List.copyOf(found);
    List<PolynomialComparison> conditions = new ArrayList<>();
    for (Condition condition : move.conditions()) {
      addComparisons(condition, conditions);
    }
    List<Polynomial> sizes =
        alternative.sum().stream().flatMap(List::stream).map(this::polynomial).toList();
    SequencedSet<List<Integer>> products = new LinkedHashSet<>();
    conditions.forEach(condition -> addProducts(condition.left, products));
    sizes.forEach(size -> addProducts(size, products));
    number(products);
    for (PolynomialComparison condition : conditions) {
      comparisons.add(new Comparison(linear(condition.left), condition.relation));
    }
    sizes.forEach(size -> results.add(linear(size)));
    this.least = new long[names.size()];
    fillSystem();
  }

  static void addNames(Expression expression, SequencedSet<String> names) {
    List<Expression> open = new ArrayList<>(List.of(expression));
    while (!open.isEmpty()) {
      switch (open.removeLast()) {
        case Expression.Constant _ -> {}
        case Expression.Variable(String name) -> names.add(name);
        case Expression.Plus(var left, var right) -> open.addAll(List.of(right, left));
        case Expression.Minus(var left, var right) -> open.addAll(List.of(right, left));
        case Expression.Times(var left, var right) -> open.addAll(List.of(right, left));
      }
    }
  }

  private void addComparisons(Condition condition, List<PolynomialComparison> comparisons) {
    for (int i = 0; i < condition.relations().size(); i++) {
      Polynomial difference =
          polynomial(condition.operands().get(i))
              .minus(polynomial(condition.operands().get(i + 1)));
      comparisons.add(new PolynomialComparison(difference, condition.relations().get(i)));
    }
  }

  private Polynomial polynomial(Expression expression) {
    return Polynomial.of(expression, names::indexOf);
  }

  private static void addProducts(Polynomial polynomial, SequencedSet<List<Integer>> products) {
    for (List<Integer> monomial : polynomial.terms().keySet()) {
      addProducts(monomial, products);
    }
  }

  private static void addProducts(List<Integer> monomial, SequencedSet<List<Integer>> products) {
    if (monomial.size() > 1 && products.add(monomial)) {
      for (int factor : monomial) {
        addProducts(withoutOne(monomial, factor), products);
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

  private void number(SequencedSet<List<Integer>> products) {
    for (int variable = 0; variable < names.size(); variable++) {
      monomials.add(List.of(variable));
    }
    products.stream().sorted(Comparator.comparingInt(List::size)).forEach(monomials::add);
    for (int column = 0; column < monomials.size(); column++) {
      columnOf.put(monomials.get(column), column);
    }
  }

  private LinearForm linear(Polynomial polynomial) {
    Map<List<Integer>, Long> terms = new LinkedHashMap<>(polynomial.terms());
    Long constant = terms.remove(List.of());
    long[] coefficients = new long[monomials.size()];
    terms.forEach((monomial, coefficient) -> coefficients[columnOf(monomial)] = coefficient);
    return new LinearForm(coefficients, constant == null ? 0 : constant);
  }

  private void fillSystem() {
    for (int column = 0; column < monomials.size(); column++) {
      system.addAtLeastZero(column(column));
    }
    results.forEach(system::addAtLeastZero);
    for (Comparison comparison : comparisons) {
      add(system, comparison.form, comparison.relation);
    }
    for (int variable = 0; variable < names.size(); variable++) {
      least[variable] = leastOf(variable);
      system.addAtLeastZero(column(variable).plus(-least[variable]));
    }
    for (int column = names.size(); column < monomials.size(); column++) {
      addFactsOfProduct(column);
    }
  }

  private long leastOf(int variable) {
    BitSet kept = new BitSet();
    kept.set(variable);
    long most = 0;
    for (LinearForm row : system.onto(kept).rows()) {
      if (row.coefficient(variable) > 0) {
        most = Math.max(most, Math.ceilDiv(-row.constant(), row.coefficient(variable)));
      }
    }
    return Math.min(most, MAX_LEAST);
  }

  private void addFactsOfProduct(int column) {
    List<Integer> monomial = monomials.get(column);
    for (int factor : monomial) {
      List<Integer> rest = withoutOne(monomial, factor);
      long times = rest.contains(factor) ? Math.max(1, least[factor]) : least[factor];
      system.addAtLeastZero(column(column).combined(1, column(columnOf(rest)), -times));
    }
  }

  /// Adds `form relation 0`, as far as a linear system can say it: nothing for `!=`.
  static void add(LinearSystem system, LinearForm form, Relation relation) {
    switch (relation) {
      case LESS -> system.addAtLeastZero(form.negated().plus(-1));
      case AT_MOST -> system.addAtLeastZero(form.negated());
      case EQUAL -> system.addZero(form);
      case UNEQUAL -> {}
      case AT_LEAST -> system.addAtLeastZero(form);
      case MORE -> system.addAtLeastZero(form.plus(-1));
    }
  }

  /// The number of sizes on the left of the arrow: columns `0` to `arity`, exclusive.
  public int arity() {
    return arity;
  }

  /// The names of the sizes and the other variables, by column.
  List<String> names() {
    return names;
  }

  /// The factors of every column: one for a variable, several for a product.
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

  /// Whether a variable was shown to be at least 1.
  boolean isPositive(int variable) {
    return least[variable] > 0;
  }

  /// The conditions, exactly; that variables and resulting sizes are natural is not among them.
  List<Comparison> comparisons() {
    return comparisons;
  }

  /// The resulting sizes, the heaps of one component after those of the other.
  public List<LinearForm> results() {
    return results;
  }

  /// Whether a form over the columns is surely negative.
  public boolean isNegative(LinearForm form) {
    LinearSystem known = system();
    known.addAtLeastZero(form);
    List<Comparison> unequal =
        comparisons.stream()
            .filter(comparison -> comparison.relation() == Relation.UNEQUAL)
            .limit(MAX_CASES)
            .toList();
    return isInfeasible(known, unequal);
  }

  private static boolean isInfeasible(LinearSystem system, List<Comparison> unequal) {
    if (unequal.isEmpty() || system.isInfeasible()) {
      return system.isInfeasible();
    }
    LinearForm form = unequal.getFirst().form();
    List<Comparison> rest = unequal.subList(1, unequal.size());
    for (Relation side : List.of(Relation.LESS, Relation.MORE)) {
      LinearSystem oneSide = system.copy();
      add(oneSide, form, side);
      if (!isInfeasible(oneSide, rest)) {
        return false;
      }
    }
    return true;
  }

  /// What is known in linear form; a copy.
  LinearSystem system() {
    return system.copy();
  }

  /// The value of one column as a form.
  public LinearForm column(int column) {
    return LinearForm.column(monomials.size(), column);
  }
}
