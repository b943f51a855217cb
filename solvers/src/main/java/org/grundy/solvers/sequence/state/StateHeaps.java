package org.grundy.solvers.sequence.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.heap.equation.BoundedStates.Option;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Shortened;
import org.grundy.solvers.space.Finder;
import org.grundy.solvers.space.MetSpace;

/// Heaps that move together, of which one is long and the others are one of finitely many states,
/// as typed heaps: each state is a type, and one more type, whose heaps have no moves, stands for
/// options that leave nothing of the long heap.
///
/// @param heaps the type of a state has its number
/// @param small the values by the definition, of positions that are not of these heaps
public record StateHeaps(BoundedStates states, TypedHeaps heaps, Finder<TuplePosition> small) {
  /// The states that are reached from some positions, if these rules have finitely many and
  /// positions have values.
  ///
  /// @param place the place of the long heap
  /// @param starts the sizes of each position
  public static Optional<BoundedStates> states(
      GameRules rules, int place, Collection<List<Long>> starts) {
    if (!(rules.board() instanceof Board.Heaps) || !rules.isPlain()) {
      return Optional.empty();
    }
    return BoundedStates.of(
        rules.rules().stream().map(EquationMove.class::cast).toList(), place, starts);
  }

  /// The same, where the long heap is the first size that can be one.
  public static Optional<BoundedStates> states(GameRules rules, Collection<List<Long>> starts) {
    int sizes = starts.iterator().next().size();
    return IntStream.range(0, sizes)
        .mapToObj(place -> states(rules, place, starts))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// The typed heaps of some states. Heaps below [BoundedStates#fromHeap] are valued by the
  /// definition.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public static StateHeaps of(GameRules rules, BoundedStates states, Meter meter) {
    Finder<TuplePosition> small = MetSpace.values(TupleRuleset.of(rules), meter);
    int fromSize = Math.toIntExact(states.fromHeap());
    List<List<Integer>> first =
        states.states().stream().<List<Integer>>map(_ -> new ArrayList<>()).toList();
    for (int n = 0; n < fromSize; n++) {
      for (int state = 0; state < first.size(); state++) {
        first.get(state).add((int) small.value(new TuplePosition(states.position(state, n))));
      }
    }
    List<TypedHeaps.Type> types = new ArrayList<>();
    for (int state = 0; state < first.size(); state++) {
      types.add(new TypedHeaps.Type(first.get(state), shortened(states, state, small), Set.of()));
    }
    types.add(
        new TypedHeaps.Type(
            IntStream.range(0, fromSize).mapToObj(_ -> 0).toList(), Set.of(), Set.of()));
    return new StateHeaps(states, new TypedHeaps(fromSize, 1, types), small);
  }

  private static Set<Shortened> shortened(
      BoundedStates states, int state, Finder<TuplePosition> small) {
    int dead = states.states().size();
    Set<Shortened> all = new TreeSet<>();
    for (Option option : states.states().get(state).options()) {
      int added =
          (int)
              option.fixed().stream()
                  .mapToLong(fixed -> small.value(new TuplePosition(fixed)))
                  .reduce(0, (one, other) -> one ^ other);
      all.add(
          option
              .left()
              .map(left -> new Shortened(left.state(), (int) left.taken(), added))
              .orElseGet(() -> new Shortened(dead, 1, added)));
    }
    return all;
  }

  /// The type of a position; empty where its state is none of those that long heaps reach.
  public OptionalInt type(TuplePosition position) {
    return states.number(position.sizes());
  }

  /// The reason why the values are those of typed heaps.
  public static String because(GameRules rules, BoundedStates states) {
    StateWords words = StateWords.of(rules, states);
    return String.format(
        Locale.ROOT,
        "%s, each a type of heaps %s: from %s = %,d on every option takes a fixed number"
            + " of tokens off %s, at most %,d, and leads to a fixed %s, so that what recurs of all"
            + " types together recurs for ever",
        words.states(),
        words.heap(),
        words.heap(),
        states.fromHeap(),
        words.heap(),
        states.mostTaken(),
        words.others());
  }
}
