package org.grundy.solvers.coordinates;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Play;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.HeapMeasure;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.ReachedHeaps;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;

/// Heaps, single ones too, of which conditions end the game early.
final class EndedHeaps {
  /// More positions are not kept.
  private static final long MOST_CELLS = 1L << 27;

  private static final String OVER =
      "conditions of the rules end the game before a player cannot move; ";

  private EndedHeaps() {}

  /// Whether a game is of this kind.
  static boolean areOf(GameRules rules) {
    return rules.endsEarly()
        && (rules.board() instanceof Board.Heap || rules.board() instanceof Board.Heaps);
  }

  static Verdict consider(Problem problem) {
    GameRules rules = problem.rules();
    if (problem.isOver()) {
      return new Verdict.Unsound("a condition of the rules has ended the game");
    }
    boolean outcomes =
        problem.asksOutcome() && problem.sum().size() == 1 && !HeapMeasure.of(rules).splits();
    if (rules.play() == Play.MISERE && !outcomes) {
      return new Verdict.Unsound(
          "under misère play there are no values, and who wins components does not say who wins"
              + " their sum");
    }
    Optional<BoxOrder> order = order(rules);
    if (order.isEmpty()) {
      return new Verdict.Unsound(
          "no order of the sizes is found in which every move leads to an earlier position of the"
              + " same box");
    }
    List<List<Long>> starts = problem.sum().stream().map(EndedPlan::sizes).toList();
    Optional<Box> box = box(order.get(), starts);
    if (box.isEmpty()) {
      return new Verdict.Unsound("the positions up to this one are too many");
    }
    if (ReachedHeaps.areFew(rules, starts, box.get().cells())) {
      return new Verdict.Unsound(ReachedHeaps.FEW);
    }
    return new Verdict.Sound(
        new EndedPlan(
            problem, because(rules, order.get(), outcomes), box.get(), options(rules), outcomes));
  }

  /// All starts up to the last ones, in one sweep.
  ///
  /// @param last the largest size at each place
  static Optional<FamilyPlan> ofFamily(FamilyProblem family, List<Long> last) {
    GameRules rules = family.rules();
    boolean outcomes = !family.ofValues() && !HeapMeasure.of(rules).splits();
    if (rules.play() == Play.MISERE && !outcomes) {
      return Optional.empty();
    }
    return order(rules)
        .flatMap(order ->
            box(order, List.of(last))
                .map(box ->
                    new SweptFamily(
                        family, because(rules, order, outcomes), box, options(rules), outcomes)));
  }

  private static Optional<Box> box(BoxOrder order, List<List<Long>> starts) {
    return CoordinatesMethod.box(order, starts).filter(box -> box.cells() <= MOST_CELLS);
  }

  private static Optional<BoxOrder> order(GameRules rules) {
    return rules.board() instanceof Board.Heap
        ? Optional.of(BoxOrder.ofHeap())
        : BoxOrder.of(CoordinatesMethod.moves(rules)).filter(BoxOrder::isPlain);
  }

  private static String because(GameRules rules, BoxOrder order, boolean outcomes) {
    String sweep =
        rules.board() instanceof Board.Heap
            ? "every move leaves smaller heaps, so heaps are solved one after the other: "
            : CoordinatesMethod.order(rules, order);
    return OVER
        + sweep
        + (outcomes
            ? "the next player wins one that is not over exactly if some option is over in favour"
                + " of whoever moved there, or is lost"
                + (rules.play() == Play.MISERE ? ", or if there is no move" : "")
            : "values are those of the safe-move game, in which a move after which the opponent"
                + " could win at once is left out (Sprague 1935, Grundy 1939)");
  }

  private static EndedSweep.HeapOptions options(GameRules rules) {
    if (rules.board() instanceof Board.Heap) {
      return ofHeap(HeapRule.of(rules).lines());
    }
    List<EquationSolver> lines = TupleRuleset.of(rules).lines();
    return (sizes, goOn) -> {
      boolean[] on = {true};
      for (EquationSolver line : lines) {
        if (on[0]) {
          line.visitWhile(sizes, parts -> on[0] = goOn.test(parts));
        }
      }
    };
  }

  /// The heaps that are not empty, or one empty heap.
  private static long[] heaps(long[] parts) {
    if (parts.length == 1) {
      return parts;
    }
    long[] heaps = Arrays.stream(parts).filter(size -> size > 0).toArray();
    return heaps.length == 0 ? new long[1] : heaps;
  }

  private static EndedSweep.HeapOptions ofHeap(List<HeapLine> lines) {
    return (sizes, goOn) -> {
      boolean[] on = {true};
      for (HeapLine any : lines) {
        switch (any) {
          case HeapLine.Equation line when on[0] ->
              line.equation().visitWhile(sizes, parts -> on[0] = goOn.test(heaps(parts)));
          case HeapLine.Counts(List<Take.Range> counts) -> {
            for (Take.Range range : counts) {
              long to = Math.min(range.toCount(), sizes[0] + 1);
              for (long count = range.fromCount(); count < to && on[0]; count++) {
                on[0] = goOn.test(new long[] {sizes[0] - count});
              }
            }
          }
          case HeapLine.Code(TakeAndBreakCode code) when on[0] ->
              HeapRuleset.breakApart(
                  code,
                  sizes[0],
                  left ->
                      on[0] =
                          on[0]
                              && goOn.test(
                                  left.isEmpty()
                                      ? new long[1]
                                      : left.stream().mapToLong(Long::longValue).toArray()));
          case HeapLine.Equation _, HeapLine.Code _ -> {}
        }
      }
    };
  }
}
