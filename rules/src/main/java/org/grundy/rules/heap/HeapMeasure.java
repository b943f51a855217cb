package org.grundy.rules.heap;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.InputException;
import org.grundy.rules.heap.equation.Choices;
import org.grundy.rules.heap.equation.LinearForm;
import org.grundy.rules.heap.equation.ShrinkProof;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Take;

/// A number that every move of a game of heaps makes smaller, and so a bound on the moves of a
/// play.
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
/// 4. Of tuples of heaps the total may take each place with a weight of its own: where every move
///    lowers that sum, 1 holds of it.
///
/// @param shrinking what surely shrinks
/// @param weights of the places in the total t
/// @param leastDrop min D in the cases 1 and 4, else 1
/// @param splits whether some move leaves more than one heap (or tuple of heaps)
public record HeapMeasure(Shrinking shrinking, List<Long> weights, long leastDrop, boolean splits) {
  public HeapMeasure {
    weights = List.copyOf(weights);
  }

  /// So far D is looked for.
  private static final int MAX_DROP = 16;

  /// The number that shrinks with every move.
  public enum Shrinking {
    /// The total of all sizes.
    TOTAL,
    /// The total of all sizes less the number of heaps.
    TOTAL_LESS_HEAPS,
    /// Twice the total less the number of heaps.
    TWICE_TOTAL_LESS_HEAPS,
    /// The sum of the sizes with weights.
    WEIGHTED_TOTAL,
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
    return game.derived().get(HeapMeasure.class, () -> derive(game));
  }

  private static HeapMeasure derive(GameRules game) {
    List<Step> steps = new ArrayList<>();
    game.rules().forEach(rule -> addSteps(rule, steps));
    long least = steps.stream().mapToLong(Step::drop).min().orElse(1);
    boolean splits = steps.stream().anyMatch(step -> step.parts > 1);
    int arity = game.board() instanceof Board.Heaps heaps ? heaps.variables().size() : 1;
    List<Long> plain = Collections.nCopies(arity, 1L);
    if (least >= 1) {
      return new HeapMeasure(Shrinking.TOTAL, plain, least, splits);
    }
    if (arity > 1) {
      return weighted(game, arity, splits)
          .orElse(new HeapMeasure(Shrinking.EACH_HEAP, plain, 1, splits));
    }
    Shrinking shrinking =
        steps.stream().allMatch(Step::splitsOnly)
            ? Shrinking.TOTAL_LESS_HEAPS
            : steps.stream().allMatch(step -> step.drop >= 1 || step.splitsOnly())
                ? Shrinking.TWICE_TOTAL_LESS_HEAPS
                : Shrinking.EACH_HEAP;
    return new HeapMeasure(shrinking, plain, 1, splits);
  }

  private static Optional<HeapMeasure> weighted(GameRules game, int arity, boolean splits) {
    List<Choices> all = new ArrayList<>();
    try {
      for (Rule rule : game.rules()) {
        if (!(rule instanceof EquationMove move)) {
          return Optional.empty();
        }
        move.alternatives().forEach(one -> all.addAll(Choices.of(move, one)));
      }
      for (List<Long> weights : ShrinkProof.weights(arity)) {
        if (all.stream().allMatch(choices -> drop(choices, weights) >= 1)) {
          long least = all.stream().mapToLong(choices -> drop(choices, weights)).min().orElse(1);
          return Optional.of(new HeapMeasure(Shrinking.WEIGHTED_TOTAL, weights, least, splits));
        }
      }
    } catch (InputException | ArithmeticException tooLarge) {
      return Optional.empty();
    }
    return Optional.empty();
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
        steps.add(
            new Step(
                drop(choices, Collections.nCopies(choices.arity(), 1L)),
                results.size() / choices.arity(),
                nonEmpty));
      }
    } catch (InputException | ArithmeticException tooLarge) {
      steps.add(new Step(-1, alternative.sum().size(), false));
    }
  }

  /// By how much the sum of all sizes with weights falls at least, as far as it is looked for.
  private static long drop(Choices choices, List<Long> weights) {
    LinearForm gain = choices.column(0).combined(0, choices.column(0), 0);
    for (int i = 0; i < choices.results().size(); i++) {
      gain = gain.combined(1, choices.results().get(i), weights.get(i % choices.arity()));
    }
    for (int size = 0; size < choices.arity(); size++) {
      gain = gain.combined(1, choices.column(size), -weights.get(size));
    }
    long drop = -1;
    while (drop < MAX_DROP && choices.isNegative(gain.plus(drop))) {
      drop++;
    }
    return drop;
  }

  /// The most moves of a play from heaps of these sizes, a number that every move lowers; empty
  /// where only the number of moves is finite.
  ///
  /// @param sizes those of a tuple one after the other
  public OptionalLong longestPlay(List<Long> sizes) {
    long most = Long.MAX_VALUE / (2L * Math.max(1, sizes.size()) * ShrinkProof.MAX_WEIGHT);
    long total = 0;
    for (int i = 0; i < sizes.size(); i++) {
      total += weights.get(i % weights.size()) * Math.min(most, sizes.get(i));
    }
    long heaps = sizes.stream().filter(size -> size > 0).count();
    return switch (shrinking) {
      case TOTAL, WEIGHTED_TOTAL -> OptionalLong.of(total / leastDrop);
      case TOTAL_LESS_HEAPS -> OptionalLong.of(total - heaps);
      case TWICE_TOTAL_LESS_HEAPS -> OptionalLong.of(2 * total - heaps);
      case EACH_HEAP -> OptionalLong.empty();
    };
  }
}
