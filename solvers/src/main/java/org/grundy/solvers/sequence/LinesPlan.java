package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.sequence.state.ArithmeticLines;

/// Heaps with finitely many states, of which any number may be taken, as terms of lines that rise.
record LinesPlan(GameRules rules, List<TuplePosition> sum, ArithmeticLines lines) implements Plan {
  LinesPlan {
    sum = List.copyOf(sum);
  }

  /// How much may be tried to find out whether lines have periods.
  private static final Budget SEARCH = Budget.ofNodes(20_000_000, 256L << 20);

  /// The plan of positions whose long heap is long, if all their lines have periods.
  static Optional<LinesPlan> of(GameRules rules, List<TuplePosition> sum) {
    Set<List<Long>> starts = sum.stream().map(TuplePosition::sizes).collect(Collectors.toSet());
    return IntStream.range(0, sum.getFirst().sizes().size())
        .filter(
            place -> starts.stream().allMatch(start -> start.get(place) >= ArithmeticLines.LONG))
        .mapToObj(place -> ArithmeticLines.states(rules, place, starts))
        .flatMap(Optional::stream)
        .findFirst()
        .flatMap(states -> lines(rules, starts, states))
        .map(lines -> new LinesPlan(rules, sum, lines));
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

  @Override
  public String method() {
    return SequenceMethod.NAME;
  }

  @Override
  public String because() {
    return sum.stream()
        .map(position -> lines.because(rules, lines.period(position.sizes()).orElseThrow()))
        .distinct()
        .collect(Collectors.joining("; "));
  }

  @Override
  public String cost() {
    return "the values are read off; moves are found by their values";
  }

  @Override
  public Run begin(Meter meter) {
    return () -> solve(meter);
  }

  @Override
  public Solution solve(Meter meter) {
    TupleRuleset ruleset = TupleRuleset.of(rules);
    return new SumSolution(
        sum.stream().map(one -> new SolvedLine(one, ruleset, lines, meter)).toList());
  }
}
