package org.grundy.rules.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.rules.heap.equation.Choices;
import org.grundy.rules.heap.equation.LinearForm;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Take;

/// What every move of a game of heaps makes smaller, and so how many moves a play can have.
///
/// Of each kind of move let D be the least by which it surely lowers the total t of all sizes, and
/// let k be the number of heaps that are not empty.
/// 1. If D >= 1 for all kinds, a play from a total of n has at most ⌊n / min D⌋ moves.
/// 2. If all kinds put at least two heaps, none of them empty, in the place of one, and D >= 0,
///    then t - k falls with every move. It is n - 1 for one heap of n > 0 and never negative: a
///    play has at most n - 1 moves.
/// 3. If each kind is as in 1 or as in 2, then 2t - k falls: by at least 2D - 1 under a move of the
///    former kind, as k loses at most 1, and by at least 1 under one of the latter. So a play from
///    one heap of n > 0 has at most 2n - 1 moves.
///
/// @param shrinking what surely shrinks
/// @param leastDrop min D in the first case, else 1
/// @param splits whether some move leaves more than one heap (or tuple of heaps)
public record HeapMeasure(Shrinking shrinking, long leastDrop, boolean splits) {
  /// So far D is looked for.
  private static final int MAX_DROP = 16;

  /// What shrinks with every move.
  public enum Shrinking {
    /// The total of all sizes.
    TOTAL,
    /// The total of all sizes less the number of heaps.
    TOTAL_LESS_HEAPS,
    /// Twice the total less the number of heaps.
    TWICE_TOTAL_LESS_HEAPS,
    /// Each heap becomes smaller ones, and no more is known.
    EACH_HEAP
  }

  /// A kind of move.
  ///
  /// @param drop by how much the total falls at least; -1 where it may grow
  /// @param parts how many heaps are left at most
  /// @param nonEmpty whether none of them can be empty
  private record Step(long drop, int parts, boolean nonEmpty) {
    boolean splitsOnly() {
      return drop >= 0 && parts >= 2 && nonEmpty;
    }
  }

  /// The measure of a game of heaps.
  public static HeapMeasure of(GameRules game) {
    List<Step> steps = new ArrayList<>();
    game.rules().forEach(rule -> addSteps(rule, steps));
    long least = steps.stream().mapToLong(Step::drop).min().orElse(1);
    boolean splits = steps.stream().anyMatch(step -> step.parts > 1);
    boolean single =
        game.rules().stream()
            .noneMatch(rule -> rule instanceof EquationMove move && move.variables().size() > 1);
    if (least >= 1) {
      return new HeapMeasure(Shrinking.TOTAL, least, splits);
    }
    if (single && steps.stream().allMatch(Step::splitsOnly)) {
      return new HeapMeasure(Shrinking.TOTAL_LESS_HEAPS, 1, splits);
    }
    return single && steps.stream().allMatch(step -> step.drop >= 1 || step.splitsOnly())
        ? new HeapMeasure(Shrinking.TWICE_TOTAL_LESS_HEAPS, 1, splits)
        : new HeapMeasure(Shrinking.EACH_HEAP, 1, splits);
  }

  private static void addSteps(Rule rule, List<Step> steps) {
    if (rule instanceof RunMove) {
      steps.add(new Step(-1, Integer.MAX_VALUE, false));
      return;
    }
    if (rule instanceof SeveralHeaps move) {
      addSteps(move.line(), steps);
      return;
    }
    if (rule instanceof EquationMove move) {
      move.alternatives().forEach(alternative -> addSteps(move, alternative, steps));
      return;
    }
    switch (HeapLine.of(rule)) {
      case HeapLine.Code(TakeAndBreakCode code) -> addSteps(code, steps);
      case HeapLine.Counts(List<Take.Range> counts) ->
          counts.forEach(range -> steps.add(new Step(range.fromCount(), 1, false)));
      case HeapLine.Equation _ -> steps.add(new Step(1, 1, false));
    }
  }

  private static void addSteps(TakeAndBreakCode code, List<Step> steps) {
    // One round of a repeating tail shows its least counts.
    for (int count = 0; count <= code.length() + TakeAndBreakCode.MAX_LENGTH; count++) {
      Digit digit = code.at(count);
      for (int parts = 0; parts <= digit.highest() + 1; parts++) {
        if (digit.allows(parts)) {
          steps.add(new Step(count, parts, true));
        }
      }
    }
  }

  private static void addSteps(EquationMove move, Alternative alternative, List<Step> steps) {
    try {
      for (Choices choices : Choices.of(move, alternative)) {
        List<LinearForm> results = choices.results();
        boolean nonEmpty =
            results.stream().allMatch(result -> choices.isNegative(result.negated()));
        steps.add(new Step(drop(choices), results.size() / choices.arity(), nonEmpty));
      }
    } catch (InputException | ArithmeticException tooLarge) {
      steps.add(new Step(-1, alternative.sum().size(), false));
    }
  }

  private static long drop(Choices choices) {
    LinearForm gain = choices.column(0).combined(0, choices.column(0), 0);
    for (LinearForm result : choices.results()) {
      gain = gain.combined(1, result, 1);
    }
    for (int size = 0; size < choices.arity(); size++) {
      gain = gain.combined(1, choices.column(size), -1);
    }
    long drop = -1;
    while (drop < MAX_DROP && choices.isNegative(gain.plus(drop))) {
      drop++;
    }
    return drop;
  }

  /// The most moves of a play from heaps of these sizes; empty where only their number is finite.
  public Optional<Long> longestPlay(List<Long> sizes) {
    long total = 0;
    for (long size : sizes) {
      total = size > Long.MAX_VALUE / 2 - total ? Long.MAX_VALUE / 2 : total + size;
    }
    return switch (shrinking) {
      case TOTAL -> Optional.of(total / leastDrop);
      case TOTAL_LESS_HEAPS -> Optional.of(Math.max(0, total - 1));
      case TWICE_TOTAL_LESS_HEAPS -> Optional.of(Math.max(0, 2 * total - 1));
      case EACH_HEAP -> Optional.empty();
    };
  }
}
