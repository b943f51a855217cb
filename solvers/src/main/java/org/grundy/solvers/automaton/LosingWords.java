package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.solvers.automaton.digit.Automaton;

/// The words that lose by an automaton of which 0 is their output. Words are gone along only as far
/// as one of them may lose, letter by letter on a stack of its own, so that they may be of any
/// length.
public final class LosingWords {
  private final Automaton automaton;

  /// For each number of letters the states that so many letters lead to a losing one.
  private final List<BitSet> live = new ArrayList<>();

  public LosingWords(Automaton automaton) {
    this.automaton = automaton;
    BitSet losing = new BitSet();
    for (int state = 0; state < automaton.states(); state++) {
      losing.set(state, automaton.output(state) == 0);
    }
    live.add(losing);
  }

  /// Hands over all of a length, in the order of their letters.
  ///
  /// @param sink is given the same array each time
  public void each(int length, Consumer<int[]> sink) {
    while (live.size() <= length) {
      live.add(before(live.getLast()));
    }
    if (!live.get(length).get(0)) {
      return;
    }
    int[] word = new int[length];
    int[] tried = new int[length];
    int[] states = new int[length + 1];
    int at = 0;
    while (at >= 0) {
      if (at == length) {
        sink.accept(word);
        at--;
      } else if (tried[at] == automaton.letters()) {
        tried[at--] = 0;
      } else {
        word[at] = tried[at]++;
        int next = automaton.next(states[at], word[at]);
        if (live.get(length - at - 1).get(next)) {
          states[++at] = next;
        }
      }
    }
  }

  /// The states from which a letter leads to one of these.
  private BitSet before(BitSet after) {
    BitSet before = new BitSet();
    for (int state = 0; state < automaton.states(); state++) {
      for (int letter = 0; letter < automaton.letters() && !before.get(state); letter++) {
        before.set(state, after.get(automaton.next(state, letter)));
      }
    }
    return before;
  }
}
