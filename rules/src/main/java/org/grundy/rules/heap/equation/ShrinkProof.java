package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;

/// The proof that games by equations end.
///
/// A *measure* is a sum of the sizes with small weights, from 0. A list of measures is sought so
/// that every component of every option is smaller than the start in the lexicographic order of the
/// measures: in each round one that never grows and sometimes surely shrinks, after which what
/// surely shrinks is settled. Then each option replaces one component by finitely many smaller ones
/// of a well-founded order, and the game ends (Dershowitz and Manna 1979). A measure may also be
/// what a size is short of a bound: of a number, or of another size. From below it has to be
/// bounded only where a move lowers it: as none raises it, it is lowered only so often. That a
/// measure does not grow is proved by elimination, so what is said to end does end; a game whose
/// end rests on more than this may go unproved.
public final class ShrinkProof {
  /// The largest weight that is tried.
  public static final int MAX_WEIGHT = 16;

  private static final int MAX_ARITY_FOR_WEIGHTS = 4;
  private static final int USUAL_WEIGHT = 3;

  private ShrinkProof() {}

  /// One component of one alternative, seen as a step from the start.
  record Step(EquationMove move, Choices choices, List<LinearForm> results) {
    /// True if the size at a place of the result is surely at most that at `start` of the start,
    /// plus `more`.
    boolean isAtMost(int place, int start, long more) {
      try {
        LinearForm change = results.get(place).combined(1, choices.column(start), -1);
        return choices.isNegative(change.plus(-more - 1));
      } catch (ArithmeticException tooLarge) {
        return false;
      }
    }

    /// True if a size surely has a bound here: the size at another place, or a number.
    boolean isBounded(int place, OptionalInt by) {
      try {
        return by.isPresent()
            ? choices.isNegative(
                choices.column(place).combined(1, choices.column(by.getAsInt()), -1).plus(-1))
            : choices.isBounded(place);
      } catch (ArithmeticException tooLarge) {
        return false;
      }
    }

    /// True if a sum of the sizes with weights surely grows by at most `growth`.
    boolean growsAtMost(List<Long> weights, long growth) {
      try {
        LinearForm gain = choices.column(0).combined(0, choices.column(0), 0);
        for (int i = 0; i < weights.size(); i++) {
          LinearForm change = results.get(i).combined(1, choices.column(i), -1);
          gain = gain.combined(1, change, weights.get(i));
        }
        return choices.isNegative(gain.plus(-growth - 1));
      } catch (ArithmeticException tooLarge) {
        return false;
      }
    }
  }

  /// An equation of which it is not proved that each of its moves makes every heap, or the measure
  /// of every tuple, smaller; empty where `moves`, all of one board, surely end.
  ///
  /// @throws org.grundy.core.InputException if a product has too many factors
  /// @throws ArithmeticException if a coefficient passes 63 bits
  public static Optional<EquationMove> firstUnproved(List<EquationMove> moves) {
    return firstUnproved(moves, false);
  }

  /// The same where what a size is short of a bound may be a measure too: such a size grows.
  ///
  /// @throws org.grundy.core.InputException if a product has too many factors
  /// @throws ArithmeticException if a coefficient passes 63 bits
  public static Optional<EquationMove> firstUnprovedWithBounds(List<EquationMove> moves) {
    return firstUnproved(moves, true);
  }

  private static Optional<EquationMove> firstUnproved(List<EquationMove> moves, boolean mayRise) {
    List<Step> open = steps(moves);
    boolean settled = true;
    while (!open.isEmpty() && settled) {
      settled = settlesSome(open) || (mayRise && settlesRising(open));
    }
    return open.stream().map(Step::move).findFirst();
  }

  /// The steps of the moves, one for each component that they leave; the list can be changed.
  ///
  /// @throws org.grundy.core.InputException if a product has too many factors
  /// @throws ArithmeticException if a coefficient passes 63 bits
  static List<Step> steps(List<EquationMove> moves) {
    List<Step> steps = new ArrayList<>();
    for (EquationMove move : moves) {
      for (Alternative alternative : move.alternatives()) {
        Choices.of(move, alternative).forEach(choices -> addSteps(move, choices, steps));
      }
    }
    return steps;
  }

  private static void addSteps(EquationMove move, Choices choices, List<Step> steps) {
    int arity = choices.arity();
    for (int from = 0; from < choices.results().size(); from += arity) {
      steps.add(new Step(move, choices, choices.results().subList(from, from + arity)));
    }
  }

  /// Weights from 1 by which the sum of the sizes surely becomes smaller with every move; the first
  /// that are found, of small ones.
  ///
  /// @param moves all of one board, each with one component
  /// @throws org.grundy.core.InputException if a product has too many factors
  public static Optional<List<Long>> lowered(List<EquationMove> moves) {
    try {
      List<Step> steps = steps(moves);
      int arity = moves.getFirst().variables().size();
      return weights(arity).stream()
          .filter(weights -> weights.stream().allMatch(weight -> weight > 0))
          .sorted(Comparator.comparingLong(ShrinkProof::total))
          .filter(weights -> steps.stream().allMatch(step -> step.growsAtMost(weights, -1)))
          .findFirst();
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  /// Settles some steps by a sum of the sizes with weights.
  private static boolean settlesSome(List<Step> open) {
    return weights(open.getFirst().choices.arity()).stream()
        .anyMatch(weights -> settles(open, weights, _ -> true));
  }

  /// Settles some steps under which a size comes nearer to a bound, which is a number or the size
  /// at another place.
  private static boolean settlesRising(List<Step> open) {
    List<Integer> places = IntStream.range(0, open.getFirst().choices.arity()).boxed().toList();
    return places.stream()
        .anyMatch(rising ->
            Stream.concat(
                    Stream.of(OptionalInt.empty()),
                    places.stream().filter(place -> !place.equals(rising)).map(OptionalInt::of))
                .anyMatch(bound ->
                    settles(
                        open,
                        places.stream().map(place -> sign(place, rising, bound)).toList(),
                        step -> step.isBounded(rising, bound))));
  }

  /// The weight of a place in what a size is short of its bound.
  private static long sign(int place, int rising, OptionalInt bound) {
    return place == rising ? -1 : bound.equals(OptionalInt.of(place)) ? 1 : 0;
  }

  /// Settles the steps that surely lower a measure which is bounded there, if none raises it.
  private static boolean settles(List<Step> open, List<Long> weights, Predicate<Step> isBounded) {
    return open.stream().allMatch(step -> step.growsAtMost(weights, 0))
        && open.removeIf(step -> step.growsAtMost(weights, -1) && isBounded.test(step));
  }

  private static long total(List<Long> weights) {
    return weights.stream().mapToLong(Long::longValue).sum();
  }

  /// All weights: the total first, then single sizes, then the others, small ones first; last those
  /// that grow evenly from one size to the next, as where tokens go from each heap to the one
  /// before it.
  public static List<List<Long>> weights(int arity) {
    List<List<Long>> measures = new ArrayList<>();
    measures.add(Collections.nCopies(arity, 1L));
    for (int i = 0; i < arity; i++) {
      int single = i;
      measures.add(IntStream.range(0, arity).mapToObj(j -> j == single ? 1L : 0L).toList());
    }
    if (arity > 1 && arity <= MAX_ARITY_FOR_WEIGHTS) {
      measures.addAll(upTo(USUAL_WEIGHT, arity));
      upTo(most(arity), arity).stream()
          .filter(weights -> Collections.max(weights) > USUAL_WEIGHT)
          .forEach(measures::add);
    }
    if (arity > MAX_ARITY_FOR_WEIGHTS && arity <= MAX_WEIGHT) {
      List<Long> even = LongStream.rangeClosed(1, arity).boxed().toList();
      measures.add(even);
      measures.add(even.reversed());
    }
    return measures;
  }

  /// The largest weight of so many sizes: the more sizes, the more there is to try.
  private static int most(int arity) {
    return switch (arity) {
      case 2 -> 8;
      case 3 -> 5;
      default -> 4;
    };
  }

  private static List<List<Long>> upTo(int most, int arity) {
    int radix = most + 1;
    return IntStream.range(1, Math.powExact(radix, arity))
        .mapToObj(code ->
            IntStream.range(0, arity)
                .mapToObj(i -> (long) (code / Math.powExact(radix, i) % radix))
                .toList())
        .toList();
  }
}
