package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.Optional;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapMeasure;
import org.grundy.rules.heap.ReachedHeaps;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.space.Finder;
import org.grundy.solvers.space.OutcomeRun;
import org.grundy.solvers.space.Question;
import org.grundy.solvers.space.RunPlan;
import org.grundy.solvers.space.StateSweep;
import org.grundy.solvers.space.ValuedRun;

/// Heaps, single ones too, of which conditions end the game early.
final class EndedHeaps {
  /// More positions are not kept.
  private static final long MOST_CELLS = 1L << 27;

  private static final String OVER =
      "conditions of the rules end the game before a player cannot move; ";

  private EndedHeaps() {}

  /// True if a game is of this kind.
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
    List<List<Long>> starts = problem.sum().stream().map(EndedHeaps::sizes).toList();
    Optional<Box> box = box(order.get(), starts);
    if (box.isEmpty()) {
      return RecurringHeaps.bounds(rules)
          .<Verdict>map(bounds -> new Verdict.Sound(recurring(problem, bounds, outcomes)))
          .orElseGet(() -> new Verdict.Unsound("the positions up to this one are too many"));
    }
    if (ReachedHeaps.areFew(rules, starts, box.get().cells())) {
      return new Verdict.Unsound(ReachedHeaps.FEW);
    }
    return new Verdict.Sound(
        CoordinatesMethod.plan(
            because(rules, order.get(), outcomes),
            box.get(),
            meter ->
                run(
                    problem,
                    outcomes,
                    finder(rules, box.get(), question(rules, outcomes), meter))));
  }

  /// A plan for heaps of which there are too many up to this one.
  private static Plan recurring(Problem problem, RecurringHeaps.Bounds bounds, boolean outcomes) {
    GameRules rules = problem.rules();
    return new RunPlan(
        CoordinatesMethod.NAME,
        because(rules, BoxOrder.ofHeap(), outcomes) + bounds.because(),
        () -> RecurringHeaps.COST,
        () -> RecurringHeaps.SEARCHED,
        meter ->
            run(
                problem,
                outcomes,
                RecurringHeaps.of(rules, bounds, question(rules, outcomes), meter)));
  }

  private static Run run(Problem problem, boolean outcomes, Finder<List<Long>> sizes) {
    LiteralMoves moves = LiteralMoves.of(problem.rules());
    Finder<Position> finder = sizes.by(EndedHeaps::sizes);
    return outcomes
        ? new OutcomeRun<>(problem.sum().getFirst(), new HeapPosition(0), moves, finder)
        : new ValuedRun<>(problem.sum(), moves, finder);
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
                        family,
                        because(rules, order, outcomes),
                        box.cost(),
                        meter -> finder(rules, box, question(rules, outcomes), meter))))
        .or(() ->
            RecurringHeaps.bounds(rules)
                .map(bounds ->
                    new SweptFamily(
                        family,
                        because(rules, BoxOrder.ofHeap(), outcomes) + bounds.because(),
                        RecurringHeaps.COST,
                        meter ->
                            RecurringHeaps.of(rules, bounds, question(rules, outcomes), meter))))
        .map(FamilyPlan.class::cast);
  }

  private static Optional<Box> box(BoxOrder order, List<List<Long>> starts) {
    return CoordinatesMethod.box(order, starts).filter(box -> box.cells() <= MOST_CELLS);
  }

  private static Optional<BoxOrder> order(GameRules rules) {
    return rules.board() instanceof Board.Heap
        ? Optional.of(BoxOrder.ofHeap())
        : CoordinatesMethod.boxOrder(rules).filter(BoxOrder::isPlain);
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

  /// Finds positions by their sizes.
  private static Finder<List<Long>> finder(
      GameRules rules, Box box, Question question, Meter meter) {
    return Finder.of(
        StateSweep.of(new EndedSpace(rules, box), question, box.cells(), meter), box::number);
  }

  private static Question question(GameRules rules, boolean outcomes) {
    return outcomes ? Question.ofOutcome(rules.play()) : Question.VALUE;
  }

  private static List<Long> sizes(Position position) {
    return position instanceof HeapPosition(long size)
        ? List.of(size)
        : ((TuplePosition) position).sizes();
  }
}
