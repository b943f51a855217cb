package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.StateNumbers;
import org.grundy.solvers.automaton.moves.MoveRelation;

/// The check that an automaton says of each position what follows from what it says of the options.
///
/// An automaton gives each position a number. Of a *level* u it is to hold: a position with the
/// number u has no option with the number u, and one with a larger number has such an option. As
/// plays end, a claim that passes for level 0 says who wins (0 is lost), and one that passes for
/// all levels says the Grundy values: by induction over the longest play there is only one such
/// claim.
///
/// All positions are looked at together: a state of the search is the states in which the automaton
/// is after the digits of a position, and for the moves that change the same sizes all pairs of
/// states in which their relation and the automaton may be after those digits and as many of an
/// option. The first state that the claim contradicts gives a position with the fewest digits.
public final class LevelCheck {
  /// The memory of a state besides its numbers.
  private static final int BYTES_A_STATE = 28;

  /// The time of a state and a letter, as measured.
  private static final double SECONDS_A_LETTER = 1e-6;

  private final Automaton standing;
  private final List<OptionArcs> moves;
  private final Automaton claim;
  private final Meter meter;
  private final int mostStates;
  private int states;
  private long claimed;

  /// @param standing for positions one of [MoveRelation#FREE], [MoveRelation#LOST],
  ///   [MoveRelation#WON] and [MoveRelation#INVALID]
  /// @param mostStates more states are not looked at
  public LevelCheck(
      Automaton standing, List<OptionArcs> moves, Automaton claim, int mostStates, Meter meter) {
    this.standing = standing;
    this.moves = moves;
    this.claim = claim;
    this.meter = meter;
    this.mostStates = mostStates;
  }

  /// How much the check may take, in words: the most states, and for so many memory and time.
  String estimate() {
    long bytes = 2L * (Integer.BYTES * (2L + moves.size()) + BYTES_A_STATE) * mostStates;
    double seconds = SECONDS_A_LETTER * claim.letters() * mostStates;
    return "at most %,d states, %,d MB and %.1f s".formatted(mostStates, bytes >> 20, seconds);
  }

  /// The number of states that were looked at.
  public int states() {
    return states;
  }

  /// A position with the fewest digits, as a word, of which the claim says what does not follow
  /// from what it says of the options at a level; empty where there is none.
  ///
  /// @throws org.grundy.core.BudgetSpentException if there are too many states, or the meter says
  ///   so
  public Optional<int[]> refute(int level) {
    List<OptionSets> options = new ArrayList<>();
    try (StateNumbers numbers = new StateNumbers(meter, mostStates)) {
      moves.forEach(some -> options.add(new OptionSets(some, claim, level, mostStates, meter)));
      return refute(level, numbers, options);
    } finally {
      options.forEach(OptionSets::close);
      meter.claim(-claimed);
      claimed = 0;
    }
  }

  private Optional<int[]> refute(int level, StateNumbers numbers, List<OptionSets> options) {
    int letters = claim.letters();
    int[] own = standing.lettersOf(claim.tracks());
    int[] parents = new int[16];
    int[] last = new int[16];
    int[] next = new int[2 + options.size()];
    for (int i = 0; i < options.size(); i++) {
      next[2 + i] = options.get(i).start();
    }
    numbers.of(next);
    for (int state = 0; state < numbers.count(); state++) {
      int[] key = numbers.get(state);
      if (contradicts(key[0], standing.output(key[1]), accepts(options, key), level)) {
        states += numbers.count();
        return Optional.of(Automaton.wordTo(state, parents, last));
      }
      for (int letter = 0; letter < letters; letter++) {
        int before = numbers.count();
        next[0] = claim.next(key[0], letter);
        next[1] = standing.next(key[1], own[letter]);
        for (int i = 0; i < options.size(); i++) {
          next[2 + i] = options.get(i).next(key[2 + i], letter);
        }
        int to = numbers.of(next);
        if (to >= before) {
          if (to >= parents.length) {
            meter.claim(2L * Integer.BYTES * to);
            claimed += 2L * Integer.BYTES * to;
            parents = Arrays.copyOf(parents, to * 2);
            last = Arrays.copyOf(last, to * 2);
          }
          parents[to] = state;
          last[to] = letter;
        }
      }
    }
    states += numbers.count();
    return Optional.empty();
  }

  private static boolean accepts(List<OptionSets> options, int[] key) {
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i).accepts(key[2 + i])) {
        return true;
      }
    }
    return false;
  }

  private boolean contradicts(int state, int standing, boolean option, int level) {
    int said = claim.output(state);
    return switch (standing) {
      case MoveRelation.INVALID -> false;
      case MoveRelation.LOST -> said != 0;
      case MoveRelation.WON -> said == 0;
      default -> said == level ? option : said > level && !option;
    };
  }
}
