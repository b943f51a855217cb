package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.Play;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.BoxOrder;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;

/// Heaps that move together: all positions of the box below the start are valued, each after those
/// that it can become.
public final class CoordinatesMethod implements Method {
  static final String NAME = "coordinates";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Verdict consider(Problem problem) {
    GameRules rules = problem.rules();
    if (!(rules.board() instanceof Board.Heaps)) {
      return new Verdict.Unsound("the position is not of heaps that move together");
    }
    if (rules.play() == Play.MISERE) {
      return new Verdict.Unsound("under misère play there are no values");
    }
    Optional<BoxOrder> order = BoxOrder.of(moves(rules));
    if (order.isEmpty()) {
      return new Verdict.Unsound(
          "no order of the sizes is found in which every move leads to an earlier position of the"
              + " same box");
    }
    List<TuplePosition> sum = problem.sum().stream().map(TuplePosition.class::cast).toList();
    return box(order.get(), sum.stream().map(TuplePosition::sizes).toList())
        .<Verdict>map(box ->
            new Verdict.Sound(new CoordinatesPlan(rules, sum, because(rules, order.get()), box)))
        .orElseGet(() -> new Verdict.Unsound("the positions up to this one are more than 2^31"));
  }

  @Override
  public Optional<FamilyPlan> ofFamily(FamilyProblem family) {
    GameRules rules = family.rules();
    if (!(rules.board() instanceof Board.Heaps) || !family.ofValues()) {
      return Optional.empty();
    }
    List<Long> last =
        family.starts().coordinates().stream().map(range -> range.toNumber() - 1).toList();
    return BoxOrder.of(moves(rules))
        .flatMap(order ->
            box(order, List.of(last))
                .map(box -> new SweptFamily(family, because(rules, order), box)));
  }

  static List<EquationMove> moves(GameRules rules) {
    return rules.rules().stream().map(EquationMove.class::cast).toList();
  }

  private static String because(GameRules rules, BoxOrder order) {
    List<String> names = ((Board.Heaps) rules.board()).variables();
    return "every move leads to positions that come before it in the lexicographic order of %s, and"
            .formatted(
                order.coordinates().stream().map(names::get).collect(Collectors.joining(", ")))
        + " none of them leaves the box, so its positions are valued one after the other: the value"
        + " of each is the least number that is not the value of an option (Sprague 1935, Grundy"
        + " 1939)";
  }

  /// The box that holds positions of these sizes and all that they can become; empty where it has
  /// more cells than can be numbered.
  private static Optional<Box> box(BoxOrder order, List<List<Long>> positions) {
    long[] largest = new long[order.bounds().size()];
    for (List<Long> sizes : positions) {
      for (int i = 0; i < largest.length; i++) {
        largest[i] = Math.max(largest[i], sizes.get(i));
      }
    }
    try {
      return Optional.of(Box.of(order, order.box(largest)));
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }
}
