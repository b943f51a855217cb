package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.count.CountPlan;
import org.grundy.solvers.count.CountProblem;
import org.grundy.solvers.count.ValueCounts;
import org.grundy.solvers.family.SizeRange;

/// Positions of heaps that move together, counted by their values or outcomes: one sweep over the
/// box that holds them.
final class BoxCount {
  private BoxCount() {}

  static Optional<CountPlan> of(CountProblem problem) {
    if (!(problem.rules().board() instanceof Board.Heaps) || problem.rules().endsEarly()) {
      return Optional.empty();
    }
    List<Long> last = problem.ranges().stream().map(range -> range.toNumber() - 1).toList();
    return CoordinatesMethod.boxOrder(problem.rules())
        .filter(BoxOrder::isPlain)
        .flatMap(order ->
            problem.ofValues()
                ? values(problem, order, last)
                : OutcomeBox.of(problem.rules(), order, last)
                    .map(box -> plan(meter -> outcomes(problem, box, meter)))
                    .or(() -> values(problem, order, last)));
  }

  private static CountPlan plan(Function<Meter, ValueCounts> work) {
    return new CountPlan(CoordinatesMethod.NAME, work);
  }

  private static Optional<CountPlan> values(CountProblem problem, BoxOrder order, List<Long> last) {
    return problem.rules().play() == Play.MISERE
        ? Optional.empty()
        : CoordinatesMethod.box(order, List.of(last))
            .map(box -> plan(meter -> values(problem, box, meter)));
  }

  private static ValueCounts values(CountProblem problem, Box box, Meter meter) {
    ValueSweep sweep = new ValueSweep(box, box.sources(), CoordinatesMethod.SHORT_LINE, meter);
    sweep.run();
    ValueCounts counts = new ValueCounts(meter);
    box.rows(
        problem.ranges(),
        (first, fromX, toX) -> {
          meter.check();
          for (long x = fromX; x < toX; x++) {
            counts.add(sweep.value((int) (first + x)), 1);
          }
        });
    return counts;
  }

  private static ValueCounts outcomes(CountProblem problem, OutcomeBox box, Meter meter) {
    OutcomeSearch search = box.search(meter);
    search.run();
    ValueCounts counts = new ValueCounts(meter);
    long all = problem.ranges().stream().mapToLong(SizeRange::size).reduce(1, Math::multiplyExact);
    long lost = search.lost(problem.ranges());
    counts.add(Outcome.P, lost);
    counts.add(Outcome.N, all - lost);
    return counts;
  }
}
