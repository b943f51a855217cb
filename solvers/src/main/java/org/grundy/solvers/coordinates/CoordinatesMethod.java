package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Play;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.BoxOrder;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;

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
    List<EquationMove> moves = rules.rules().stream().map(EquationMove.class::cast).toList();
    Optional<BoxOrder> order = BoxOrder.of(moves);
    if (order.isEmpty()) {
      return new Verdict.Unsound(
          "no order of the sizes is found in which every move leads to an earlier position of the"
              + " same box");
    }
    List<TuplePosition> sum =
        problem.sum().stream().map(TuplePosition.class::cast).toList();
    Optional<Box> box = box(order.get(), sum);
    return box.isEmpty()
        ? new Verdict.Unsound("the positions up to this one are more than 2^31")
        : new Verdict.Sound(new CoordinatesPlan(rules, sum, order.get(), box.get()));
  }

  private static Optional<Box> box(BoxOrder order, List<TuplePosition> sum) {
    long[] largest = new long[order.bounds().size()];
    for (TuplePosition position : sum) {
      for (int i = 0; i < largest.length; i++) {
        largest[i] = Math.max(largest[i], position.sizes().get(i));
      }
    }
    try {
      return Optional.of(Box.of(order, order.box(largest)));
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }
}
