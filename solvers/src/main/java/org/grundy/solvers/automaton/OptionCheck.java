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
/// A claim of values has to say of each position the least number that it says of no option. A
/// claim of who wins, 0 where the player to move loses and 1 elsewhere, has to do the same where
/// only the options of which it says 0 are looked at. As plays end, there is only one such claim,
/// by induction over the longest play.
///
/// All positions are looked at together: a state of the search is the states in which the automaton
/// is after the digits of a position, and for the moves that change the same sizes all pairs of
/// states in which their relation and the automaton may be after those digits and as many of an
/// option. The first state that the claim contradicts gives a position with the fewest digits.
public final class OptionCheck {
  /// The memory of a state besides its numbers.
  private static final int BYTES_A_STATE = 28;

  /// The time of a state and a letter, as measured.
  private static final double SECONDS_A_LETTER = 1e-6;

  private final Automaton standing;
  private final List<OptionArcs> moves;
  private final Automaton claim;
  private final boolean ofValues;
  private final Meter meter;
  private final int mostStates;
  private int states;
  private long claimed;

  /// @param standing for positions one of [MoveRelation#FREE], [MoveRelation#LOST],
  ///   [MoveRelation#WON] and [MoveRelation#INVALID]
  /// @param ofValues whether the claim says values; else who wins
  /// @param mostStates more states are not looked at
  public OptionCheck(
      Automaton standing,
      List<OptionArcs> moves,
      Automaton claim,
      boolean ofValues,
      int mostStates,
      Meter meter) {
    this.standing = standing;
    this.moves = moves;
    this.claim = claim;
    this.ofValues = ofValues;
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

  /// The first of the shortest words that write a position of which the claim says what does not
  /// follow from what it says of the options; empty where there is none.
  ///
  /// @throws org.grundy.core.BudgetSpentException if there are too many states, or the meter says
  ///   so
  public Optional<int[]> refute() {
    List<OptionSets> options = new ArrayList<>();
    try (StateNumbers numbers = new StateNumbers(meter, mostStates)) {
      moves.forEach(some -> options.add(new OptionSets(some, claim, ofValues, mostStates, meter)));
      return refute(numbers, options);
    } finally {
      options.forEach(OptionSets::close);
      meter.claim(-claimed);
      claimed = 0;
    }
  }

  private Optional<int[]> refute(StateNumbers numbers, List<OptionSets> options) {
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
      if (contradicts(key, options)) {
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

  private boolean contradicts(int[] key, List<OptionSets> options) {
    int said = claim.output(key[0]);
    return switch (standing.output(key[1])) {
      case MoveRelation.INVALID -> false;
      case MoveRelation.LOST -> said != 0;
      case MoveRelation.WON -> said == 0;
      default -> said != least(key, options);
    };
  }

  /// The least number that is said of no option that is looked at.
  private static int least(int[] key, List<OptionSets> options) {
    int least = 0;
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i).outputs(key[2 + i]).get(least)) {
        least++;
        i = -1;
      }
    }
    return least;
  }
}
