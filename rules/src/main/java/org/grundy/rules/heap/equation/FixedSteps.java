package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;

/// Moves of heaps that move together which take the same numbers whatever the heaps are: `(a-1,b) |
/// (a-k,b-2) where 1 <= k <= 2`, and all of which are moves as long as no size becomes negative.
public final class FixedSteps {
  /// No more are looked for.
  private static final int MOST = 64;

  private static final long MOST_LOOPS = 1 << 16;

  /// The steps are read off heaps of this size, where none makes a size negative.
  private static final long LARGE = 1L << 61;

  private FixedSteps() {}

  /// The numbers that each move takes off each size, from 0; empty where moves are not seen to be
  /// of this kind, or are many.
  ///
  /// @throws org.grundy.core.InputException if a line has too many cases
  public static Optional<Set<List<Long>>> of(List<EquationMove> moves) {
    Set<List<Long>> steps = new HashSet<>();
    for (EquationMove move : moves) {
      for (Alternative alternative : move.alternatives()) {
        if (!move.except().isEmpty()
            || !isFixed(move, alternative)
            || !add(move, alternative, steps)) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(Set.copyOf(steps));
  }

  /// True if each size is left with what it had less a number that asks for no size, as do all
  /// conditions.
  private static boolean isFixed(EquationMove move, Alternative alternative) {
    Set<String> sizes = Set.copyOf(move.variables());
    return alternative.sum().size() == 1
        && alternative.conditions().stream()
            .flatMap(condition -> condition.operands())
            .flatMap(operand -> operand.names())
            .noneMatch(sizes::contains)
        && Choices.of(move, alternative).stream().allMatch(FixedSteps::areLowered);
  }

  private static boolean areLowered(Choices choices) {
    for (int size = 0; size < choices.arity(); size++) {
      LinearForm left = choices.results().get(size);
      for (int column = 0; column < left.columns(); column++) {
        boolean names =
            choices.monomials().get(column).stream().anyMatch(factor -> factor < choices.arity());
        if (names && left.coefficient(column) != (column == size ? 1 : 0)) {
          return false;
        }
      }
    }
    return true;
  }

  /// Adds the steps of one alternative; false where they are too many, or make a size larger.
  private static boolean add(EquationMove move, Alternative alternative, Set<List<Long>> steps) {
    long[] start = new long[move.variables().size()];
    Arrays.fill(start, LARGE);
    LoopSteps loops = new LoopSteps(MOST_LOOPS);
    boolean[] fine = {true};
    EquationSolver.compile(new EquationMove(move.variables(), List.of(alternative), Set.of()))
        .visitWhile(
            start,
            loops,
            left -> {
              List<Long> step = new ArrayList<>();
              for (long size : left) {
                step.add(LARGE - size);
              }
              steps.add(step);
              fine[0] = steps.size() <= MOST && step.stream().allMatch(taken -> taken >= 0);
              return fine[0];
            });
    return fine[0] && loops.areLeft();
  }
}
