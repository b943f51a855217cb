package org.grundy.checker.automaton;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.core.certificate.AutomatonCertificate;

/// A complete deterministic automaton with outputs.
final class Automaton {
  private final int letters;
  private final int[] arcs;
  private final long[] outputs;

  /// @param arcs state by state and letter by letter, each to a state that has an output
  private Automaton(int letters, List<Long> outputs, List<Long> arcs) {
    this.letters = letters;
    this.outputs = outputs.stream().mapToLong(Long::longValue).toArray();
    this.arcs = arcs.stream().mapToInt(Math::toIntExact).toArray();
  }

  /// The automaton of a certificate whose numbers are one.
  static Automaton of(AutomatonCertificate certificate) {
    int letters = certificate.arcs().size() / certificate.outputs().size();
    return new Automaton(letters, certificate.outputs(), certificate.arcs());
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
    int[] from = new int[states() + 1];
    for (int arc : arcs) {
      from[arc + 1]++;
    }
    Arrays.parallelPrefix(from, Integer::sum);
    int[] before = new int[arcs.length];
    int[] next = from.clone();
    for (int arc = 0; arc < arcs.length; arc++) {
      before[next[arcs[arc]]++] = arc / letters;
    }
    BitSet found = new BitSet();
    IntStream.range(0, states()).filter(state -> outputs[state] == output).forEach(found::set);
    Deque<Integer> open = new ArrayDeque<>(found.stream().boxed().toList());
    while (!open.isEmpty()) {
      int state = open.remove();
      for (int i = from[state]; i < from[state + 1]; i++) {
        if (!found.get(before[i])) {
          found.set(before[i]);
          open.add(before[i]);
        }
      }
    }
    return found;
  }
}
