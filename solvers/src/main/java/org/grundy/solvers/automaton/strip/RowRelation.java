package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.automaton.Columns;
import org.grundy.solvers.automaton.OptionArcs;

/// The relation "this board is an option of that one" as an automaton without determinism.
///
/// A state is one of [RowMoves], with what is remembered of the patterns that no move may make: the
/// beginnings that stand in the option, and those of them that stand in the position too. A pattern
/// that ends in the option and not in the position is forbidden.
final class RowRelation {
  private static final int MOST_STATES = 1 << 16;
  private static final int BYTES_A_STATE = 128;

  /// All changes are made, and no forbidden pattern can end any more.
  private static final int DONE = -1;

  private final int letters;
  private final Meter meter;
  private final RowMoves moves;
  private final RowPatterns avoided;

  private final List<long[]> states = new ArrayList<>();
  private final Map<List<Long>, Integer> numbers = new HashMap<>();
  private final List<int[]> arcs = new ArrayList<>();
  private final BitSet accepting = new BitSet();
  private final int[] starts;

  /// @throws BudgetSpentException if there are too many states, or the meter says so
  RowRelation(GameRules rules, Columns columns, RowMoves moves, Meter meter) {
    this.letters = columns.count();
    this.meter = meter;
    this.moves = moves;
    this.avoided = new RowPatterns(rules, columns, PatternLine.Effect.AVOID);
    this.starts =
        moves.starts().stream()
            .mapToInt(start -> number(start, avoided.nothing(), avoided.nothing()))
            .toArray();
    for (int state = 0; state < states.size(); state++) {
      for (int letter = 0; letter < letters; letter++) {
        arcs.add(choices(states.get(state), letter));
      }
    }
  }

  /// The options of all rows.
  OptionArcs options() {
    return new OptionArcs(letters, starts, accepting, arcs.toArray(int[][]::new));
  }

  private int number(int place, long[] option, long[] position) {
    long[] key = new long[1 + 2 * option.length];
    key[0] = place;
    System.arraycopy(option, 0, key, 1, option.length);
    System.arraycopy(position, 0, key, 1 + option.length, option.length);
    List<Long> boxed = Arrays.stream(key).boxed().toList();
    Integer known = numbers.putIfAbsent(boxed, states.size());
    if (known != null) {
      return known;
    }
    if (states.size() >= MOST_STATES) {
      throw new BudgetSpentException("the moves need more than %,d states".formatted(MOST_STATES));
    }
    meter.work(1);
    meter.claim(BYTES_A_STATE + 16L * key.length);
    accepting.set(states.size(), mayEnd(place));
    states.add(key);
    return states.size() - 1;
  }

  private boolean mayEnd(int place) {
    return place == DONE || moves.mayEnd(place);
  }

  /// The states behind a letter, each followed by the letter of the option.
  private int[] choices(long[] state, int letter) {
    Choices choices = new Choices(state, letter);
    int place = (int) state[0];
    if (place == DONE || place == RowMoves.AFTER || place == RowMoves.BEFORE) {
      choices.add(place, letter);
    }
    if (place != DONE) {
      moves.arcs(place, letter).forEach(arc -> choices.add(arc.to(), arc.written()));
    }
    return choices.found.stream().distinct().flatMapToInt(Arc::numbers).toArray();
  }

  private record Arc(int to, int letter) {
    IntStream numbers() {
      return IntStream.of(to, letter);
    }
  }

  /// The choices at one letter of a position.
  private final class Choices {
    private final long[] option;
    private final long[] position;
    private final int letter;
    private final List<Arc> found = new ArrayList<>();

    Choices(long[] state, int letter) {
      int patterns = (state.length - 1) / 2;
      this.option = Arrays.copyOfRange(state, 1, 1 + patterns);
      this.position = Arrays.copyOfRange(state, 1 + patterns, state.length);
      this.letter = letter;
    }

    void add(int place, int written) {
      if (place == DONE) {
        found.add(new Arc(number(DONE, avoided.nothing(), avoided.nothing()), written));
        return;
      }
      long[] after = avoided.after(option, written);
      long[] before = avoided.after(position, letter);
      if (avoided.isWhole(RowPatterns.less(after, before))) {
        return;
      }
      long[] fresh = RowPatterns.less(after, before);
      long[] both = RowPatterns.less(after, fresh);
      if (place == RowMoves.AFTER) {
        boolean done = Arrays.stream(fresh).allMatch(bits -> bits == 0);
        found.add(new Arc(number(done ? DONE : place, fresh, avoided.nothing()), written));
      } else {
        found.add(new Arc(number(place, after, both), written));
      }
    }
  }

  /// The states at the start.
  int[] starts() {
    return starts;
  }

  /// The states that a letter of the position leads to.
  IntStream targets(int state, int letter) {
    int[] pairs = arcs.get(state * letters + letter);
    return IntStream.range(0, pairs.length / 2).map(i -> pairs[2 * i]);
  }

  /// True if an option may end in a state.
  boolean accepts(int state) {
    return accepting.get(state);
  }
}
