package org.grundy.rules.heap.equation;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.heap.equation.Literal.Comparison;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Relation;

/// An equation whose every move takes `taken` tokens and leaves any two heaps, none of them empty,
/// or any two of unequal sizes.
///
/// Recognised are `a + b where a + b = n, 1 <= a < b` and what says the same in other words, such
/// as `a + n - a where a >= 1, 2 a < n`: two heaps x and y with x + y = n - c for all choices, one
/// of them a variable, and conditions that each say, with y in terms of x, one of x >= 1, y >= 1, x
/// < y, x <= y or x != y, or nothing.
public record PlainSplit(long taken, boolean mayBeEqual) {
  /// The split that `move` is, if it is of this kind.
  public static Optional<PlainSplit> of(EquationMove move) {
    if (move.variables().size() != 1
        || move.alternatives().size() != 1
        || move.alternatives().getFirst().sum().size() != 2
        || !move.except().isEmpty()) {
      return Optional.empty();
    }
    try {
      List<Choices> cases = Choices.of(move, move.alternatives().getFirst());
      return cases.size() == 1 && cases.getFirst().isLinear()
          ? of(cases.getFirst())
          : Optional.empty();
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  private static Optional<PlainSplit> of(Choices choices) {
    LinearForm left = choices.results().getFirst();
    LinearForm right = choices.results().getLast();
    int variables = choices.names().size();
    LinearForm heap = choices.column(0);
    if (variables == 3) {
      return choices.comparisons().stream()
          .filter(comparison -> comparison.relation() == Relation.EQUAL)
          .flatMap(equality -> reduced(choices, equality.form(), left, right).stream())
          .findFirst();
    }
    LinearForm sum = left.combined(1, right, 1).combined(1, heap, -1);
    return variables == 2 && sum.isConstant() && isVariable(left)
        ? of(choices.comparisons(), -sum.constant())
        : Optional.empty();
  }

  private static boolean isVariable(LinearForm form) {
    return form.constant() == 0 && form.coefficient(0) == 0 && form.coefficient(1) == 1;
  }

  /// With the heaps the variables a and b, and a + b = n - c said by `equality`.
  private static Optional<PlainSplit> reduced(
      Choices choices, LinearForm equality, LinearForm left, LinearForm right) {
    boolean plain =
        left.constant() == 0
            && right.constant() == 0
            && left.coefficient(0) == 0
            && right.coefficient(0) == 0
            && left.coefficient(1) + right.coefficient(1) == 1
            && left.coefficient(2) + right.coefficient(2) == 1
            && Math.abs(left.coefficient(1)) + Math.abs(left.coefficient(2)) == 1
            && equality.coefficient(1) == equality.coefficient(2)
            && Math.abs(equality.coefficient(1)) == 1
            && equality.coefficient(0) == -equality.coefficient(1);
    if (!plain) {
      return Optional.empty();
    }
    long sign = equality.coefficient(1);
    long taken = equality.constant() * sign;
    List<Comparison> others =
        choices.comparisons().stream()
            .map(comparison ->
                new Comparison(withoutSecond(comparison.form(), taken), comparison.relation()))
            .toList();
    return of(others, taken);
  }

  /// The form with b = n - taken - a.
  private static LinearForm withoutSecond(LinearForm form, long taken) {
    long b = form.coefficient(2);
    return new LinearForm(
        new long[] {form.coefficient(0) + b, form.coefficient(1) - b},
        Math.subtractExact(form.constant(), Math.multiplyExact(b, taken)));
  }

  /// With the heaps a and n - taken - a, under comparisons over n and a.
  private static Optional<PlainSplit> of(List<Comparison> comparisons, long taken) {
    Reading reading = new Reading(taken);
    return comparisons.stream().allMatch(reading::understands) && reading.isPlain()
        ? Optional.of(new PlainSplit(taken, !reading.unequal))
        : Optional.empty();
  }

  /// The comparisons read so far, of x = a and y = n - taken - a.
  private static final class Reading {
    private final long taken;
    private boolean leastX;
    private boolean leastY;
    private boolean xFirst;
    private boolean yFirst;
    private boolean unequal;

    Reading(long taken) {
      this.taken = taken;
    }

    boolean isPlain() {
      return taken >= 0 && !(xFirst && yFirst) && (leastX || yFirst) && (leastY || xFirst);
    }

    boolean understands(Comparison comparison) {
      return switch (comparison.relation()) {
        case MORE -> atLeastZero(comparison.form().plus(-1));
        case AT_LEAST -> atLeastZero(comparison.form());
        case LESS -> atLeastZero(comparison.form().negated().plus(-1));
        case AT_MOST -> atLeastZero(comparison.form().negated());
        case EQUAL -> comparison.form().isConstant() && comparison.form().constant() == 0;
        case UNEQUAL -> differs(comparison.form());
      };
    }

    private boolean atLeastZero(LinearForm form) {
      long heap = form.coefficient(0);
      long variable = form.coefficient(1);
      long rest = form.constant() + taken * heap;
      if (heap == 0 && variable == 1 && rest >= -1) {
        leastX |= rest == -1;
      } else if (heap == 1 && variable == -1 && rest >= -1) {
        leastY |= rest == -1;
      } else if (Math.abs(heap) == 1 && variable == -2 * heap && (rest == 0 || rest == -1)) {
        xFirst |= heap == 1;
        yFirst |= heap == -1;
        unequal |= rest == -1;
      } else {
        return form.isConstant() && form.constant() >= 0;
      }
      return true;
    }

    private boolean differs(LinearForm form) {
      long heap = form.coefficient(0);
      boolean understood =
          Math.abs(heap) == 1
              && form.coefficient(1) == -2 * heap
              && form.constant() + taken * heap == 0;
      unequal |= understood;
      return understood;
    }
  }
}
