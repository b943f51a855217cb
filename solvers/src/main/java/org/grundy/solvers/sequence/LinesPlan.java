package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.heap.equation.BoundedStates.Option;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.sequence.state.ArithmeticLines;

/// Heaps with finitely many states, of which any number may be taken, as terms of lines of values:
/// those that have periods are read off them, others are found one after the other.
///
/// @param known the lines, where they have periods
record LinesPlan(
    GameRules rules, List<TuplePosition> sum, BoundedStates states, Optional<ArithmeticLines> known)
    implements Plan {
  /// How much may be tried to find out whether lines have periods.
  private static final Budget SEARCH = Budget.ofNodes(20_000_000, 256L << 20);

  /// So many options are looked at where the values of lines are found one after the other.
  private static final long MOST_OPTIONS = 1L << 29;

  LinesPlan {
    sum = List.copyOf(sum);
  }

  /// The plan of positions whose long heap is long, if all their lines have periods, or if their
  /// values are soon found one after the other.
  static Optional<LinesPlan> of(GameRules rules, List<TuplePosition> sum) {
    Set<List<Long>> starts = sum.stream().map(TuplePosition::sizes).collect(Collectors.toSet());
    return IntStream.range(0, sum.getFirst().sizes().size())
        .filter(
            place -> starts.stream().allMatch(start -> start.get(place) >= ArithmeticLines.LONG))
        .mapToObj(place -> ArithmeticLines.states(rules, place, starts))
        .flatMap(Optional::stream)
        .findFirst()
        .map(states -> new LinesPlan(rules, sum, states, lines(rules, starts, states)))
        .filter(plan -> plan.known.isPresent() || plan.isShort());
  }

  private static Optional<ArithmeticLines> lines(
      GameRules rules, Set<List<Long>> starts, BoundedStates states) {
    try {
      ArithmeticLines lines = ArithmeticLines.of(rules, states, Meter.partHere(SEARCH));
      return Optional.of(lines)
          .filter(_ -> starts.stream().allMatch(start -> lines.period(start).isPresent()));
    } catch (BudgetSpentException spent) {
      return Optional.empty();
    }
  }

  /// True if it takes seconds at most, as no option has more tokens, and a sweep over all positions
  /// would take longer, as some alternative has options that do not lie on a line: conditions leave
  /// gaps in what may be taken.
  private boolean isShort() {
    List<Option> options =
        states.states().stream().flatMap(state -> state.options().stream()).toList();
    boolean grow =
        options.stream()
            .flatMap(option -> option.left().stream())
            .anyMatch(left -> left.taken() < 0);
    return !grow
        && longest() <= ArithmeticLines.MOST_HEAPS
        && longest() * options.size() <= MOST_OPTIONS
        && rules.rules().stream()
            .map(EquationMove.class::cast)
            .anyMatch(move ->
                move.alternatives().stream().anyMatch(one -> OptionLine.of(move, one).isEmpty()));
  }

  private long longest() {
    return sum.stream()
        .mapToLong(position -> position.sizes().get(states.place()))
        .max()
        .orElseThrow();
  }

  @Override
  public String method() {
    return SequenceMethod.NAME;
  }

  @Override
  public String because() {
    return known
        .map(lines ->
            sum.stream()
                .map(position -> lines.because(rules, lines.period(position.sizes()).orElseThrow()))
                .distinct()
                .collect(Collectors.joining("; ")))
        .orElseGet(() -> ArithmeticLines.because(rules, states));
  }

  @Override
  public String cost() {
    return known.isPresent()
        ? "the values are read off; moves are found by their values"
        : String.format(
            Locale.ROOT,
            "%,d lines of %,d values, with a set of values for each ray",
            states.states().size(),
            longest() + 1);
  }

  @Override
  public Run begin(Meter meter) {
    return () -> solve(meter);
  }

  @Override
  public Solution solve(Meter meter) {
    TupleRuleset ruleset = TupleRuleset.of(rules);
    ArithmeticLines lines = known.orElseGet(() -> ArithmeticLines.of(rules, states, meter));
    return new SumSolution(
        sum.stream().map(one -> new SolvedLine(one, ruleset, lines, meter)).toList());
  }
}
