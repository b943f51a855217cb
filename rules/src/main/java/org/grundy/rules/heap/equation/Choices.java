package org.grundy.rules.heap.equation;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.SequencedSet;
import java.util.stream.Stream;
import org.grundy.rules.heap.equation.Columns.Term;
import org.grundy.rules.heap.equation.Literal.Comparison;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.NumberSet;

/// The choices that one alternative of an equation leaves in one case of its conditions, which are
/// linear over *columns*: first the sizes on the left of the arrow, then the other variables in the
/// order of their appearance, then one column for each term that is no polynomial, and one for each
/// product.
///
/// The linear system also holds what is always true of terms and of products; see [Facts].
public final class Choices {
  /// So many conditions by `!=`, minima and maxima are taken apart.
  private static final int MAX_SPLITS = 4;

  private final int arity;
  private final Columns columns;
  private final List<LinearForm> results;
  private final List<Literal> literals;
  private final Facts facts;

  /// The choices of an alternative: those of all its cases together; one may be in several.
  ///
  /// @throws org.grundy.core.InputException if a product has too many factors, if there are too
  ///   many cases, or if a number is divided by 0
  /// @throws ArithmeticException if a coefficient passes 63 bits
  public static List<Choices> of(EquationMove move, Alternative alternative) {
    return Cases.of(alternative.conditions()).stream()
        .map(conditions -> new Choices(move.variables(), alternative.sum(), conditions))
        .toList();
  }

  private Choices(List<String> sizes, List<List<Expression>> sum, List<Condition> conditions) {
    this.arity = sizes.size();
    List<Expression> left = sum.stream().flatMap(List::stream).toList();
    SequencedSet<String> found = new LinkedHashSet<>(sizes);
    left.stream().flatMap(Expression::names).forEach(found::add);
    conditions.stream().flatMap(Condition::operands).flatMap(Expression::names).forEach(found::add);
    this.columns = new Columns(found);
    left.forEach(columns::add);
    conditions.forEach(condition -> compared(condition).forEach(columns::add));
    columns.number();
    this.results = left.stream().map(columns::linear).toList();
    this.literals = conditions.stream().map(condition -> literal(condition, true)).toList();
    this.facts = new Facts(columns, results, literals);
  }

  /// The expressions that are to be columns, of a chain of two sides their difference.
  private static Stream<Expression> compared(Condition condition) {
    return condition instanceof Condition.Chain(List<Expression> sides, var _)
        ? Stream.of(new Expression.Minus(sides.getFirst(), sides.getLast()))
        : condition.operands();
  }

  private Literal literal(Condition condition, boolean so) {
    return switch (condition) {
      case Condition.Chain chain ->
          new Comparison(
              columns.linear(compared(chain).findFirst().orElseThrow()),
              chain.relations().getFirst());
      case Condition.Divides(Expression divisor, Expression number) ->
          new Literal.Divides(columns.linear(divisor), columns.linear(number), so);
      case Condition.In(Expression number, NumberSet set) ->
          new Literal.In(columns.linear(number), Members.of(set), so);
      case Condition.Bits(Expression part, Expression whole) ->
          new Literal.Bits(columns.linear(part), columns.linear(whole), so);
      case Condition.Not(List<Condition> only) -> literal(only.getFirst(), !so);
      case Condition.Or _ -> throw new IllegalArgumentException("not one case: " + condition);
    };
  }

  /// The number of sizes on the left of the arrow: columns `0` to `arity`, exclusive.
  public int arity() {
    return arity;
  }

  /// The names of the sizes and the other variables, by column.
  public List<String> names() {
    return columns.names();
  }

  /// The terms: columns from `names().size()` to [#atoms], exclusive.
  List<Term> terms() {
    return columns.terms();
  }

  /// The number of columns that are variables or terms; from there on they are products.
  int atoms() {
    return columns.atoms();
  }

  /// The factors of every column: one for a variable or a term, several for a product.
  List<List<Integer>> monomials() {
    return columns.monomials();
  }

  /// The column of a monomial that occurs, or of one that divides such.
  ///
  /// @throws IllegalArgumentException if it does neither
  int columnOf(List<Integer> monomial) {
    return columns.columnOf(monomial);
  }

  /// True if a variable or a term was shown to be at least 1.
  boolean isPositive(int atom) {
    return facts.least(atom) > 0;
  }

  /// True if all results and conditions are polynomials and comparisons of such.
  boolean isPolynomial() {
    return columns.atoms() == columns.names().size()
        && literals.stream().allMatch(Comparison.class::isInstance);
  }

  /// True if all of them are even linear.
  boolean isLinear() {
    return isPolynomial() && hasLinearNumbers();
  }

  /// True if all results, and the numbers that conditions are about, are linear.
  boolean hasLinearNumbers() {
    return columns.monomials().size() == columns.names().size();
  }

  /// The comparisons among the conditions, exactly; that variables and resulting sizes are natural
  /// is not among them.
  List<Comparison> comparisons() {
    return literals.stream()
        .filter(Comparison.class::isInstance)
        .map(Comparison.class::cast)
        .toList();
  }

  /// The conditions, exactly, as [#comparisons] has them.
  List<Literal> literals() {
    return literals;
  }

  /// The resulting sizes, the heaps of one component after those of the other.
  public List<LinearForm> results() {
    return results;
  }

  /// True if a form over the columns is surely negative.
  public boolean isNegative(LinearForm form) {
    LinearSystem known = system();
    known.addAtLeastZero(form);
    List<List<Comparison>> splits = Facts.alternatives(columns, literals);
    return isInfeasible(known, splits.subList(0, Math.min(MAX_SPLITS, splits.size())));
  }

  /// The least number up to `limit` that a form is surely not above, as far as that is seen.
  OptionalLong most(LinearForm form, int limit) {
    if (!isNegative(form.plus(-limit - 1L))) {
      return OptionalLong.empty();
    }
    int low = 0;
    int high = limit;
    while (low < high) {
      int middle = (low + high) / 2;
      if (isNegative(form.plus(-middle - 1L))) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return OptionalLong.of(high);
  }

  /// True if the conditions bound a column by a number.
  boolean isBounded(int column) {
    BitSet kept = new BitSet();
    kept.set(column);
    return system().onto(kept).rows().stream().anyMatch(row -> row.coefficient(column) < 0);
  }

  /// True if surely no numbers meet the conditions, so that there are no choices.
  public boolean isEmpty() {
    return isNegative(columns.column(0));
  }

  private static boolean isInfeasible(LinearSystem system, List<List<Comparison>> splits) {
    if (splits.isEmpty() || system.isInfeasible()) {
      return system.isInfeasible();
    }
    for (Comparison side : splits.getFirst()) {
      LinearSystem one = system.copy();
      Facts.add(one, side.form(), side.relation());
      if (!isInfeasible(one, splits.subList(1, splits.size()))) {
        return false;
      }
    }
    return true;
  }

  /// A copy of all that is known in linear form.
  LinearSystem system() {
    return facts.system().copy();
  }

  /// The value of one column as a form.
  public LinearForm column(int column) {
    return columns.column(column);
  }
}
