package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.rules.heap.equation.Literal.Comparison;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Relation;

/// An equation whose every move takes `taken` tokens and leaves any `parts` heaps, none of them
/// empty, or any two of unequal sizes.
///
/// Recognised are `a + b where a + b = n, 1 <= a < b`, `a + b + c where a + b + c = n, 1 <= a <= b
/// <= c` and what says the same in other words, such as `a + n - a where a >= 1, 2 a < n`: heaps of
/// which the total is n - taken for all choices, all of them variables, or all but one. With the
/// heaps as coordinates, of which the sum and `taken` are n, each condition has to say that one of
/// them is 1 at least, that one is not larger than another, or nothing.
///
/// *All heaps are left, each multiset of sizes at least once*, where no circle of them is ordered:
/// sorted sizes can be given to the heaps in an order that the conditions allow.
///
/// @param parts the number of heaps that are left, 2 to 4
/// @param mayBeEqual false for two heaps of unequal sizes
public record PlainSplit(long taken, int parts, boolean mayBeEqual) {
  private static final int MOST_PARTS = 4;

  /// The split that `move` is, if it is of this kind.
  public static Optional<PlainSplit> of(EquationMove move) {
    int parts = move.alternatives().getFirst().sum().size();
    if (move.variables().size() != 1
        || move.alternatives().size() != 1
        || parts < 2
        || parts > MOST_PARTS
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
    List<LinearForm> heaps = choices.results();
    int[] heapOf = heapOfColumns(choices);
    int variables = choices.names().size() - 1;
    if (variables == heaps.size()) {
      return choices.comparisons().stream()
          .filter(comparison -> comparison.relation() == Relation.EQUAL)
          .flatMap(equality -> taken(equality.form()).stream())
          .findFirst()
          .flatMap(taken -> read(choices, heapOf, taken));
    }
    LinearForm left = choices.column(0).negated();
    for (LinearForm heap : heaps) {
      left = left.combined(1, heap, 1);
    }
    return variables == heaps.size() - 1 && left.isConstant()
        ? read(choices, heapOf, -left.constant())
        : Optional.empty();
  }

  /// For each column after that of the start a heap that is its variable, and -1 where none is.
  /// With as many heaps as variables, or one more, no heap is then without a coordinate of its own.
  private static int[] heapOfColumns(Choices choices) {
    int[] heapOf = new int[choices.names().size()];
    Arrays.fill(heapOf, -1);
    for (int heap = 0; heap < choices.results().size(); heap++) {
      LinearForm form = choices.results().get(heap);
      int column = form.column().orElse(0);
      if (column > 0) {
        heapOf[column] = heapOf[column] < 0 ? heap : -1;
      }
    }
    return heapOf;
  }

  /// The number that is taken where an equality says that all variables and it are the start.
  private static Optional<Long> taken(LinearForm equality) {
    long sign = -equality.coefficient(0);
    for (int column = 1; column < equality.columns(); column++) {
      if (equality.coefficient(column) != sign) {
        return Optional.empty();
      }
    }
    return Math.abs(sign) == 1 ? Optional.of(equality.constant() * sign) : Optional.empty();
  }

  private static Optional<PlainSplit> read(Choices choices, int[] heapOf, long taken) {
    int parts = choices.results().size();
    for (int column = 1; column < heapOf.length; column++) {
      if (heapOf[column] < 0) {
        return Optional.empty();
      }
    }
    Reading reading = new Reading(parts);
    for (Comparison comparison : choices.comparisons()) {
      LinearForm form = comparison.form();
      long start = form.coefficient(0);
      long[] ofHeaps = new long[parts];
      Arrays.fill(ofHeaps, start);
      for (int column = 1; column < heapOf.length; column++) {
        ofHeaps[heapOf[column]] = Math.addExact(start, form.coefficient(column));
      }
      long constant = Math.addExact(form.constant(), Math.multiplyExact(start, taken));
      if (!reading.understands(new LinearForm(ofHeaps, constant), comparison.relation())) {
        return Optional.empty();
      }
    }
    return taken >= 0 && reading.isPlain()
        ? Optional.of(new PlainSplit(taken, parts, !reading.unequal))
        : Optional.empty();
  }

  /// The conditions read so far, with a column for each heap.
  private static final class Reading {
    private final int parts;

    /// Whether a heap is 1 at least.
    private final boolean[] least;

    /// The heaps that are not larger than the one of an index.
    private final List<List<Integer>> below = new ArrayList<>();

    private boolean unequal;

    Reading(int parts) {
      this.parts = parts;
      this.least = new boolean[parts];
      for (int heap = 0; heap < parts; heap++) {
        below.add(new ArrayList<>());
      }
    }

    boolean understands(LinearForm form, Relation relation) {
      return switch (relation) {
        case MORE -> atLeastZero(form.plus(-1));
        case AT_LEAST -> atLeastZero(form);
        case LESS -> atLeastZero(form.negated().plus(-1));
        case AT_MOST -> atLeastZero(form.negated());
        case EQUAL -> form.isConstant() && form.constant() == 0;
        case UNEQUAL -> {
          unequal |= isDifference(form);
          yield parts == 2 && isDifference(form) && form.constant() == 0;
        }
      };
    }

    private boolean atLeastZero(LinearForm form) {
      if (form.isConstant()) {
        return form.constant() >= 0;
      }
      int one = one(form, 1);
      if (form.plus(-form.constant()).column().isPresent()) {
        least[one] |= form.constant() == -1;
        return form.constant() >= -1;
      }
      boolean isStrict = form.constant() == -1 && parts == 2;
      if (!isDifference(form) || (form.constant() != 0 && !isStrict)) {
        return false;
      }
      below.get(one).add(one(form, -1));
      unequal |= isStrict;
      return true;
    }

    /// True if a form is one heap less another, but for a number.
    private boolean isDifference(LinearForm form) {
      int one = one(form, 1);
      int other = one(form, -1);
      return one >= 0
          && other >= 0
          && IntStream.range(0, parts)
              .allMatch(heap -> heap == one || heap == other || form.coefficient(heap) == 0);
    }

    /// The first heap with that coefficient, or -1.
    private int one(LinearForm form, long coefficient) {
      for (int heap = 0; heap < parts; heap++) {
        if (form.coefficient(heap) == coefficient) {
          return heap;
        }
      }
      return -1;
    }

    /// True if no heap may be empty and none stands below itself. Heaps are taken away one by one,
    /// those first below which none is left: each has to be 1 at least, or above one that is.
    boolean isPlain() {
      boolean[] taken = new boolean[parts];
      for (int left = parts; left > 0; left--) {
        int next = -1;
        for (int heap = 0; heap < parts; heap++) {
          if (!taken[heap] && below.get(heap).stream().allMatch(lower -> taken[lower])) {
            next = heap;
          }
        }
        if (next < 0 || !(least[next] || !below.get(next).isEmpty())) {
          return false;
        }
        taken[next] = true;
      }
      return true;
    }
  }
}
