package org.grundy.solvers.automaton;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.moves.MoveRelation.Arrows;

/// The moves that change some of the sizes as an automaton without determinism: it reads the digits
/// of a position and chooses those of an option. States from which no option comes are left out.
final class OptionArcs {
  private static final int PART = 2;
  private static final int BYTES_A_LIST = 24;

  private final int letters;
  private final Automaton holds;
  private final BitSet live;

  /// By state and letter of the position: the state behind and the letter of the option, of each
  /// choice.
  private final int[][] arcs;

  /// @param heaps the number of sizes of a position
  /// @throws org.grundy.core.BudgetSpentException if there is no memory for the arcs
  OptionArcs(Arrows arrows, int heaps, Meter meter) {
    this.holds = arrows.holds();
    this.letters = Math.powExact(holds.radix(), heaps);
    this.live = holds.reaching(1);
    meter.claim(
        holds.states()
            * (BYTES_A_LIST * (long) letters + (long) PART * Integer.BYTES * holds.letters()));
    this.arcs = new int[Math.multiplyExact(holds.states(), letters)][];
    int[] tracks = holds.tracks();
    int[] option = lettersAt(tracks, arrows.option(), holds.radix());
    int[] own = lettersAt(tracks, IntStream.range(0, heaps).toArray(), holds.radix());
    int[][] wide = new int[letters][];
    for (int letter = 0; letter < letters; letter++) {
      int one = letter;
      wide[letter] = IntStream.range(0, own.length).filter(all -> own[all] == one).toArray();
    }
    for (int state = 0; state < holds.states(); state++) {
      for (int letter = 0; letter < letters; letter++) {
        int[] choices = new int[PART * wide[letter].length];
        int size = 0;
        for (int both : wide[letter]) {
          int next = holds.next(state, both);
          if (live.get(next)) {
            choices[size++] = next;
            choices[size++] = option[both];
          }
        }
        arcs[state * letters + letter] = Arrays.copyOf(choices, size);
      }
    }
  }

  private static int[] lettersAt(int[] tracks, int[] some, int radix) {
    int[] places = Arrays.stream(some).map(track -> Arrays.binarySearch(tracks, track)).toArray();
    return Automaton.lettersAt(places, tracks.length, radix);
  }

  int states() {
    return holds.states();
  }

  /// True if there is an option at all, behind some digits.
  boolean isLive() {
    return live.get(0);
  }

  /// The state behind and the letter of the option, of each choice; not to be changed.
  int[] arcs(int state, int letter) {
    return arcs[state * letters + letter];
  }

  boolean accepts(int state) {
    return holds.accepts(state);
  }
}
