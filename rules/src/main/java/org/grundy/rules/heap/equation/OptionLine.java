package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.InputException;
import org.grundy.rules.heap.equation.Literal.Comparison;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Relation;

/// An alternative of an equation whose options lie on a line: at most one number `k` is chosen, and
/// every size that it leaves is `p + q·k`, where p and q follow from the start. So are the
/// conditions; then the numbers that may be chosen are those of one [range][Span].
///
/// Immutable, for use by any number of threads.
public final class OptionLine {
  private final int arity;
  private final int columns;
  private final boolean chooses;
  private final List<Product> products;
  private final List<Affine> sizes;
  private final List<Bound> conditions;

  /// Options that go on from the start for as long as every size is natural: the start less `k`
  /// times the steps, for each k from `from` on.
  ///
  /// @param steps how much each size loses at a time, from 0
  /// @param from the first k, from 1
  public record Ray(List<Long> steps, long from) {
    public Ray {
      steps = List.copyOf(steps);
    }
  }

  /// The options of one start: component c leaves the size `base[c · arity + i] + k · step[c ·
  /// arity + i]` at place i, for `from <= k <= last`. To be used again and again.
  public static final class Span {
    private final long[] values;
    private final long[] base;
    private final long[] step;
    private long from;
    private long last;

    private Span(int columns, int sizes) {
      this.values = new long[columns];
      this.base = new long[sizes];
      this.step = new long[sizes];
    }

    public long from() {
      return from;
    }

    public long last() {
      return last;
    }

    public long base(int at) {
      return base[at];
    }

    public long step(int at) {
      return step[at];
    }
  }

  /// A column that is the product of two others.
  record Product(int column, int left, int right) {}

  /// `at` where k is 0, and by how much it grows with k.
  record Affine(Sum at, Sum growth) {}

  /// A condition `form relation 0`.
  record Bound(Affine form, Relation relation) {}

  /// A constant and columns with their coefficients.
  static final class Sum {
    private final long constant;
    private final int[] columns;
    private final long[] coefficients;

    Sum(long constant, int[] columns, long[] coefficients) {
      this.constant = constant;
      this.columns = columns;
      this.coefficients = coefficients;
    }

    static Sum of(long constant, long[] coefficients) {
      int[] columns =
          IntStream.range(0, coefficients.length).filter(i -> coefficients[i] != 0).toArray();
      return new Sum(
          constant, columns, Arrays.stream(columns).mapToLong(i -> coefficients[i]).toArray());
    }

    long of(long[] values) {
      long sum = constant;
      for (int i = 0; i < columns.length; i++) {
        sum = Math.addExact(sum, Math.multiplyExact(coefficients[i], values[columns[i]]));
      }
      return sum;
    }

    boolean isConstant() {
      return columns.length == 0;
    }

    boolean isZero() {
      return constant == 0 && isConstant();
    }

    boolean isAtMostZero() {
      return constant <= 0 && Arrays.stream(coefficients).allMatch(c -> c <= 0);
    }

    IntStream columns() {
      return Arrays.stream(columns);
    }

    boolean isColumn(int column) {
      return constant == 0 && columns.length == 1 && columns[0] == column && coefficients[0] == 1;
    }
  }

  private OptionLine(
      int arity,
      int columns,
      boolean chooses,
      List<Product> products,
      List<Affine> sizes,
      List<Bound> conditions) {
    this.arity = arity;
    this.columns = columns;
    this.chooses = chooses;
    this.products = products;
    this.sizes = sizes;
    this.conditions = conditions;
  }

  /// The line of an alternative; empty where it is none.
  ///
  /// @throws InputException if a product has too many factors
  public static Optional<OptionLine> of(EquationMove move, Alternative alternative) {
    try {
      List<Choices> cases = Choices.of(move, alternative);
      if (cases.size() != 1 || !cases.getFirst().isPolynomial() || !move.except().isEmpty()) {
        return Optional.empty();
      }
      Choices choices = cases.getFirst();
      int chosen = choices.names().size() - choices.arity();
      return chosen <= 1 ? new Reading(choices, chosen == 1).line() : Optional.empty();
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  /// The number of components of each option.
  public int components() {
    return sizes.size() / arity;
  }

  /// This line as a ray; empty where it is none.
  public Optional<Ray> ray() {
    if (sizes.size() != arity) {
      return Optional.empty();
    }
    List<Long> steps = new ArrayList<>();
    for (int i = 0; i < arity; i++) {
      Affine size = sizes.get(i);
      if (!size.at.isColumn(i) || !size.growth.isConstant() || size.growth.constant > 0) {
        return Optional.empty();
      }
      steps.add(-size.growth.constant);
    }
    long from = 0;
    for (Bound bound : conditions) {
      if (!bound.form.at.isConstant() || !bound.form.growth.isConstant()) {
        return Optional.empty();
      }
      Span range = range(columns, Long.MAX_VALUE);
      narrow(range, bound.form.at.constant, bound.form.growth.constant, bound.relation);
      if (range.last != Long.MAX_VALUE) {
        return Optional.empty();
      }
      from = Math.max(from, range.from);
    }
    return from > 0 && steps.stream().anyMatch(step -> step > 0)
        ? Optional.of(new Ray(steps, from))
        : Optional.empty();
  }

  /// This line as steps that stay even; empty where it is none.
  public Optional<EvenSteps> evenSteps() {
    return chooses && sizes.size() == arity && beginsAtOne()
        ? EvenSteps.of(arity, columns, products, sizes, conditions)
        : Optional.empty();
  }

  /// True if the conditions on k alone are those of `k >= 1`.
  private boolean beginsAtOne() {
    Span range = range(columns, Long.MAX_VALUE);
    for (Bound bound : conditions) {
      if (bound.form.at.isConstant() && bound.form.growth.isConstant()) {
        narrow(range, bound.form.at.constant, bound.form.growth.constant, bound.relation);
      } else if (!bound.form.growth.isZero()) {
        return false;
      }
    }
    return range.from == 1 && range.last == Long.MAX_VALUE;
  }

  /// Room for the options of one start.
  public Span newSpan() {
    return new Span(columns, sizes.size());
  }

  /// Room for a range and nothing else: all natural numbers up to `last`.
  static Span range(int columns, long last) {
    Span range = new Span(columns, 0);
    range.last = last;
    return range;
  }

  /// Sets a span to the options of a start; an empty range where there are none.
  ///
  /// @throws InputException if the sizes are so large that the numbers pass 63 bits
  public void span(long[] start, Span span) {
    try {
      long[] values = span.values;
      System.arraycopy(start, 0, values, 0, arity);
      for (Product product : products) {
        values[product.column] = Math.multiplyExact(values[product.left], values[product.right]);
      }
      span.from = 0;
      span.last = chooses ? Long.MAX_VALUE : 0;
      for (Bound bound : conditions) {
        narrow(span, bound.form.at.of(values), bound.form.growth.of(values), bound.relation);
        if (span.from > span.last) {
          return;
        }
      }
      for (int i = 0; i < span.base.length; i++) {
        span.base[i] = sizes.get(i).at.of(values);
        span.step[i] = sizes.get(i).growth.of(values);
        atLeast(span, span.base[i], span.step[i]);
      }
    } catch (ArithmeticException tooLarge) {
      throw new InputException(
          "heaps of " + Arrays.toString(start) + " tokens are too large for this equation",
          "its numbers must stay below 2^63");
    }
  }

  /// Leaves those k of a range for which `at + growth · k relation 0`.
  static void narrow(Span range, long at, long growth, Relation relation) {
    switch (relation) {
      case AT_LEAST -> atLeast(range, at, growth);
      case MORE -> atLeast(range, Math.decrementExact(at), growth);
      case AT_MOST -> atLeast(range, Math.negateExact(at), -growth);
      case LESS -> atLeast(range, Math.decrementExact(Math.negateExact(at)), -growth);
      case EQUAL -> {
        atLeast(range, at, growth);
        atLeast(range, Math.negateExact(at), -growth);
      }
      case UNEQUAL -> {
        if (at == 0) {
          range.last = -1;
        }
      }
    }
  }

  static void atLeast(Span range, long at, long growth) {
    if (growth > 0) {
      range.from = Math.max(range.from, Math.ceilDiv(Math.negateExact(at), growth));
    } else if (growth < 0) {
      range.last = Math.min(range.last, Math.floorDiv(at, -growth));
    } else if (at < 0) {
      range.last = -1;
    }
  }

  /// The reading of one alternative whose only choice, if there is one, is the variable after the
  /// sizes.
  private record Reading(Choices choices, boolean chooses) {
    Optional<OptionLine> line() {
      List<Affine> sizes = new ArrayList<>();
      List<Bound> conditions = new ArrayList<>();
      for (LinearForm result : choices.results()) {
        Optional<Affine> size = affine(result);
        if (size.isEmpty()) {
          return Optional.empty();
        }
        sizes.add(size.get());
      }
      for (Comparison comparison : choices.comparisons()) {
        Optional<Affine> form = affine(comparison.form());
        if (form.isEmpty() || leavesGaps(form.get(), comparison.relation())) {
          return Optional.empty();
        }
        conditions.add(new Bound(form.get(), comparison.relation()));
      }
      int columns = choices.monomials().size();
      return Optional.of(
          new OptionLine(choices.arity(), columns, chooses, products(), sizes, conditions));
    }

    private static boolean leavesGaps(Affine form, Relation relation) {
      return relation == Relation.UNEQUAL
          && !(form.growth.isConstant() && form.growth.constant == 0);
    }

    /// Products of sizes alone, factors before their products.
    private List<Product> products() {
      List<Product> products = new ArrayList<>();
      for (int column = choices.names().size(); column < choices.monomials().size(); column++) {
        List<Integer> monomial = choices.monomials().get(column);
        if (choicesIn(monomial) == 0) {
          int last = monomial.getLast();
          int rest = choices.columnOf(Columns.withoutOne(monomial, last));
          products.add(new Product(column, rest, last));
        }
      }
      return products;
    }

    private long choicesIn(List<Integer> monomial) {
      return monomial.stream().filter(factor -> factor >= choices.arity()).count();
    }

    /// A form as p + q·k; empty where k has a higher power.
    private Optional<Affine> affine(LinearForm form) {
      long[] at = new long[form.columns()];
      long[] growth = new long[form.columns()];
      long constant = 0;
      for (int column = 0; column < form.columns(); column++) {
        long coefficient = form.coefficient(column);
        List<Integer> monomial = choices.monomials().get(column);
        if (coefficient == 0) {
          continue;
        }
        switch ((int) choicesIn(monomial)) {
          case 0 -> at[column] = coefficient;
          case 1 -> {
            List<Integer> rest = Columns.withoutOne(monomial, choices.arity());
            if (rest.isEmpty()) {
              constant = coefficient;
            } else {
              growth[choices.columnOf(rest)] = coefficient;
            }
          }
          default -> {
            return Optional.empty();
          }
        }
      }
      return Optional.of(new Affine(Sum.of(form.constant(), at), Sum.of(constant, growth)));
    }
  }
}
