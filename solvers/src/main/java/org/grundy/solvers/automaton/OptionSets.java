package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.StateNumbers;

/// The options of a position by moves that change the same sizes which have some number, followed
/// while the position is read: the pairs of states that the moves and the claim may have reached.
/// Sets of pairs are numbered, and what follows a set is found once. Pairs from which no such
/// option can come are left out.
final class OptionSets implements AutoCloseable {
  private final OptionArcs moves;
  private final Automaton claim;
  private final int level;
  private final int width;
  private final int letters;
  private final BitSet liveClaims;
  private final StateNumbers numbers;
  private final Meter meter;
  private final List<int[]> steps = new ArrayList<>();
  private final BitSet accepting = new BitSet();
  private final BitSet seen = new BitSet();
  private int[] found = new int[64];
  private long claimed;

  /// @param level the number of the options
  /// @param mostStates more sets are not looked at
  OptionSets(OptionArcs moves, Automaton claim, int level, int mostStates, Meter meter) {
    this.moves = moves;
    this.claim = claim;
    this.level = level;
    this.width = claim.states();
    this.letters = claim.letters();
    this.liveClaims = claim.reaching(level);
    this.numbers = new StateNumbers(meter, mostStates);
    this.meter = meter;
    Math.multiplyExact(moves.states(), width); // pairs are numbers
  }

  /// The set at the start: leading zeros of the position may be digits of an option, which then is
  /// larger in some size.
  int start() {
    BitSet reached = new BitSet();
    int[] fresh =
        liveClaims.get(0)
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

  /// True if there is an option that ends with this set.
  boolean accepts(int set) {
    return accepting.get(set);
  }

  private int number(int[] pairs) {
    int number = numbers.of(pairs);
    if (number == steps.size()) {
      long bytes = 4L * letters + 32;
      meter.claim(bytes);
      claimed += bytes;
      steps.add(new int[letters]);
      accepting.set(
          number,
          Arrays.stream(pairs)
              .anyMatch(
                  pair -> moves.accepts(pair / width) && claim.output(pair % width) == level));
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
        if (liveClaims.get(to) && !seen.get(next)) {
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
