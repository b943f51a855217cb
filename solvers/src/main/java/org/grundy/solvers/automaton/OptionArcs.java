package org.grundy.solvers.automaton;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.moves.MoveRelation;
import org.grundy.solvers.automaton.moves.MoveRelation.Arrows;

/// The moves as one automaton without determinism: it reads the digits of a position and chooses
/// those of an option. Its states are those of all automata of the relation, one after the other;
/// those from which no option comes are left out.
final class OptionArcs {
  private static final int PART = 2;

  private final int letters;
  private final int states;
  private final int[] starts;
  private final BitSet accepting = new BitSet();

  /// By state and letter of the position: the state behind and the letter of the option, of each
  /// choice.
  private final int[][] arcs;

  /// @param letters the letters of a position
  OptionArcs(MoveRelation relation, int letters) {
    this.letters = letters;
    this.states =
        relation.arrows().stream()
            .mapToInt(arrows -> arrows.holds().states())
            .reduce(0, Math::addExact);
    this.arcs = new int[Math.multiplyExact(states, letters)][];
    int[] found = new int[relation.arrows().size()];
    int count = 0;
    int base = 0;
    for (Arrows arrows : relation.arrows()) {
      BitSet live = arrows.holds().reaching(1);
      if (live.get(0)) {
        found[count++] = base;
      }
      add(arrows, relation.heaps(), live, base);
      base += arrows.holds().states();
    }
    this.starts = Arrays.copyOf(found, count);
  }

  private void add(Arrows arrows, int heaps, BitSet live, int base) {
    Automaton holds = arrows.holds();
    int[] tracks = holds.tracks();
    int[] option = lettersAt(tracks, arrows.option(), holds.radix());
    int[] own = lettersAt(tracks, IntStream.range(0, heaps).toArray(), holds.radix());
    int[][] wide = new int[letters][];
    for (int letter = 0; letter < letters; letter++) {
      int one = letter;
      wide[letter] = IntStream.range(0, own.length).filter(all -> own[all] == one).toArray();
    }
    for (int state = 0; state < holds.states(); state++) {
      if (holds.accepts(state)) {
        accepting.set(base + state);
      }
      for (int letter = 0; letter < letters; letter++) {
        int[] choices = new int[PART * wide[letter].length];
        int size = 0;
        for (int both : wide[letter]) {
          int next = holds.next(state, both);
          if (live.get(next)) {
            choices[size++] = base + next;
            choices[size++] = option[both];
          }
        }
        arcs[(base + state) * letters + letter] = Arrays.copyOf(choices, size);
      }
    }
  }

  private static int[] lettersAt(int[] tracks, int[] some, int radix) {
    int[] places = Arrays.stream(some).map(track -> Arrays.binarySearch(tracks, track)).toArray();
    return Automaton.lettersAt(places, tracks.length, radix);
  }

  int states() {
    return states;
  }

  /// The states at the start.
  int[] starts() {
    return starts;
  }

  /// The state behind and the letter of the option, of each choice; not to be changed.
  int[] arcs(int state, int letter) {
    return arcs[state * letters + letter];
  }

  boolean accepts(int state) {
    return accepting.get(state);
  }
}
