package org.grundy.checker.automaton;

import java.util.BitSet;
import java.util.List;

/// A complete deterministic automaton with outputs.
final class Automaton {
  private final int letters;
  private final int[] arcs;
  private final long[] outputs;

  /// @param arcs state by state and letter by letter, each to a state that has an output
  Automaton(int letters, List<Long> outputs, List<Long> arcs) {
    this.letters = letters;
    this.outputs = outputs.stream().mapToLong(Long::longValue).toArray();
    this.arcs = arcs.stream().mapToInt(Math::toIntExact).toArray();
  }

  int states() {
    return outputs.length;
  }

  int letters() {
    return letters;
  }

  int after(int state, int letter) {
    return arcs[state * letters + letter];
  }

  long output(int state) {
    return outputs[state];
  }

  /// The states from which one of an output is reached.
  BitSet reaching(long output) {
    BitSet found = new BitSet();
    for (int state = 0; state < states(); state++) {
      found.set(state, outputs[state] == output);
    }
    int before;
    do {
      before = found.cardinality();
      for (int state = states() - 1; state >= 0; state--) {
        for (int letter = 0; letter < letters && !found.get(state); letter++) {
          found.set(state, found.get(after(state, letter)));
        }
      }
    } while (found.cardinality() > before);
    return found;
  }
}
