package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.StateNumbers;

/// The options of a position by moves that change the same sizes, followed while the position is
/// read: the pairs of states that the moves and the claim may have reached. Sets of pairs are
/// numbered, and what follows a set is found once. Pairs from which no option comes that counts are
/// left out.
final class OptionSets implements AutoCloseable {
  private final OptionArcs moves;
  private final Automaton claim;
  private final int width;
  private final int letters;
  private final boolean ofValues;

  /// The states of the claim from which one is reached with an output that counts.
  private final BitSet live;

  private final StateNumbers numbers;
  private final Meter meter;
  private final List<int[]> steps = new ArrayList<>();
  private final List<BitSet> outputs = new ArrayList<>();
  private final Map<BitSet, BitSet> distinct = new HashMap<>();
  private final BitSet seen = new BitSet();
  private int[] found = new int[64];
  private long claimed;

  /// @param ofValues whether all options count; else only those of which the claim says 0
  /// @param mostStates more sets are not looked at
  OptionSets(OptionArcs moves, Automaton claim, boolean ofValues, int mostStates, Meter meter) {
    this.moves = moves;
    this.claim = claim;
    this.width = claim.states();
    this.letters = claim.letters();
    this.ofValues = ofValues;
    this.live = claim.reaching(this::counts);
    this.numbers = new StateNumbers(meter, mostStates);
    this.meter = meter;
    Math.multiplyExact(moves.states(), width); // pairs are numbers
  }

  /// The set at the start: leading zeros of the position may be digits of an option, which then is
  /// larger in some size.
  int start() {
    BitSet reached = new BitSet();
    int[] fresh =
        live.get(0)
            ? Arrays.stream(moves.starts()).map(state -> state * width).toArray()
            : new int[0];
    while (fresh.length > 0) {
      Arrays.stream(fresh).forEach(reached::set);
      fresh =
          moves.padded()
              ? Arrays.stream(after(fresh, 0)).filter(pair -> !reached.get(pair)).toArray()
              : new int[0];
    }
    return number(reached.stream().toArray());
  }

  /// The set after a letter of the position.
  int next(int set, int letter) {
    int[] known = steps.get(set);
    if (known[letter] == 0) {
      known[letter] = 1 + number(after(numbers.get(set), letter));
    }
    return known[letter] - 1;
  }

  private boolean counts(int output) {
    return ofValues || output == 0;
  }

  /// What the claim says of the options that end with this set, as far as they count; not to be
  /// changed.
  BitSet outputs(int set) {
    return outputs.get(set);
  }

  private int number(int[] pairs) {
    int number = numbers.of(pairs);
    if (number == steps.size()) {
      long bytes = 4L * letters + 32;
      meter.claim(bytes);
      claimed += bytes;
      steps.add(new int[letters]);
      BitSet said = new BitSet();
      Arrays.stream(pairs)
          .filter(pair -> moves.accepts(pair / width))
          .map(pair -> claim.output(pair % width))
          .filter(this::counts)
          .forEach(said::set);
      outputs.add(distinct.computeIfAbsent(said, one -> one));
    }
    return number;
  }

  private int[] after(int[] pairs, int letter) {
    int size = 0;
    for (int pair : pairs) {
      int said = pair % width;
      int[] arcs = moves.arcs(pair / width, letter);
      for (int i = 0; i < arcs.length; i += 2) {
        int to = claim.next(said, arcs[i + 1]);
        int next = arcs[i] * width + to;
        if (live.get(to) && !seen.get(next)) {
          seen.set(next);
          if (size == found.length) {
            found = Arrays.copyOf(found, size * 2);
          }
          found[size++] = next;
        }
      }
    }
    int[] sorted = Arrays.copyOf(found, size);
    for (int pair : sorted) {
      seen.clear(pair);
    }
    Arrays.sort(sorted);
    Meter.checkpoint(1 + size);
    return sorted;
  }

  @Override
  public void close() {
    numbers.close();
    meter.claim(-claimed);
    claimed = 0;
  }
}
