package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.automaton.OptionArcs;

/// The relation "this row is an option of that one" as an automaton without determinism: it reads a
/// row from left to right and chooses where a move begins.
///
/// A state is a place in a move, with what is remembered of the patterns that no move may make: the
/// beginnings that stand in the option, and those of them that stand in the position too. A pattern
/// that ends in the option and not in the position is forbidden.
final class RowRelation {
  private static final int MOST_STATES = 1 << 16;
  private static final int BYTES_A_STATE = 128;

  /// No cell has changed yet.
  private static final long BEFORE = 0;

  /// No more cells change, and a forbidden pattern may still end.
  private static final long AFTER = 1;

  /// Nothing can go wrong any more.
  private static final long DONE = 2;

  private static final int FIRST_PLACE = 3;

  private final int letters;
  private final Meter meter;
  private final List<RowMove> moves;
  private final RowPatterns avoided;

  /// The place before the first part of each move.
  private final int[] places;

  private final List<long[]> states = new ArrayList<>();
  private final Map<List<Long>, Integer> numbers = new HashMap<>();
  private final List<int[]> arcs = new ArrayList<>();
  private final BitSet accepting = new BitSet();
  private final int[] starts;

  /// @param moves all ways to move, before the lines that forbid patterns
  /// @throws org.grundy.solvers.automaton.moves.NotLinearException if a line says more than
  ///   automata can
  /// @throws BudgetSpentException if there are too many states, or the meter says so
  RowRelation(GameRules rules, List<RowMove> moves, Meter meter) {
    this.letters = rules.cells().size();
    this.meter = meter;
    this.moves = moves;
    this.avoided = new RowPatterns(rules, PatternLine.Effect.AVOID);
    this.places = new int[moves.size() + 1];
    places[0] = FIRST_PLACE;
    for (int i = 0; i < moves.size(); i++) {
      places[i + 1] = places[i] + moves.get(i).parts().size() + 1;
    }
    TreeSet<Integer> first = new TreeSet<>();
    first.add(number(BEFORE, avoided.nothing(), avoided.nothing()));
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).fromStart()) {
        first.add(number(places[i], avoided.nothing(), avoided.nothing()));
      }
    }
    this.starts = first.stream().mapToInt(state -> state).toArray();
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

  private int number(long place, long[] option, long[] position) {
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

  private boolean mayEnd(long place) {
    if (place < FIRST_PLACE) {
      return place != BEFORE;
    }
    int move = moveAt(place);
    return moves.get(move).mayEndAt((int) place - places[move]);
  }

  private int moveAt(long place) {
    int found = Arrays.binarySearch(places, (int) place);
    return found >= 0 ? found : -found - 2;
  }

  /// The states behind a letter, each followed by the letter of the option.
  private int[] choices(long[] state, int letter) {
    Choices choices = new Choices(state, letter);
    long place = state[0];
    if (place == BEFORE) {
      choices.add(BEFORE, letter);
      for (int move = 0; move < moves.size(); move++) {
        if (!moves.get(move).fromStart()) {
          choices.addParts(move, 0);
        }
      }
    } else if (place < FIRST_PLACE) {
      choices.add(place, letter);
    } else {
      int move = moveAt(place);
      choices.addParts(move, (int) place - places[move]);
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

    /// The letter may be read by a part of a move, or by one behind it where parts are repeated.
    void addParts(int move, int from) {
      List<RowMove.Part> parts = moves.get(move).parts();
      for (int part = from; part < parts.size(); part++) {
        RowMove.Part one = parts.get(part);
        if (one.reads(letter)) {
          int next = one.repeated() ? part : part + 1;
          boolean over = next == parts.size() && !moves.get(move).toEnd();
          add(over ? AFTER : places[move] + next, one.after(letter));
        }
        if (!one.repeated()) {
          return;
        }
      }
    }

    void add(long place, int written) {
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
      if (place == AFTER) {
        boolean done = Arrays.stream(fresh).allMatch(bits -> bits == 0);
        found.add(new Arc(number(done ? DONE : AFTER, fresh, avoided.nothing()), written));
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
