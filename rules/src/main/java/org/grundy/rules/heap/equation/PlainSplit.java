package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.rules.heap.equation.Literal.Comparison;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Relation;

/// The moves of an equation that take `taken` tokens: they leave `fewest` to `parts` heaps that are
/// not empty, in any sizes, or in any two unequal ones.
///
/// Recognised are `a + b where a + b = n, 1 <= a < b`, `a + b + c where a + b + c = n, 1 <= a <= b
/// <= c`, `a + b where a + b = n - k, 1 <= k <= 2`, `max(i-2,0) + max(n-i-1,0) where 1 <= i <= n`
/// and what says the same in other words, such as `a + n - a where a >= 1, 2 a < n`. Maxima and
/// minima are taken apart ([ExtremeCases]). Then heaps, without those that are 0, of which the
/// total is n - taken, are all of them variables, or all but one, and there is perhaps one variable
/// more that does not hang on them. With the heaps as coordinates, of which the sum and `taken` are
/// n, each condition has to say that one of them is 1 at least, or is 0, that one is not larger
/// than another, something about the variable alone, or nothing.
///
/// *All heaps are left, each multiset of sizes at least once*, where no circle of them is ordered:
/// sorted sizes can be given to the heaps in an order that the conditions allow, those heaps that
/// have to be 1 at least, and with them all above them, at the end.
///
/// @param fewest the least number of heaps that are left, 0 to `parts`
/// @param parts the most heaps that are left, 0 to 4
/// @param mayBeEqual false for two heaps of unequal sizes
public record PlainSplit(long taken, int fewest, int parts, boolean mayBeEqual) {
  private static final int MOST_PARTS = 4;
  private static final int MOST_CASES = 64;

  /// The largest number of tokens, and of the variable more, that is looked at.
  private static final int MOST_TAKEN = 1 << 10;

  /// The splits that `move` is together, if it is nothing else.
  public static Optional<List<PlainSplit>> all(EquationMove move) {
    if (move.variables().size() != 1
        || move.alternatives().size() != 1
        || move.alternatives().getFirst().sum().size() > MOST_PARTS
        || !move.except().isEmpty()) {
      return Optional.empty();
    }
    Set<PlainSplit> splits = new LinkedHashSet<>();
    int cases = 0;
    try {
      for (Alternative alternative : ExtremeCases.of(move.alternatives().getFirst())) {
        for (Choices choices : Choices.of(move, alternative)) {
          Optional<List<PlainSplit>> more = ++cases > MOST_CASES ? Optional.empty() : all(choices);
          if (more.isEmpty()) {
            return Optional.empty();
          }
          splits.addAll(more.get());
        }
      }
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
    return splits.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(splits));
  }

  private static Optional<List<PlainSplit>> all(Choices choices) {
    if (!choices.hasLinearNumbers()) {
      return Optional.empty();
    }
    if (choices.isEmpty()) {
      return Optional.of(List.of());
    }
    List<LinearForm> heaps =
        choices.results().stream()
            .filter(heap -> !heap.isConstant() || heap.constant() != 0)
            .toList();
    int[] heapOf = heapOfColumns(choices, heaps);
    int[] others = IntStream.range(1, heapOf.length).filter(i -> heapOf[i] < 0).toArray();
    int heapsMore = heaps.size() - (heapOf.length - 1 - others.length);
    if (others.length > 1 || heapsMore > 1) {
      return Optional.empty();
    }
    int other = others.length == 0 ? -1 : others[0];
    OptionalLong most =
        other < 0 ? OptionalLong.of(0) : choices.most(choices.column(other), MOST_TAKEN);
    if (most.isEmpty()) {
      return Optional.empty();
    }
    int mostTotals = MOST_TAKEN / (int) (most.getAsLong() + 1);
    List<PlainSplit> splits = new ArrayList<>();
    for (long number = 0; number <= most.getAsLong(); number++) {
      Optional<List<PlainSplit>> more =
          new Numbers(choices, heaps, heapOf, other, number)
              .splits(heapsMore == 0 ? OptionalInt.of(mostTotals) : OptionalInt.empty());
      if (more.isEmpty()) {
        return Optional.empty();
      }
      splits.addAll(more.get());
    }
    return Optional.of(splits);
  }

  /// For each column after that of the start a heap that is its variable and perhaps a number, and
  /// -1 where none is. With as many heaps as variables, or one more, no heap is then without a
  /// coordinate of its own.
  private static int[] heapOfColumns(Choices choices, List<LinearForm> heaps) {
    int[] heapOf = new int[choices.names().size()];
    Arrays.fill(heapOf, -1);
    for (int heap = 0; heap < heaps.size(); heap++) {
      LinearForm form = heaps.get(heap);
      int column = form.plus(-form.constant()).column().orElse(0);
      if (column > 0) {
        heapOf[column] = heapOf[column] < 0 ? heap : -1;
      }
    }
    return heapOf;
  }

  /// The choices in which the variable that is no heap is some number.
  private static final class Numbers {
    private final Choices choices;
    private final List<LinearForm> heaps;

    /// The heap that is the variable of each column, or -1.
    private final int[] heapOf;

    /// The column of the variable that is no heap, or -1 where there is none.
    private final int other;

    private final long number;

    Numbers(Choices choices, List<LinearForm> heaps, int[] heapOf, int other, long number) {
      this.choices = choices;
      this.heaps = heaps;
      this.heapOf = heapOf;
      this.other = other;
      this.number = number;
    }

    /// The splits with this number: none where no choice has it; empty where they are not read.
    ///
    /// @param mostTotals where the heaps are all variables: so many numbers of tokens that are
    ///   taken are looked at
    Optional<List<PlainSplit>> splits(OptionalInt mostTotals) {
      BitSet alone = new BitSet();
      long[] values = new long[heapOf.length];
      if (other >= 0) {
        alone.set(other);
        values[other] = number;
      }
      List<Comparison> comparisons = new ArrayList<>();
      for (Literal literal : choices.literals()) {
        if (literal.within(alone)) {
          if (!literal.holds(values)) {
            return Optional.of(List.of());
          }
        } else if (literal instanceof Comparison(LinearForm form, Relation relation)) {
          comparisons.add(new Comparison(fixed(form), relation));
        } else {
          return Optional.empty();
        }
      }
      for (int column = 1; column < heapOf.length; column++) {
        if (column != other) {
          comparisons.add(new Comparison(fixed(choices.column(column)), Relation.AT_LEAST));
        }
      }
      LinearForm left = choices.column(0);
      for (LinearForm heap : heaps) {
        left = left.combined(1, heap, -1);
      }
      LinearForm taken = fixed(left);
      if (mostTotals.isEmpty()) {
        return taken.isConstant()
            ? read(comparisons, taken.constant(), taken.constant())
            : Optional.empty();
      }
      for (Comparison comparison : comparisons) {
        OptionalLong said =
            comparison.relation() == Relation.EQUAL
                ? taken(comparison.form())
                : OptionalLong.empty();
        if (said.isPresent()) {
          return read(comparisons, said.getAsLong(), said.getAsLong());
        }
      }
      OptionalLong most = choices.most(left, mostTotals.getAsInt());
      return most.isPresent() && choices.isNegative(left.negated().plus(-1))
          ? read(comparisons, 0, most.getAsLong())
          : Optional.empty();
    }

    /// A form with this number in place of its variable, and the heaps in place of theirs.
    private LinearForm fixed(LinearForm form) {
      LinearForm fixed = form;
      for (int column = 1; column < heapOf.length; column++) {
        long times = form.coefficient(column);
        if (column == other) {
          fixed =
              fixed
                  .combined(1, choices.column(column), -times)
                  .plus(Math.multiplyExact(times, number));
        } else {
          fixed = fixed.plus(-Math.multiplyExact(times, more(column)));
        }
      }
      return fixed;
    }

    /// The number that a heap has besides its variable.
    private long more(int column) {
      return heaps.get(heapOf[column]).constant();
    }

    /// The number that is taken where an equality says that all heaps and it are the start.
    private OptionalLong taken(LinearForm equality) {
      long sign = -equality.coefficient(0);
      for (int column = 1; column < heapOf.length; column++) {
        if (heapOf[column] >= 0 && equality.coefficient(column) != sign) {
          return OptionalLong.empty();
        }
      }
      return Math.abs(sign) == 1
          ? OptionalLong.of(Math.multiplyExact(equality.constant(), sign))
          : OptionalLong.empty();
    }

    private Optional<List<PlainSplit>> read(List<Comparison> comparisons, long from, long to) {
      List<PlainSplit> splits = new ArrayList<>();
      for (long taken = from; taken <= to; taken++) {
        Reading reading = new Reading(heaps.size());
        for (Comparison comparison : comparisons) {
          if (!reading.understands(ofHeaps(comparison.form(), taken), comparison.relation())) {
            return Optional.empty();
          }
        }
        if (reading.isImpossible()) {
          continue;
        }
        Optional<PlainSplit> split = reading.split(taken);
        if (split.isEmpty()) {
          return Optional.empty();
        }
        splits.add(split.get());
      }
      return Optional.of(splits);
    }

    /// A form with a column for each heap, where so many tokens are taken.
    private LinearForm ofHeaps(LinearForm form, long taken) {
      long start = form.coefficient(0);
      long[] ofHeaps = new long[heaps.size()];
      Arrays.fill(ofHeaps, start);
      for (int column = 1; column < heapOf.length; column++) {
        if (heapOf[column] >= 0) {
          ofHeaps[heapOf[column]] = Math.addExact(start, form.coefficient(column));
        }
      }
      return new LinearForm(
          ofHeaps, Math.addExact(form.constant(), Math.multiplyExact(start, taken)));
    }
  }

  /// The conditions read so far, with a column for each heap.
  private static final class Reading {
    private final int parts;

    /// Whether a heap is 1 at least.
    private final boolean[] least;

    /// Whether a heap is 0.
    private final boolean[] none;

    /// The heaps that are not larger than the one of an index.
    private final List<List<Integer>> below = new ArrayList<>();

    private boolean unequal;

    /// Whether some condition holds for no heaps.
    private boolean isImpossible;

    Reading(int parts) {
      this.parts = parts;
      this.least = new boolean[parts];
      this.none = new boolean[parts];
      for (int heap = 0; heap < parts; heap++) {
        below.add(new ArrayList<>());
      }
    }

    /// True if no heaps meet the conditions.
    boolean isImpossible() {
      return isImpossible || IntStream.range(0, parts).anyMatch(heap -> least[heap] && none[heap]);
    }

    boolean understands(LinearForm form, Relation relation) {
      if (form.isConstant()) {
        isImpossible |= !relation.holds(form.constant(), 0);
        return true;
      }
      return switch (relation) {
        case MORE -> atLeastZero(form.plus(-1));
        case AT_LEAST -> atLeastZero(form);
        case LESS -> atLeastZero(form.negated().plus(-1));
        case AT_MOST -> atLeastZero(form.negated());
        case EQUAL -> heap(form).isPresent() && isAtMost(heap(form).getAsInt(), -form.constant());
        case UNEQUAL -> {
          OptionalInt heap = heap(form);
          if (heap.isPresent()) {
            least[heap.getAsInt()] |= form.constant() == 0;
            yield form.constant() >= 0;
          }
          unequal |= isDifference(form);
          yield parts == 2 && isDifference(form) && form.constant() == 0;
        }
      };
    }

    private boolean atLeastZero(LinearForm form) {
      OptionalInt heap = heap(form);
      if (heap.isPresent()) {
        least[heap.getAsInt()] |= form.constant() == -1;
        return form.constant() >= -1;
      }
      OptionalInt negated = heap(form.negated());
      if (negated.isPresent()) {
        return isAtMost(negated.getAsInt(), form.constant());
      }
      boolean isStrict = form.constant() == -1 && parts == 2;
      if (!isDifference(form) || (form.constant() != 0 && !isStrict)) {
        return false;
      }
      below.get(one(form, 1)).add(one(form, -1));
      unequal |= isStrict;
      return true;
    }

    /// Reads that a heap is so large at most, if that says that it is 0, or that there is none.
    private boolean isAtMost(int heap, long size) {
      isImpossible |= size < 0;
      none[heap] |= size == 0;
      return size <= 0;
    }

    /// The heap of which a form is the size and a number.
    private static OptionalInt heap(LinearForm form) {
      return form.plus(-form.constant()).column();
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

    /// The split, where no heap stands below itself. Heaps are taken away one by one, those first
    /// below which none is left: each may be empty that has not to be 1 at least and stands above
    /// none that may not.
    Optional<PlainSplit> split(long taken) {
      boolean[] isGone = new boolean[parts];
      boolean[] isSome = least.clone();
      for (int left = parts; left > 0; left--) {
        int next = -1;
        for (int heap = 0; heap < parts; heap++) {
          if (!isGone[heap] && below.get(heap).stream().allMatch(lower -> isGone[lower])) {
            next = heap;
          }
        }
        if (next < 0) {
          return Optional.empty();
        }
        isSome[next] |= below.get(next).stream().anyMatch(lower -> isSome[lower]);
        isGone[next] = true;
      }
      int fewest = (int) IntStream.range(0, parts).filter(heap -> isSome[heap]).count();
      int empty = (int) IntStream.range(0, parts).filter(heap -> none[heap]).count();
      boolean isOrdered = below.stream().anyMatch(lower -> !lower.isEmpty());
      boolean isMove = taken > 0 || (taken == 0 && fewest > 1);
      return isMove && (!unequal || fewest == parts) && (empty == 0 || !(isOrdered || unequal))
          ? Optional.of(new PlainSplit(taken, fewest, parts - empty, !unequal))
          : Optional.empty();
    }
  }
}
