package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.rules.heap.equation.Literal.Comparison;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;

/// The moves of two heaps that take any number from one of them, or i from the first and j from the
/// second, both at least 1, with `i < s·j + t` and `j < s·i + t`: Wythoff's game where s = t = 1.
///
/// @param factor s, from 1
/// @param bound t, from 1
public record TakingFromBoth(long factor, long bound) {
  /// The numbers that one alternative takes from both heaps: all i, j from 1 on with `i <=
  /// firstFactor·j + firstBound` and `j <= secondFactor·i + secondBound`.
  private record Region(long firstFactor, long firstBound, long secondFactor, long secondBound) {
    boolean isSymmetric() {
      return firstFactor == secondFactor && firstBound == secondBound;
    }

    @SuppressWarnings("ArgumentSelectionDefectChecker") // they are exchanged
    Region exchanged() {
      return new Region(secondFactor, secondBound, firstFactor, firstBound);
    }

    boolean isWithin(TakingFromBoth all) {
      return firstFactor <= all.factor
          && secondFactor <= all.factor
          && firstBound < all.bound
          && secondBound < all.bound;
    }
  }

  /// The moves of a game as moves of this kind; empty where they are not seen to be.
  ///
  /// @param moves all of one game of two heaps
  /// @throws org.grundy.core.InputException if a product has too many factors
  public static Optional<TakingFromBoth> of(List<EquationMove> moves) {
    try {
      Reading reading = new Reading();
      boolean read = moves.stream().allMatch(reading::add);
      return read && reading.any.equals(Set.of(0, 1)) ? reading.taking() : Optional.empty();
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  /// The regions of the alternatives read so far.
  private static final class Reading {
    /// The heaps of which any number may be taken alone.
    private final Set<Integer> any = new HashSet<>();

    /// The differences `i - j` with which any numbers from 1 on may be taken from both.
    private final Set<Long> differences = new HashSet<>();

    private final List<Region> regions = new ArrayList<>();

    boolean add(EquationMove move) {
      return move.variables().size() == 2
          && move.except().isEmpty()
          && move.alternatives().stream().allMatch(alternative -> add(move, alternative));
    }

    private boolean add(EquationMove move, Alternative alternative) {
      List<Choices> cases = Choices.of(move, alternative);
      if (cases.size() != 1 || !cases.getFirst().isLinear()) {
        return false;
      }
      Choices choices = cases.getFirst();
      if (choices.results().size() != 2) {
        return false;
      }
      List<LinearForm> taken = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        taken.add(choices.column(i).combined(1, choices.results().get(i), -1));
      }
      Optional<List<LinearForm>> conditions = conditions(choices);
      if (conditions.isEmpty()
          || taken.stream().anyMatch(TakingFromBoth::asksForSizes)
          || conditions.get().stream().anyMatch(TakingFromBoth::asksForSizes)) {
        return false;
      }
      return switch (choices.names().size()) {
        case 3 -> addLine(taken, conditions.get());
        case 4 -> addRegion(taken, conditions.get());
        default -> false;
      };
    }

    /// The conditions as forms from 0 on, without those that a size is natural.
    private static Optional<List<LinearForm>> conditions(Choices choices) {
      List<LinearForm> forms = new ArrayList<>();
      for (Comparison comparison : choices.comparisons()) {
        LinearForm form = comparison.form();
        switch (comparison.relation()) {
          case AT_LEAST -> forms.add(form);
          case MORE -> forms.add(form.plus(-1));
          case AT_MOST -> forms.add(form.negated());
          case LESS -> forms.add(form.negated().plus(-1));
          case EQUAL, UNEQUAL -> {
            return Optional.empty();
          }
        }
      }
      forms.removeIf(form ->
          choices.results().stream()
              .anyMatch(
                  size -> form.hasCoefficientsOf(size) && form.constant() >= size.constant()));
      return Optional.of(forms);
    }

    /// One number k is chosen: k from one heap, or the same from both but for a difference.
    private boolean addLine(List<LinearForm> taken, List<LinearForm> conditions) {
      long least = 0;
      for (LinearForm form : conditions) {
        if (form.coefficient(2) <= 0) {
          return false;
        }
        least = Math.max(least, Math.ceilDiv(-form.constant(), form.coefficient(2)));
      }
      LinearForm first = taken.getFirst();
      LinearForm second = taken.getLast();
      if (first.coefficient(2) == 1 && second.coefficient(2) == 1) {
        differences.add(first.constant() - second.constant());
        return least + Math.min(first.constant(), second.constant()) <= 1
            && least + Math.min(first.constant(), second.constant()) >= 0;
      }
      int heap = first.coefficient(2) == 1 ? 0 : 1;
      any.add(heap);
      LinearForm other = taken.get(1 - heap);
      return taken.get(heap).coefficient(2) == 1
          && other.isConstant()
          && other.constant() == 0
          && least + taken.get(heap).constant() == 1;
    }

    /// Two numbers are chosen, one for each heap.
    private boolean addRegion(List<LinearForm> taken, List<LinearForm> conditions) {
      if (taken.stream().anyMatch(form -> form.column().isEmpty())) {
        return false;
      }
      int i = taken.getFirst().column().getAsInt();
      int j = taken.getLast().column().getAsInt();
      Optional<long[]> first = Optional.empty();
      Optional<long[]> second = Optional.empty();
      for (LinearForm form : conditions) {
        long ofFirst = form.coefficient(i);
        long ofSecond = form.coefficient(j);
        if (ofFirst >= 0 && ofSecond >= 0) {
          // At least a number that 1 reaches; of both together, 1 of one of them.
          if (form.constant() < -Math.max(ofFirst, ofSecond)) {
            return false;
          }
        } else if (ofFirst == -1 && ofSecond > 0 && first.isEmpty()) {
          first = Optional.of(new long[] {ofSecond, form.constant()});
        } else if (ofSecond == -1 && ofFirst > 0 && second.isEmpty()) {
          second = Optional.of(new long[] {ofFirst, form.constant()});
        } else {
          return false;
        }
      }
      if (i == j || first.isEmpty() || second.isEmpty()) {
        return false;
      }
      regions.add(new Region(first.get()[0], first.get()[1], second.get()[0], second.get()[1]));
      return true;
    }

    private Optional<TakingFromBoth> taking() {
      if (regions.isEmpty()) {
        long most = differences.stream().mapToLong(Math::abs).max().orElse(-1);
        Set<Long> all = LongStream.rangeClosed(-most, most).boxed().collect(Collectors.toSet());
        return most >= 0 && most <= differences.size() && differences.equals(all)
            ? Optional.of(new TakingFromBoth(1, most + 1))
            : Optional.empty();
      }
      return regions.stream()
          .filter(region ->
              region.isSymmetric()
                  || (region.firstFactor == 1
                      && region.firstBound == 0
                      && regions.contains(region.exchanged())))
          .map(region -> new TakingFromBoth(region.secondFactor, region.secondBound + 1))
          .filter(all ->
              all.bound >= 1
                  && regions.stream().allMatch(region -> region.isWithin(all))
                  && differences.stream().allMatch(d -> Math.abs(d) < all.factor - 1 + all.bound))
          .findFirst();
    }
  }

  private static boolean asksForSizes(LinearForm form) {
    return form.coefficient(0) != 0 || form.coefficient(1) != 0;
  }
}
