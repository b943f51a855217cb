package org.grundy.solvers.automaton;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.StateNumbers;
import org.grundy.solvers.automaton.moves.MoveRelation;
import org.grundy.solvers.automaton.moves.MoveRelation.Arrows;

/// The check that an automaton says of each position what follows from what it says of the options.
///
/// An automaton gives each position a number. Of a *level* u it is to hold: a position with the
/// number u has no option with the number u, and one with a larger number has such an option. As
/// plays end, a claim that passes for level 0 says who wins (0 is lost), and one that passes for
/// all levels says the Grundy values: by induction over the longest play there is only one such
/// claim.
///
/// All positions are looked at together: a state of the search is the states in which the automaton
/// is after the digits of a position, and all pairs of states in which the relation of moves and
/// the automaton may be after those digits and as many of an option. The first state that the claim
/// contradicts gives a position with the fewest digits.
final class ClaimCheck {
  private final MoveRelation relation;
  private final Automaton claim;
  private final Meter meter;
  private final int mostStates;
  private int states;

  /// @param mostStates more states are not looked at
  ClaimCheck(MoveRelation relation, Automaton claim, int mostStates, Meter meter) {
    this.relation = relation;
    this.claim = claim;
    this.meter = meter;
    this.mostStates = mostStates;
  }

  /// The number of states that were looked at.
  int states() {
    return states;
  }

  /// A position with the fewest digits, as a word, of which the claim says what does not follow
  /// from what it says of the options at a level; empty where there is none.
  ///
  /// @throws org.grundy.core.BudgetSpentException if there are too many states, or the meter says
  ///   so
  Optional<int[]> refute(int level) {
    OptionStates options = new OptionStates(relation, claim, level);
    Automaton standing = relation.standing();
    int letters = claim.letters();
    int[] own = standing.lettersOf(claim.tracks());
    try (StateNumbers numbers = new StateNumbers(meter, mostStates)) {
      int[] parents = new int[16];
      int[] last = new int[16];
      numbers.of(key(0, 0, options.start()));
      for (int state = 0; state < numbers.count(); state++) {
        int[] key = numbers.get(state);
        int[] some = Arrays.copyOfRange(key, 2, key.length);
        if (contradicts(key[0], standing.output(key[1]), options.accepts(some), level)) {
          states += numbers.count();
          return Optional.of(word(parents, last, state));
        }
        for (int letter = 0; letter < letters; letter++) {
          int next = standing.next(key[1], own[letter]);
          int before = numbers.count();
          int to = numbers.of(key(claim.next(key[0], letter), next, options.next(some, letter)));
          if (to >= before) {
            if (to >= parents.length) {
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
  }

  private static int[] key(int state, int standing, int[] options) {
    int[] key = new int[options.length + 2];
    key[0] = state;
    key[1] = standing;
    System.arraycopy(options, 0, key, 2, options.length);
    return key;
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

  private static int[] word(int[] parents, int[] last, int state) {
    int length = 0;
    for (int at = state; at != 0; at = parents[at]) {
      length++;
    }
    int[] word = new int[length];
    for (int at = state; at != 0; at = parents[at]) {
      word[--length] = last[at];
    }
    return word;
  }

  /// The pairs of states that options with a number reach: of the automaton of some moves, and of
  /// the claim. Pairs from which no such option can come are left out.
  static final class OptionStates {
    private final MoveRelation relation;
    private final Automaton claim;
    private final int level;
    private final int[] bases;
    private final BitSet[] live;
    private final BitSet liveClaims;

    /// For some moves and a letter of the position the letters over all their tracks.
    private final int[][][] wide;

    /// For some moves the letter of the option by the letter over all tracks.
    private final int[][] option;

    OptionStates(MoveRelation relation, Automaton claim, int level) {
      this.relation = relation;
      this.claim = claim;
      this.level = level;
      int count = relation.arrows().size();
      this.bases = new int[count + 1];
      this.live = new BitSet[count];
      this.wide = new int[count][][];
      this.option = new int[count][];
      this.liveClaims = claim.reaching(level);
      for (int i = 0; i < count; i++) {
        Arrows arrows = relation.arrows().get(i);
        Automaton holds = arrows.holds();
        int[] tracks = holds.tracks();
        bases[i + 1] = Math.addExact(bases[i], Math.multiplyExact(holds.states(), claim.states()));
        live[i] = holds.reaching(1);
        option[i] = lettersAt(tracks, arrows.option(), holds.radix());
        wide[i] =
            groups(
                lettersAt(tracks, IntStream.range(0, relation.heaps()).toArray(), holds.radix()),
                claim.letters());
      }
    }

    private static int[] lettersAt(int[] tracks, int[] some, int radix) {
      int[] places = Arrays.stream(some).map(track -> Arrays.binarySearch(tracks, track)).toArray();
      return Automaton.lettersAt(places, tracks.length, radix);
    }

    private static int[][] groups(int[] kept, int letters) {
      return IntStream.range(0, letters)
          .mapToObj(letter ->
              IntStream.range(0, kept.length).filter(one -> kept[one] == letter).toArray())
          .toArray(int[][]::new);
    }

    /// The pairs at the start: leading zeros of the position may be digits of an option, which then
    /// is larger in some size.
    int[] start() {
      BitSet reached = new BitSet();
      int[] fresh =
          IntStream.range(0, bases.length - 1)
              .filter(i -> live[i].get(0) && liveClaims.get(0))
              .map(i -> bases[i])
              .toArray();
      while (fresh.length > 0) {
        Arrays.stream(fresh).forEach(reached::set);
        fresh = Arrays.stream(next(fresh, 0)).filter(pair -> !reached.get(pair)).toArray();
      }
      return reached.stream().toArray();
    }

    int[] next(int[] pairs, int letter) {
      int[] found = new int[16];
      int size = 0;
      int moves = 0;
      for (int pair : pairs) {
        while (pair >= bases[moves + 1]) {
          moves++;
        }
        Automaton holds = relation.arrows().get(moves).holds();
        int at = (pair - bases[moves]) / claim.states();
        int claimed = (pair - bases[moves]) % claim.states();
        for (int both : wide[moves][letter]) {
          int next = holds.next(at, both);
          if (live[moves].get(next)) {
            int to = claim.next(claimed, option[moves][both]);
            if (liveClaims.get(to)) {
              if (size == found.length) {
                found = Arrays.copyOf(found, size * 2);
              }
              found[size++] = bases[moves] + next * claim.states() + to;
            }
          }
        }
      }
      return distinct(found, size);
    }

    private static int[] distinct(int[] found, int size) {
      Arrays.sort(found, 0, size);
      int count = 0;
      for (int i = 0; i < size; i++) {
        if (i == 0 || found[i] != found[i - 1]) {
          found[count++] = found[i];
        }
      }
      return Arrays.copyOf(found, count);
    }

    boolean accepts(int[] pairs) {
      int moves = 0;
      for (int pair : pairs) {
        while (pair >= bases[moves + 1]) {
          moves++;
        }
        int at = (pair - bases[moves]) / claim.states();
        int claimed = (pair - bases[moves]) % claim.states();
        if (relation.arrows().get(moves).holds().accepts(at) && claim.output(claimed) == level) {
          return true;
        }
      }
      return false;
    }
  }
}
