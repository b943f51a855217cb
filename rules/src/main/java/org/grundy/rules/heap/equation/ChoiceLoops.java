package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.Choices.Comparison;
import org.grundy.rules.tree.EquationMove.Relation;

/// The nested loops that run through all choices of one alternative.
///
/// The range of each loop is what the linear system says of its variable once the sizes and the
/// variables of the outer loops are known; a variable that an equality then determines has a range
/// of at most one number. Each condition is tested exactly in the outermost loop that knows all of
/// it, so the ranges only have to be wide enough.
final class ChoiceLoops {
  private static final int MAX_VARIABLES = 8;

  private final Choices choices;
  private final List<Product> productsOfSizes = new ArrayList<>();
  private final List<Comparison> testsOfSizes;
  private final List<Loop> loops = new ArrayList<>();
  private final BitSet known = new BitSet();
  private final List<Comparison> untested;

  /// A column that is the product of two others.
  private record Product(int column, int left, int right) {}

  /// Rows that bound `cofactor · variable^power`; a cofactor of -1 is the number 1.
  private record ProductRange(int cofactor, int power, int column, List<LinearForm> rows) {}

  private record Loop(
      int variable,
      List<LinearForm> rows,
      List<ProductRange> productRanges,
      List<Product> products,
      List<Comparison> tests) {}

  /// @throws InputException if a variable has no finite range, or there are too many
  ChoiceLoops(Choices choices) {
    this.choices = choices;
    int variables = choices.names().size();
    if (variables - choices.arity() > MAX_VARIABLES) {
      throw new InputException(
          "an equation with more than " + MAX_VARIABLES + " variables right of the arrow",
          "split the move into several lines");
    }
    this.untested = new ArrayList<>(choices.comparisons());
    choices.results().forEach(size -> untested.add(new Comparison(size, Relation.AT_LEAST)));
    known.set(0, choices.arity());
    productsOfSizes.addAll(newProducts());
    testsOfSizes = newTests();
    while (loops.size() < variables - choices.arity()) {
      loops.add(nextLoop());
    }
  }

  private Loop nextLoop() {
    Loop best = null;
    int bestRank = Integer.MAX_VALUE;
    for (int variable = choices.arity(); variable < choices.names().size(); variable++) {
      if (!known.get(variable)) {
        Loop loop = loopOver(variable);
        int rank = rank(variable);
        if (rank < bestRank && isFinite(loop)) {
          best = loop;
          bestRank = rank;
        }
      }
    }
    if (best == null) {
      throw unbounded();
    }
    known.set(best.variable);
    best.products.addAll(newProducts());
    best.tests.addAll(newTests());
    return best;
  }

  private InputException unbounded() {
    for (int variable = choices.arity(); variable < choices.names().size(); variable++) {
      if (!known.get(variable)) {
        List<String> divisors = divisors(variable);
        if (!divisors.isEmpty()) {
          return new InputException(
              "the variable `%s` has no finite range where `%s` is 0"
                  .formatted(choices.names().get(variable), divisors.getFirst()),
              "add the condition " + divisors.getFirst() + " >= 1");
        }
      }
    }
    int variable = known.nextClearBit(choices.arity());
    String name = choices.names().get(variable);
    return new InputException(
        "the variable `" + name + "` has no finite range",
        "bound it by a condition, such as " + name + " <= " + choices.names().getFirst());
  }

  /// Variables that may be 0 and whose product with `variable` has a bound: if they are not 0,
  /// dividing by them bounds it.
  private List<String> divisors(int variable) {
    return loopOver(variable).productRanges.stream()
        .filter(range -> range.cofactor >= 0 && hasUpper(range.rows, range.column))
        .flatMap(range -> choices.monomials().get(range.cofactor).stream())
        .filter(factor -> !choices.isPositive(factor))
        .map(choices.names()::get)
        .distinct()
        .toList();
  }

  /// Variables that an equality determines come first, then those whose products are bounded (their
  /// range is a root of the bound), then the others in the order of their appearance.
  private int rank(int variable) {
    BitSet afterwards = (BitSet) known.clone();
    for (int column = 0; column < choices.monomials().size(); column++) {
      afterwards.set(column, isKnownWith(column, variable));
    }
    for (Comparison test : untested) {
      if (test.relation() == Relation.EQUAL && test.form().within(afterwards)) {
        return 0;
      }
    }
    return choices.monomials().stream()
            .anyMatch(monomial -> monomial.size() > 1 && monomial.contains(variable))
        ? 1
        : 2;
  }

  private boolean isKnownWith(int column, int variable) {
    return choices.monomials().get(column).stream()
        .allMatch(factor -> factor == variable || known.get(factor));
  }

  private Loop loopOver(int variable) {
    List<ProductRange> ranges = new ArrayList<>();
    for (int column = choices.names().size(); column < choices.monomials().size(); column++) {
      List<Integer> monomial = choices.monomials().get(column);
      if (monomial.contains(variable) && isKnownWith(column, variable)) {
        List<Integer> cofactor = monomial.stream().filter(f -> f != variable).toList();
        ranges.add(
            new ProductRange(
                cofactor.isEmpty() ? -1 : choices.columnOf(cofactor),
                monomial.size() - cofactor.size(),
                column,
                rowsOf(column)));
      }
    }
    return new Loop(variable, rowsOf(variable), ranges, new ArrayList<>(), new ArrayList<>());
  }

  /// What the system says of a column when only the known columns are known.
  private List<LinearForm> rowsOf(int column) {
    BitSet kept = (BitSet) known.clone();
    kept.set(column);
    return choices.system().onto(kept).rows().stream()
        .filter(row -> row.coefficient(column) != 0)
        .toList();
  }

  private boolean isFinite(Loop loop) {
    return hasUpper(loop.rows, loop.variable)
        || loop.productRanges.stream()
            .anyMatch(range ->
                hasUpper(range.rows, range.column)
                    && (range.cofactor < 0
                        || choices.monomials().get(range.cofactor).stream()
                            .allMatch(choices::isPositive)));
  }

  private static boolean hasUpper(List<LinearForm> rows, int column) {
    return rows.stream().anyMatch(row -> row.coefficient(column) < 0);
  }

  private List<Product> newProducts() {
    List<Product> products = new ArrayList<>();
    for (int column = choices.names().size(); column < choices.monomials().size(); column++) {
      List<Integer> monomial = choices.monomials().get(column);
      if (!known.get(column) && monomial.stream().allMatch(known::get)) {
        int last = monomial.getLast();
        int rest = choices.columnOf(Choices.withoutOne(monomial, last));
        products.add(new Product(column, rest, last));
      }
    }
    products.forEach(product -> known.set(product.column));
    return products;
  }

  private List<Comparison> newTests() {
    List<Comparison> tests = untested.stream().filter(test -> test.form().within(known)).toList();
    untested.removeAll(tests);
    return tests;
  }

  /// Hands over the resulting sizes of every choice, the same array each time, while `goOn` says
  /// so; tells whether it always did.
  ///
  /// @throws ArithmeticException if a number passes 63 bits
  boolean visitWhile(long[] sizes, Predicate<long[]> goOn) {
    long[] values = new long[choices.monomials().size()];
    System.arraycopy(sizes, 0, values, 0, choices.arity());
    Visit visit = new Visit(values, new long[choices.results().size()], goOn);
    return !settles(productsOfSizes, testsOfSizes, values) || visitWhile(0, visit);
  }

  /// One run through the loops.
  private static final class Visit {
    private static final int LOOKS = 4096;

    private final long[] values;
    private final long[] parts;
    private final Predicate<long[]> goOn;
    private int looks;

    Visit(long[] values, long[] parts, Predicate<long[]> goOn) {
      this.values = values;
      this.parts = parts;
      this.goOn = goOn;
    }

    void look() {
      if (++looks % LOOKS == 0) {
        Meter.checkpoint();
      }
    }
  }

  private boolean visitWhile(int depth, Visit visit) {
    long[] values = visit.values;
    if (depth == loops.size()) {
      for (int i = 0; i < visit.parts.length; i++) {
        visit.parts[i] = choices.results().get(i).at(values);
      }
      return visit.goOn.test(visit.parts);
    }
    Loop loop = loops.get(depth);
    values[loop.variable] = 0;
    Range range = range(loop.rows, loop.variable, values);
    for (ProductRange product : loop.productRanges) {
      values[product.column] = 0;
      long cofactor = product.cofactor < 0 ? 1 : values[product.cofactor];
      range = range.and(range(product.rows, product.column, values).root(cofactor, product.power));
    }
    for (long value = range.from; value <= range.last; value++) {
      visit.look();
      values[loop.variable] = value;
      if (settles(loop.products, loop.tests, values) && !visitWhile(depth + 1, visit)) {
        return false;
      }
    }
    return true;
  }

  private static boolean settles(List<Product> products, List<Comparison> tests, long[] values) {
    for (Product product : products) {
      values[product.column] = Math.multiplyExact(values[product.left], values[product.right]);
    }
    for (Comparison test : tests) {
      if (!test.relation().holds(test.form().at(values), 0)) {
        return false;
      }
    }
    return true;
  }

  /// What `rows` say of a column whose own value is set to 0.
  private static Range range(List<LinearForm> rows, int column, long[] values) {
    long from = 0;
    long last = Long.MAX_VALUE - 1;
    for (LinearForm row : rows) {
      long coefficient = row.coefficient(column);
      long rest = row.at(values);
      if (coefficient > 0) {
        from = Math.max(from, Math.ceilDiv(Math.negateExact(rest), coefficient));
      } else {
        last = Math.min(last, Math.floorDiv(rest, -coefficient));
      }
    }
    return new Range(from, last);
  }

  /// The numbers `from <= x <= last`.
  private record Range(long from, long last) {
    Range and(Range other) {
      return new Range(Math.max(from, other.from), Math.min(last, other.last));
    }

    /// The `x` from 0 for which `cofactor · x^power` is in this range.
    Range root(long cofactor, int power) {
      if (last < 0 || from > last) {
        return new Range(0, -1);
      }
      if (cofactor == 0) {
        return from > 0 ? new Range(0, -1) : new Range(0, Long.MAX_VALUE - 1);
      }
      long above = from <= 0 ? -1 : floorRoot(Math.ceilDiv(from, cofactor) - 1, power);
      return new Range(above + 1, floorRoot(last / cofactor, power));
    }
  }

  /// The largest `x` with `x^power <= number`.
  private static long floorRoot(long number, int power) {
    if (power == 1) {
      return number;
    }
    long root = (long) Math.pow((double) number, 1.0 / power);
    while (!isPowerWithin(root, power, number)) {
      root--;
    }
    while (isPowerWithin(root + 1, power, number)) {
      root++;
    }
    return root;
  }

  private static boolean isPowerWithin(long root, int power, long number) {
    long quotient = number;
    for (int i = 1; i < power; i++) {
      quotient = root == 0 ? Long.MAX_VALUE : quotient / root;
    }
    return root <= quotient;
  }
}
