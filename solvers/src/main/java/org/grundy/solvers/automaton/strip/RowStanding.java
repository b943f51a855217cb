package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.automaton.Columns;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.moves.MoveRelation;

/// The rows at which the game ends: those in which a winning pattern stands, and under misère play
/// those without a move.
final class RowStanding {
  private static final int MOST_STATES = 1 << 16;
  private static final int BYTES_A_STATE = 128;

  private final RowRelation relation;
  private final RowPatterns wins;
  private final boolean misere;
  private final Meter meter;
  private final Map<List<Long>, Integer> numbers = new HashMap<>();
  private final List<State> states = new ArrayList<>();

  /// What was read of a row.
  ///
  /// @param isOver whether a winning pattern stands in it
  /// @param found what is remembered of those patterns
  /// @param choices the states of the relation, under misère play
  @SuppressWarnings("ArrayRecordComponent") // compared by its key
  private record State(boolean isOver, long[] found, int[] choices) {
    List<Long> key() {
      List<Long> key = new ArrayList<>();
      key.add(isOver ? 1L : 0L);
      Arrays.stream(found).forEach(key::add);
      Arrays.stream(choices).forEach(choice -> key.add((long) choice));
      return key;
    }
  }

  private RowStanding(GameRules rules, Columns columns, RowRelation relation, Meter meter) {
    this.relation = relation;
    this.wins = new RowPatterns(rules, columns, PatternLine.Effect.WIN);
    this.misere = rules.play() == Play.MISERE;
    this.meter = meter;
  }

  /// For rows one of [MoveRelation#FREE], [MoveRelation#LOST] and [MoveRelation#WON].
  ///
  /// @throws BudgetSpentException if there are too many states, or the meter says so
  static Automaton of(GameRules rules, Columns columns, RowRelation relation, Meter meter) {
    return new RowStanding(rules, columns, relation, meter).automaton(columns.count());
  }

  private Automaton automaton(int letters) {
    number(new State(false, wins.nothing(), misere ? relation.starts() : new int[0]));
    List<Integer> targets = new ArrayList<>();
    for (int state = 0; state < states.size(); state++) {
      for (int letter = 0; letter < letters; letter++) {
        targets.add(number(after(states.get(state), letter)));
      }
    }
    return new Automaton(
        new int[] {0},
        letters,
        targets.stream().mapToInt(to -> to).toArray(),
        states.stream().mapToInt(this::output).toArray());
  }

  private State after(State state, int letter) {
    long[] found = state.isOver ? state.found : wins.after(state.found, letter);
    if (state.isOver || wins.isWhole(found)) {
      return new State(true, wins.nothing(), new int[0]);
    }
    int[] choices =
        Arrays.stream(state.choices)
            .flatMap(choice -> relation.targets(choice, letter))
            .distinct()
            .sorted()
            .toArray();
    return new State(false, found, choices);
  }

  private int number(State state) {
    Integer known = numbers.putIfAbsent(state.key(), states.size());
    if (known != null) {
      return known;
    }
    if (states.size() >= MOST_STATES) {
      throw new BudgetSpentException(
          "the end of the game needs more than %,d states".formatted(MOST_STATES));
    }
    meter.work(1);
    meter.claim(BYTES_A_STATE + 32L * (state.found.length + state.choices.length));
    states.add(state);
    return states.size() - 1;
  }

  private int output(State state) {
    if (state.isOver) {
      return MoveRelation.LOST;
    }
    boolean stuck = misere && Arrays.stream(state.choices).noneMatch(relation::accepts);
    return stuck ? MoveRelation.WON : MoveRelation.FREE;
  }
}
