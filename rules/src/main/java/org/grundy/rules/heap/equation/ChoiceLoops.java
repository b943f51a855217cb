package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.Columns.Term;
import org.grundy.rules.heap.equation.Literal.Comparison;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;

/// The nested loops that run through all choices of one alternative.
///
/// The range of each loop is what the linear system says of its variable once the sizes and the
/// variables of the outer loops are known; a variable that an equality then determines has a range
/// of at most one number. In that range only the [Candidates] are gone through. Each condition is
/// tested exactly in the outermost loop that knows all of it, so the ranges only have to be wide
/// enough.
final class ChoiceLoops {
  private static final int MAX_VARIABLES = 8;

  private final Choices choices;
  private final int variables;
  private final List<Computed> ofSizes = new ArrayList<>();
  private final List<Literal> testsOfSizes;
  private final List<Loop> loops = new ArrayList<>();
  private final BitSet known = new BitSet();
  private final List<Literal> untested;

  /// A column that others determine.
  private sealed interface Computed {
    /// Sets the column; false where it has no value, or one that no choice allows.
    boolean set(long[] values);
  }

  /// A column that is the product of two others.
  private record Product(int column, int left, int right) implements Computed {
    @Override
    public boolean set(long[] values) {
      values[column] = Math.multiplyExact(values[left], values[right]);
      return true;
    }
  }

  /// A column that is a term, bounded by rows.
  private record Result(Term term, List<LinearForm> rows) implements Computed {
    @Override
    public boolean set(long[] values) {
      List<LinearForm> forms = term.operands();
      long[] operands = new long[forms.size()];
      for (int i = 0; i < operands.length; i++) {
        operands[i] = forms.get(i).at(values);
      }
      if (!term.operation().exists(operands)) {
        return false;
      }
      try {
        values[term.column()] = term.operation().of(operands);
        return true;
      } catch (ArithmeticException tooLarge) {
        values[term.column()] = 0;
        if (operands[0] > 0 && range(rows, term.column(), values).last < Members.NONE - 1) {
          return false;
        }
        throw tooLarge;
      }
    }
  }

  /// Rows that bound `cofactor · variable^power`; a cofactor of -1 is the number 1.
  private record ProductRange(int cofactor, int power, int column, List<LinearForm> rows) {}

  /// Rows that bound a power whose base and exponent only grow with a variable.
  private record PowerRange(int variable, Term term, List<LinearForm> rows) {
    /// A range without the greatest numbers, those for which the power is too large.
    Range cut(Range range, long[] values) {
      values[term.column()] = 0;
      long bound = range(rows, term.column(), values).last;
      values[variable] = 0;
      long from =
          Math.max(
              least(term.first().plus(-1), range.from, values),
              least(term.second(), range.from, values));
      long low = from - 1;
      long high = range.last;
      while (low < high) {
        long middle = low + (high - low + 1) / 2;
        if (isWithin(middle, bound, values)) {
          low = middle;
        } else {
          high = middle - 1;
        }
      }
      values[variable] = 0;
      return new Range(range.from, Math.min(range.last, low));
    }

    /// The least number from `from` on where a form that grows with the variable is natural;
    /// [Members#NONE] where none is.
    private long least(LinearForm form, long from, long[] values) {
      long rest = form.at(values);
      long growth = form.coefficient(variable);
      return rest >= 0
          ? from
          : growth == 0 ? Members.NONE : Math.max(from, Math.ceilDiv(-rest, growth));
    }

    private boolean isWithin(long value, long bound, long[] values) {
      values[variable] = value;
      try {
        return Operation.POWER.of(term.first().at(values), term.second().at(values)) <= bound;
      } catch (ArithmeticException tooLarge) {
        return false;
      }
    }
  }

  private record Loop(
      int variable,
      Candidates candidates,
      List<LinearForm> rows,
      List<ProductRange> productRanges,
      List<PowerRange> powerRanges,
      List<Computed> computed,
      List<Literal> tests) {}

  /// @throws InputException if a variable has no finite range, or there are too many
  ChoiceLoops(Choices choices) {
    this.choices = choices;
    this.variables = choices.names().size();
    if (variables - choices.arity() > MAX_VARIABLES) {
      throw new InputException(
          "an equation with more than " + MAX_VARIABLES + " variables right of the arrow",
          "split the move into several lines");
    }
    this.untested = new ArrayList<>(choices.literals());
    choices.results().forEach(size -> untested.add(new Comparison(size, Relation.AT_LEAST)));
    known.set(0, choices.arity());
    ofSizes.addAll(newlyComputed());
    testsOfSizes = newTests();
    while (loops.size() < variables - choices.arity()) {
      loops.add(nextLoop());
    }
  }

  private Loop nextLoop() {
    Loop best = null;
    int bestRank = Integer.MAX_VALUE;
    for (int variable = choices.arity(); variable < variables; variable++) {
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
    best.computed.addAll(newlyComputed());
    best.tests.addAll(newTests());
    return best;
  }

  private InputException unbounded() {
    for (int variable = choices.arity(); variable < variables; variable++) {
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
        .filter(factor -> factor < variables && !choices.isPositive(factor))
        .map(choices.names()::get)
        .distinct()
        .toList();
  }

  /// Variables that an equality determines come first, then those of which a condition leaves few
  /// numbers or whose products are bounded (their range is a root of the bound), then the others in
  /// the order of their appearance.
  private int rank(int variable) {
    BitSet afterwards = (BitSet) known.clone();
    for (int column = 0; column < choices.monomials().size(); column++) {
      afterwards.set(column, isKnownWith(column, variable));
    }
    for (Comparison test : choices.comparisons()) {
      if (test.relation() == Relation.EQUAL
          && untested.contains(test)
          && test.form().within(afterwards)) {
        return 0;
      }
    }
    return !(Candidates.of(variable, untested, known, choices.monomials())
                instanceof Candidates.All)
            || choices.monomials().stream()
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
    for (int column = choices.atoms(); column < choices.monomials().size(); column++) {
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
    return new Loop(
        variable,
        Candidates.of(variable, untested, known, choices.monomials()),
        rowsOf(variable),
        ranges,
        powerRanges(variable),
        new ArrayList<>(),
        new ArrayList<>());
  }

  private List<PowerRange> powerRanges(int variable) {
    BitSet with = (BitSet) known.clone();
    with.set(variable);
    List<PowerRange> ranges = new ArrayList<>();
    for (Term term : choices.terms()) {
      if (term.operation() == Operation.POWER
          && !known.get(term.column())
          && term.operands().stream()
              .allMatch(form -> form.within(with) && form.coefficient(variable) >= 0)) {
        List<LinearForm> rows = rowsOf(term.column());
        if (hasUpper(rows, term.column())) {
          ranges.add(new PowerRange(variable, term, rows));
        }
      }
    }
    return ranges;
  }

  /// The inequalities of the system that bound a column when only the known columns are known.
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

  /// The columns that those that are known determine, operands before results.
  private List<Computed> newlyComputed() {
    List<Computed> computed = new ArrayList<>();
    int before = -1;
    while (computed.size() > before) {
      before = computed.size();
      for (Term term : choices.terms()) {
        if (!known.get(term.column())
            && term.operands().stream().allMatch(form -> form.within(known))) {
          computed.add(new Result(term, rowsOf(term.column())));
          known.set(term.column());
        }
      }
      computed.addAll(newProducts());
    }
    return computed;
  }

  private List<Product> newProducts() {
    List<Product> products = new ArrayList<>();
    for (int column = choices.atoms(); column < choices.monomials().size(); column++) {
      List<Integer> monomial = choices.monomials().get(column);
      if (!known.get(column) && monomial.stream().allMatch(known::get)) {
        int last = monomial.getLast();
        int rest = choices.columnOf(Columns.withoutOne(monomial, last));
        products.add(new Product(column, rest, last));
      }
    }
    products.forEach(product -> known.set(product.column));
    return products;
  }

  private List<Literal> newTests() {
    List<Literal> tests = untested.stream().filter(test -> test.within(known)).toList();
    untested.removeAll(tests);
    return tests;
  }

  /// Hands over the resulting sizes of every choice, the same array each time, while `goOn` says so
  /// and steps are left; tells whether that was always so.
  ///
  /// @throws ArithmeticException if a number passes 63 bits
  boolean visitWhile(long[] sizes, LoopSteps steps, Predicate<long[]> goOn) {
    long[] values = new long[choices.monomials().size()];
    System.arraycopy(sizes, 0, values, 0, choices.arity());
    Visit visit = new Visit(values, new long[choices.results().size()], steps, goOn);
    return !settles(ofSizes, testsOfSizes, values) || visitWhile(0, visit);
  }

  /// One run through the loops.
  private static final class Visit {
    private static final int LOOKS = 4096;

    private final long[] values;
    private final long[] parts;
    private final LoopSteps steps;
    private final Predicate<long[]> goOn;
    private int looks;

    Visit(long[] values, long[] parts, LoopSteps steps, Predicate<long[]> goOn) {
      this.values = values;
      this.parts = parts;
      this.steps = steps;
      this.goOn = goOn;
    }

    /// Counts a step; false where it was the last one.
    boolean look() {
      if (++looks % LOOKS == 0) {
        Meter.checkpoint();
      }
      return steps.make(1);
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
    for (PowerRange power : loop.powerRanges) {
      range = range.isEmpty() ? range : power.cut(range, values);
    }
    if (range.isEmpty()) {
      return true;
    }
    LongUnaryOperator steps = loop.candidates.steps(values, range.from, range.last);
    for (long value = steps.applyAsLong(range.from);
        value <= range.last;
        value = steps.applyAsLong(value + 1)) {
      values[loop.variable] = value;
      if (!visit.look()
          || (settles(loop.computed, loop.tests, values) && !visitWhile(depth + 1, visit))) {
        return false;
      }
    }
    return true;
  }

  private static boolean settles(List<Computed> computed, List<Literal> tests, long[] values) {
    for (Computed column : computed) {
      if (!column.set(values)) {
        return false;
      }
    }
    for (Literal test : tests) {
      if (!test.holds(values)) {
        return false;
      }
    }
    return true;
  }

  /// The numbers that `rows` allow a column, whose own value is set to 0.
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
    boolean isEmpty() {
      return from > last;
    }

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
      long above = from <= 0 ? -1 : Roots.floor(Math.ceilDiv(from, cofactor) - 1, power);
      return new Range(above + 1, Roots.floor(last / cofactor, power));
    }
  }
}
