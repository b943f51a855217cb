package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import org.grundy.core.InputException;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.Take;

/// Options of one heap that are all heaps from one number to another, neither of which shrinks when
/// the start grows: of `n -> n - k where 1 <= k, 2*k <= n` those from half of n to n - 1.
///
/// Each condition is a polynomial P(n, m) of the start n and the option m that must not be
/// negative. A *lower* condition goes on to hold when m grows, and ceases to hold when n grows; an
/// *upper* one the other way round. So lower conditions hold from some m on, upper ones up to some
/// m, and both of these numbers grow with n or stay. Which kind a condition is, is read off
/// differences such as P(n, m+1) - P(n, m): for m + 1 < n they are not negative if, written in m
/// and n - m - 2, they have no negative coefficient.
///
/// Immutable, for use by any number of threads.
public final class HeapWindow {
  private static final int HEAP = 0;
  private static final int OPTION = 1;

  private final List<Sign> lower;
  private final List<Sign> upper;
  private final boolean descending;
  private final boolean isPermutation;

  private HeapWindow(List<Polynomial> conditions, boolean descending) {
    this.lower = conditions.stream().filter(HeapWindow::isLower).map(Sign::of).toList();
    this.upper =
        conditions.stream().filter(condition -> !isLower(condition)).map(Sign::of).toList();
    this.descending = descending;
    this.isPermutation =
        conditions.stream()
            .allMatch(condition ->
                isLower(condition) ? growsAtMostAsHeap(condition) : holdsOfAllSmaller(condition));
  }

  /// The options of an alternative; empty where they are not known to be of this kind.
  public static Optional<HeapWindow> of(EquationMove move, Alternative alternative) {
    try {
      return move.variables().size() == 1
              && alternative.sum().size() == 1
              && move.except().isEmpty()
              && isPolynomial(alternative.sum().getFirst().getFirst())
          ? new Reading(move, alternative).window()
          : Optional.empty();
    } catch (ArithmeticException | InputException tooLarge) {
      return Optional.empty();
    }
  }

  private static boolean isPolynomial(Expression expression) {
    return !(expression instanceof Expression.Applied)
        && expression.operands().stream().allMatch(HeapWindow::isPolynomial);
  }

  /// The options of taking any number of tokens of a range.
  public static HeapWindow of(Take.Range counts) {
    Polynomial taken = Polynomial.variable(HEAP).minus(Polynomial.variable(OPTION));
    List<Polynomial> conditions = new ArrayList<>();
    conditions.add(taken.minus(Polynomial.constant(counts.fromCount())));
    if (counts.toCount() < Long.MAX_VALUE) {
      conditions.add(Polynomial.constant(counts.toCount() - 1).minus(taken));
    }
    return new HeapWindow(conditions, true);
  }

  /// True if a smaller heap is an option.
  public boolean holds(long heap, long option) {
    return allows(lower, heap, option) && allows(upper, heap, option);
  }

  /// True if a heap has at least so many options, where all windows are [#isPermutation].
  private boolean hasOptions(long heap, long count) {
    return count <= heap && (count == 0 || allows(lower, heap, heap - count));
  }

  /// The number of options of a heap, where the window [#isPermutation].
  ///
  /// @param near how many another heap has; the search begins there
  public long options(long heap, long near) {
    long least = Math.min(heap, near);
    return hasOptions(heap, least)
        ? Gallop.first(least, heap, count -> !hasOptions(heap, count + 1))
        : least - Gallop.first(1, least, less -> hasOptions(heap, least - less));
  }

  /// The first heap that has at least so many options, where the window [#isPermutation].
  ///
  /// @param heap has as many
  public long firstWithOptions(long count, long heap) {
    return heap + 1 - Gallop.first(1, heap + 1, less -> !hasOptions(heap - less, count));
  }

  /// The last heap below another that has at most so many options, where the window
  /// [#isPermutation].
  ///
  /// @param heap has at most as many
  public long lastWithOptions(long count, long heap, long toHeap) {
    return Gallop.first(heap, toHeap, other -> hasOptions(other, count + 1)) - 1;
  }

  /// The least option of a heap, or the heap itself where there is none so small.
  ///
  /// @param from not above it, such as that of a smaller heap
  public long fromOption(long heap, long from) {
    return Gallop.first(from, heap, option -> allows(lower, heap, option));
  }

  /// The number after the largest option of a heap; not above the heap.
  ///
  /// @param from not above it, such as that of a smaller heap
  public long toOption(long heap, long from) {
    return Gallop.first(from, heap, option -> !allows(upper, heap, option));
  }

  /// The first heap from one on of which the least option lies above a number; `toHeap` where there
  /// is none before.
  public long leaves(long option, long heap, long toHeap) {
    return Gallop.first(heap, toHeap, start -> !allows(lower, start, option));
  }

  /// The first heap from one on to which upper conditions do not forbid an option; `toHeap` where
  /// there is none before.
  public long reaches(long option, long heap, long toHeap) {
    return Gallop.first(heap, toHeap, start -> allows(upper, start, option));
  }

  /// True if the options of every heap n are n - 1, n - 2, … down to a number that grows by 0 or 1
  /// from each heap to the next. (The rules of a game that ends say that options are smaller.)
  public boolean isPermutation() {
    return isPermutation;
  }

  /// True if the rules name larger options first.
  public boolean isDescending() {
    return descending;
  }

  private static boolean allows(List<Sign> conditions, long heap, long option) {
    for (Sign condition : conditions) {
      if (!condition.isNatural(heap, option)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLower(Polynomial condition) {
    return isNowhereNegative(moreOption(condition), 2)
        && isNowhereNegative(moreHeap(condition).negated(), 1);
  }

  private static boolean isUpper(Polynomial condition) {
    return isNowhereNegative(moreOption(condition).negated(), 2)
        && isNowhereNegative(moreHeap(condition), 1);
  }

  /// True if a lower condition that allows m to n allows m + 1 to n + 1.
  private static boolean growsAtMostAsHeap(Polynomial condition) {
    Polynomial both = condition.with(HEAP, plusOne(HEAP)).with(OPTION, plusOne(OPTION));
    return isNowhereNegative(both.minus(condition), 1);
  }

  /// True if an upper condition says c·(n - m) >= b with b <= c, which holds of all m < n.
  private static boolean holdsOfAllSmaller(Polynomial condition) {
    Map<List<Integer>, Long> terms = condition.terms();
    long rest = terms.getOrDefault(List.of(), 0L);
    long slope = terms.getOrDefault(List.of(HEAP), 0L);
    return terms.size() == (rest == 0 ? 2 : 3)
        && slope > 0
        && terms.getOrDefault(List.of(OPTION), 0L) == -slope
        && rest >= -slope;
  }

  /// P(n, m+1) - P(n, m).
  private static Polynomial moreOption(Polynomial condition) {
    return condition.with(OPTION, plusOne(OPTION)).minus(condition);
  }

  /// P(n+1, m) - P(n, m).
  private static Polynomial moreHeap(Polynomial condition) {
    return condition.with(HEAP, plusOne(HEAP)).minus(condition);
  }

  private static Polynomial plusOne(int variable) {
    return Polynomial.variable(variable).plus(Polynomial.constant(1));
  }

  /// True if a polynomial is surely not negative for any m >= 0 and n >= m + more.
  private static boolean isNowhereNegative(Polynomial polynomial, long more) {
    Polynomial start =
        Polynomial.variable(HEAP).plus(Polynomial.variable(OPTION)).plus(Polynomial.constant(more));
    return polynomial.with(HEAP, start).terms().values().stream().allMatch(factor -> factor >= 0);
  }

  /// The reading of one alternative: its conditions over the start and the option.
  private static final class Reading {
    private final Alternative alternative;
    private final List<String> names;

    Reading(EquationMove move, Alternative alternative) {
      this.alternative = alternative;
      SequencedSet<String> found = new LinkedHashSet<>(move.variables());
      alternative.sum().stream()
          .flatMap(List::stream)
          .flatMap(Expression::names)
          .forEach(found::add);
      alternative.conditions().stream()
          .flatMap(Condition::operands)
          .flatMap(Expression::names)
          .forEach(found::add);
      this.names = List.copyOf(found);
    }

    Optional<HeapWindow> window() {
      Polynomial option = polynomial(alternative.sum().getFirst().getFirst());
      Polynomial heapAlone = option.without(OPTION);
      Polynomial chosen = option.minus(heapAlone);
      long sign = chosen.terms().getOrDefault(List.of(OPTION), 0L);
      List<Polynomial> conditions = new ArrayList<>();
      Polynomial less = Polynomial.variable(OPTION).minus(heapAlone);
      if (names.size() > 2 || chosen.terms().size() > 1 || Math.abs(sign) != names.size() - 1) {
        return Optional.empty();
      }
      if (sign == 0) {
        conditions.add(less);
        conditions.add(less.negated());
        chosen = Polynomial.constant(0);
      } else {
        chosen = sign == 1 ? less : less.negated();
        conditions.add(chosen);
      }
      for (Condition condition : alternative.conditions()) {
        if (!(condition instanceof Condition.Chain chain) || !read(chain, chosen, conditions)) {
          return Optional.empty();
        }
      }
      return conditions.stream().allMatch(known -> isLower(known) || isUpper(known))
          ? Optional.of(new HeapWindow(conditions, sign < 0))
          : Optional.empty();
    }

    /// Adds what a chain says, with the choice written as what it is of start and option; tells
    /// whether that can be said so.
    private boolean read(Condition.Chain chain, Polynomial chosen, List<Polynomial> conditions) {
      for (int i = 0; i < chain.relations().size(); i++) {
        Expression left = chain.sides().get(i);
        Expression right = chain.sides().get(i + 1);
        List<Optional<Polynomial>> said =
            switch (chain.relations().get(i)) {
              case AT_MOST -> List.of(atMost(left, 0, right));
              case LESS -> List.of(atMost(left, 1, right));
              case AT_LEAST -> List.of(atMost(right, 0, left));
              case MORE -> List.of(atMost(right, 1, left));
              case EQUAL -> List.of(atMost(left, 0, right), atMost(right, 0, left));
              case UNEQUAL -> List.of(Optional.empty());
            };
        for (Optional<Polynomial> condition : said) {
          if (condition.isEmpty()) {
            return false;
          }
          conditions.add(condition.get().with(OPTION, chosen));
        }
      }
      return true;
    }

    /// `left + more <= right` as a polynomial that is not negative: as c·(left + more) <= f where
    /// the right side is f / c, and as f < c·(right - more + 1) where the left side is.
    private Optional<Polynomial> atMost(Expression left, long more, Expression right) {
      if (isPolynomial(left) && isPolynomial(right)) {
        return Optional.of(
            polynomial(right).minus(polynomial(left)).minus(Polynomial.constant(more)));
      }
      if (isPolynomial(left) && quotient(right).isPresent()) {
        Quotient floor = quotient(right).get();
        Polynomial least = polynomial(left).plus(Polynomial.constant(more));
        return Optional.of(polynomial(floor.of).minus(least.times(floor.by)));
      }
      if (isPolynomial(right) && quotient(left).isPresent()) {
        Quotient floor = quotient(left).get();
        Polynomial above = polynomial(right).minus(Polynomial.constant(more - 1));
        return Optional.of(
            above.times(floor.by).minus(Polynomial.constant(1)).minus(polynomial(floor.of)));
      }
      return Optional.empty();
    }

    /// `of / by`, rounded down.
    private record Quotient(Expression of, Polynomial by) {}

    private static Optional<Quotient> quotient(Expression expression) {
      return expression
                  instanceof Expression.Applied(Operation operation, List<Expression> operands)
              && operation == Operation.QUOTIENT
              && operands.getLast() instanceof Expression.Constant(long by)
              && by >= 1
              && isPolynomial(operands.getFirst())
          ? Optional.of(new Quotient(operands.getFirst(), Polynomial.constant(by)))
          : Optional.empty();
    }

    private Polynomial polynomial(Expression expression) {
      return Polynomial.of(expression, this::variable);
    }

    private Polynomial variable(Expression atom) {
      if (atom instanceof Expression.Variable(String name)) {
        return Polynomial.variable(names.indexOf(name));
      }
      throw new IllegalArgumentException("no polynomial: " + atom);
    }
  }
}
