package org.grundy.solvers.coordinates;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.heap.ReachedHeaps;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.count.CountPlan;
import org.grundy.solvers.count.CountProblem;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.space.OutcomeRun;
import org.grundy.solvers.space.RunPlan;
import org.grundy.solvers.space.ValuedRun;

/// Heaps that move together: all positions of the box below the start are solved, each after those
/// that it can become. Where only who wins is asked, and under misère play, no values are found.
public final class CoordinatesMethod implements Method {
  static final String NAME = "coordinates";

  /// A box of so many cells is swept before one has looked whether that is worth it.
  private static final int SMALL_BOX = 1 << 22;

  /// The same of a box in which a measure stands for a size: of its cells half are positions, or
  /// less.
  private static final int SMALL_BOX_OF_MEASURE = 1 << 17;

  /// The least length of lines for which sets are kept.
  static final int SHORT_LINE = 64;

  /// With heaps from this size on there is no row for each.
  private static final long MOST_ROWS = 1 << 28;

  private static final String OF_LAST_MOVES =
      "every move lowers the first size, and the second only forbids to make it again; so the heaps"
          + " are valued one after the other, each for all second sizes at once: that of (n,l) is"
          + " the least number that only options have which lead to l, or no option of n has";

  private final int shortLine;

  public CoordinatesMethod() {
    this(SHORT_LINE);
  }

  /// @param shortLine as in [ValueSweep]
  CoordinatesMethod(int shortLine) {
    this.shortLine = shortLine;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.MISERE, Twist.EARLY_END);
  }

  @Override
  public Verdict weigh(Problem problem) {
    GameRules rules = problem.rules();
    if (EndedHeaps.areOf(rules)) {
      return EndedHeaps.consider(problem);
    }
    List<TuplePosition> sum = tuples(problem);
    if (rules.board() instanceof Board.HeapSet) {
      return BoxGame.ofSet(rules, sum.stream().map(TuplePosition::sizes).toList())
          .map(game -> weigh(problem, game, sum))
          .orElseGet(() ->
              new Verdict.Unsound(
                  "the lines are not seen to be equations of sizes in an order, or there are"
                      + " many orders for few sizes"));
    }
    Optional<LastMoves> last = lastMoves(rules);
    if (last.isPresent() && sum.stream().allMatch(CoordinatesMethod::hasRows)) {
      return lastMoves(last.get(), sum, BoxGame.of(rules));
    }
    return rules.board() instanceof Board.Heaps
        ? weigh(problem, BoxGame.of(rules), sum)
        : new Verdict.Unsound("the position is not of heaps that move together");
  }

  /// The game as one of which the last move must not be made again, if it is played normally.
  private static Optional<LastMoves> lastMoves(GameRules rules) {
    return rules.play() == Play.NORMAL
        ? rules.derived().get(Last.class, () -> new Last(LastMoves.of(rules))).found
        : Optional.empty();
  }

  /// What is kept with the rules.
  private record Last(Optional<LastMoves> found) {}

  private static boolean hasRows(TuplePosition position) {
    return position.sizes().getFirst() < MOST_ROWS;
  }

  private static Verdict lastMoves(LastMoves game, List<TuplePosition> sum, BoxGame positions) {
    List<List<Long>> starts = sum.stream().map(TuplePosition::sizes).toList();
    int largest =
        starts.stream().mapToInt(sizes -> Math.toIntExact(sizes.getFirst())).max().orElse(0);
    if (largest > SMALL_BOX && ReachedHeaps.areFew(positions.equations(), starts, largest)) {
      return new Verdict.Unsound(ReachedHeaps.FEW);
    }
    return new Verdict.Sound(
        new RunPlan(
            NAME,
            OF_LAST_MOVES,
            () -> rows(largest),
            () -> PositionBound.ONE.times(largest + 1L),
            meter ->
                new ValuedRun<>(
                    sum,
                    positions.moves(),
                    BoxSweep.finder(() -> new LastMoveSweep(game, largest, meter))
                        .by(TuplePosition::sizes))));
  }

  private static String rows(long largest) {
    return "%,d heaps, each as long as it has options".formatted(largest + 1);
  }

  private static List<TuplePosition> tuples(Problem problem) {
    return problem.sum().stream()
        .flatMap(
            position -> position instanceof TuplePosition tuple ? Stream.of(tuple) : Stream.empty())
        .toList();
  }

  private Verdict weigh(Problem problem, BoxGame game, List<TuplePosition> sum) {
    Optional<BoxOrder> order = boxOrder(game.equations());
    if (order.isEmpty()) {
      return new Verdict.Unsound(
          "no order of the sizes is found in which every move leads to an earlier position of the"
              + " same box");
    }
    Optional<OutcomeBox> outcomes =
        problem.asksOutcome() && sum.size() == 1
            ? OutcomeBox.of(game.equations(), order.get(), game.sizes(sum.getFirst()))
            : Optional.empty();
    if (outcomes.isPresent()) {
      return worthIt(game, order.get(), sum, outcomes.get().steps())
          ? new Verdict.Sound(outcomes(game, outcomes.get(), sum.getFirst()))
          : new Verdict.Unsound(ReachedHeaps.FEW);
    }
    return problem.play() == Play.MISERE ? misere(sum) : values(game, order.get(), sum);
  }

  private static Verdict misere(List<TuplePosition> sum) {
    return new Verdict.Unsound(
        sum.size() > 1
            ? "under misère play there are no values, and who wins the positions of a sum does not"
                + " say who wins it"
            : "under misère play there are no values, and who wins the components of an option does"
                + " not say who wins it, or there are more than 2^31 positions up to this one");
  }

  private Verdict values(BoxGame game, BoxOrder order, List<TuplePosition> sum) {
    Optional<Box> box = box(order, sum.stream().map(game::sizes).toList());
    if (box.isEmpty()) {
      return new Verdict.Unsound("the positions up to this one are more than 2^31");
    }
    return worthIt(game, order, sum, box.get().cells())
        ? new Verdict.Sound(
            plan(
                because(game.equations(), order),
                box.get(),
                meter -> values(game, sum, box.get(), meter)))
        : new Verdict.Unsound(ReachedHeaps.FEW);
  }

  private Run values(BoxGame game, List<TuplePosition> sum, Box box, Meter meter) {
    return new ValuedRun<>(
        sum,
        game.moves(),
        BoxSweep.finder(() -> new ValueSweep(box, box.sources(), shortLine, meter))
            .by(game::sizes));
  }

  /// A plan that goes through all positions of a box.
  static Plan plan(String because, Box box, Function<Meter, Run> runs) {
    return new RunPlan(NAME, because, box::cost, () -> PositionBound.ONE.times(box.cells()), runs);
  }

  private static Plan outcomes(BoxGame game, OutcomeBox box, TuplePosition position) {
    return new RunPlan(
        NAME,
        box.because(),
        box::cost,
        () -> PositionBound.ONE.times(box.steps()),
        meter ->
            new OutcomeRun<>(
                position, game.moves(), BoxSweep.finder(() -> box.search(meter)).by(game::sizes)));
  }

  private static boolean worthIt(
      BoxGame game, BoxOrder order, List<TuplePosition> sum, long steps) {
    List<List<Long>> starts = sum.stream().map(game::sizes).toList();
    return steps <= (order.isPlain() ? SMALL_BOX : SMALL_BOX_OF_MEASURE)
        || OptionSources.of(moves(game.equations())).reachAll(starts.getFirst().size())
        || !ReachedHeaps.areFew(game.equations(), starts, steps);
  }

  @Override
  public Optional<FamilyPlan> ofFamily(FamilyProblem family) {
    GameRules rules = family.rules();
    List<Long> last =
        family.starts().coordinates().stream().map(range -> range.toNumber() - 1).toList();
    if (EndedHeaps.areOf(rules)) {
      return EndedHeaps.ofFamily(family, last);
    }
    Optional<LastMoves> moves = lastMoves(rules);
    if (moves.isPresent() && last.getFirst() < MOST_ROWS) {
      int largest = Math.toIntExact(last.getFirst());
      return Optional.of(
          new SweptFamily(
              family,
              OF_LAST_MOVES,
              rows(largest),
              meter -> BoxSweep.finder(() -> new LastMoveSweep(moves.get(), largest, meter))));
    }
    Optional<BoxGame> game =
        switch (rules.board()) {
          case Board.Heaps _ -> Optional.of(BoxGame.of(rules));
          case Board.HeapSet _ -> BoxGame.ofSet(rules, List.of(last));
          default -> Optional.empty();
        };
    return game.flatMap(of ->
        boxOrder(of.equations()).flatMap(order -> ofFamily(family, of, order, of.inOrder(last))));
  }

  @Override
  public Optional<CountPlan> ofCount(CountProblem starts) {
    return BoxCount.of(starts);
  }

  private static Optional<FamilyPlan> ofFamily(
      FamilyProblem family, BoxGame game, BoxOrder order, List<Long> last) {
    GameRules rules = game.equations();
    Optional<OutcomeBox> outcomes =
        family.ofValues() ? Optional.empty() : OutcomeBox.of(rules, order, last);
    return outcomes
        .<FamilyPlan>map(box ->
            new SweptFamily(
                family,
                box.because(),
                box.cost(),
                meter -> BoxSweep.finder(() -> box.search(meter)).by(game::inOrder)))
        .or(() ->
            rules.play() == Play.MISERE
                ? Optional.empty()
                : box(order, List.of(last))
                    .map(box ->
                        new SweptFamily(
                            family,
                            because(rules, order),
                            box.cost(),
                            meter ->
                                BoxSweep.finder(
                                        () -> new ValueSweep(box, box.sources(), SHORT_LINE, meter))
                                    .by(game::inOrder))));
  }

  /// The order of the sizes of a game in which every move leads to an earlier position, kept with
  /// its rules.
  private record Order(Optional<BoxOrder> found) {}

  /// An order of the sizes in which every move leads to an earlier position of the same box, if one
  /// is found.
  static Optional<BoxOrder> boxOrder(GameRules rules) {
    return rules.derived().get(Order.class, () -> new Order(BoxOrder.of(moves(rules)))).found;
  }

  static List<EquationMove> moves(GameRules rules) {
    return rules.rules().stream().map(EquationMove.class::cast).toList();
  }

  private static String because(GameRules rules, BoxOrder order) {
    return order(rules, order)
        + "the value of each is the least number that is not the value of an option (Sprague 1935,"
        + " Grundy 1939)";
  }

  /// The reason why positions can be solved one after the other; the caller adds how each is
  /// solved.
  static String order(GameRules rules, BoxOrder order) {
    return "every move leads to positions that come before it in the lexicographic order of %s, and"
            .formatted(String.join(", ", order.names(((Board.Heaps) rules.board()).variables())))
        + " none of them leaves the box, so its positions are solved one after the other: ";
  }

  /// The box that holds positions of these sizes and all that they can become; empty where it has
  /// more cells than can be numbered.
  static Optional<Box> box(BoxOrder order, List<List<Long>> positions) {
    long[] largest = new long[order.bounds().size()];
    try {
      for (List<Long> position : positions) {
        List<Long> sizes = order.inBox(position);
        for (int i = 0; i < largest.length; i++) {
          largest[i] = Math.max(largest[i], sizes.get(i));
        }
      }
      return Optional.of(Box.of(order, order.box(largest)));
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }
}
