package org.grundy.checker.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;

/// The values of heaps that move together, one of which is long while the others are in one of
/// finitely many states, by the theorem `bounded-states` of `docs/certificates.md`.
///
/// All values of the heaps n = 0, 1, 2, … in all states are found by the plain recursion over the
/// literal moves, until those of as many heaps in a row as a move takes tokens at most come again.
/// On the way the moves that are said to hold of all long heaps are held against the literal ones.
final class StatesRecur {
  private final TupleRuleset ruleset;
  private final BoundedStates states;

  /// The value of each state, for the heaps from 0 on.
  private final List<int[]> columns = new ArrayList<>();

  private StatesRecur(TupleRuleset ruleset, BoundedStates states) {
    this.ruleset = ruleset;
    this.states = states;
  }

  /// The heaps of rules; empty where the conditions of the theorem are not seen to hold.
  static Optional<StatesRecur> of(GameRules rules, List<Position> sum) {
    if (!(rules.board() instanceof Board.Heaps) || !rules.isPlain()) {
      return Optional.empty();
    }
    List<EquationMove> moves = rules.rules().stream().map(EquationMove.class::cast).toList();
    Set<List<Long>> starts =
        sum.stream().map(one -> ((TuplePosition) one).sizes()).collect(Collectors.toSet());
    return IntStream.range(0, starts.iterator().next().size())
        .mapToObj(place -> BoundedStates.of(moves, place, starts))
        .flatMap(Optional::stream)
        .findFirst()
        .map(states -> new StatesRecur(TupleRuleset.of(rules), states));
  }

  /// The value of a position of the sum; empty where some literal move is not as derived.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  OptionalLong value(TuplePosition position, Meter meter) {
    long heap = position.sizes().get(states.place());
    int state = states.number(position.sizes()).orElseThrow();
    PlainValues<TuplePosition> values = new PlainValues<>(ruleset, meter);
    int window = Math.toIntExact(states.mostTaken());
    int mark = Math.toIntExact(states.fromHeap()) + window;
    columns.clear();
    while (columns.size() <= heap) {
      int known = columns.size();
      if (known > mark && recurs(mark, known, window)) {
        long period = (long) known - mark;
        return OptionalLong.of(columns.get(mark + (int) ((heap - mark) % period))[state]);
      }
      if (known >= 2L * mark) {
        mark = known;
      }
      if (!isAsDerived(known)) {
        return OptionalLong.empty();
      }
      addColumn(values);
    }
    return OptionalLong.of(columns.get((int) heap)[state]);
  }

  private boolean isAsDerived(long heap) {
    return heap < states.fromHeap()
        || IntStream.range(0, states.states().size())
            .allMatch(state -> literal(state, heap).equals(listed(state, heap)));
  }

  private void addColumn(PlainValues<TuplePosition> values) {
    int heap = columns.size();
    int[] column = new int[states.states().size()];
    for (int state = 0; state < column.length; state++) {
      column[state] = values.value(new TuplePosition(states.position(state, heap)));
    }
    columns.add(column);
  }

  /// True if the heaps just below one heap and just below the other have the same values in all
  /// states.
  private boolean recurs(int one, int other, int window) {
    return IntStream.rangeClosed(1, window)
        .allMatch(back -> Arrays.equals(columns.get(one - back), columns.get(other - back)));
  }

  private Set<List<TuplePosition>> literal(int state, long heap) {
    Set<List<TuplePosition>> options = new HashSet<>();
    ruleset.optionSums(
        new TuplePosition(states.position(state, heap)), (sum, _) -> options.add(sorted(sum)));
    return options;
  }

  private Set<List<TuplePosition>> listed(int state, long heap) {
    Set<List<TuplePosition>> options = new HashSet<>();
    for (BoundedStates.Option option : states.states().get(state).options()) {
      List<TuplePosition> sum = new ArrayList<>();
      option.fixed().forEach(sizes -> sum.add(new TuplePosition(sizes)));
      option
          .left()
          .ifPresent(left ->
              sum.add(new TuplePosition(states.position(left.state(), heap - left.taken()))));
      options.add(sorted(sum));
    }
    return options;
  }

  private static List<TuplePosition> sorted(List<TuplePosition> sum) {
    return sum.stream().sorted(Comparator.comparing(one -> one.sizes().toString())).toList();
  }
}
