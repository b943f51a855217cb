package org.grundy.checker.automaton;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.AutomatonCertificate.Claim;

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

  /// The automaton of lists in which nothing is [wrong][#wrong].
  static Automaton of(List<Long> outputs, List<Long> arcs) {
    return new Automaton(arcs.size() / outputs.size(), outputs, arcs);
  }

  /// What is wrong with the outputs and arcs of an automaton; empty where nothing is.
  static Optional<String> wrong(List<Long> outputs, List<Long> arcs, long letters, Claim claim) {
    int states = outputs.size();
    if (states == 0
        || arcs.size() != states * letters
        || arcs.size() > AutomatonCertificate.MOST_ARCS) {
      return Optional.of(
          "%,d states and %,d letters have not %,d arcs".formatted(states, letters, arcs.size()));
    }
    if (arcs.stream().anyMatch(arc -> arc < 0 || arc >= states)) {
      return Optional.of("an arc leads to no state");
    }
    long most = claim == Claim.LOSING ? 1 : AutomatonCertificate.MOST_ARCS;
    return outputs.stream().anyMatch(output -> output < 0 || output > most)
        ? Optional.of("an output is larger than " + most)
        : Optional.empty();
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
