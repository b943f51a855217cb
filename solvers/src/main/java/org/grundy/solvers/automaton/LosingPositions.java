package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;

/// The losing positions up to a size, read off an automaton: words are gone along only as far as
/// one of them may end in a losing state.
public final class LosingPositions {
  private static final int BYTES = 64;

  private final AutomatonProof proof;
  private final long most;
  private final Meter meter;
  private final int length;
  private final List<BitSet> live = new ArrayList<>();
  private final List<long[]> found = new ArrayList<>();

  private LosingPositions(AutomatonProof proof, long most, Meter meter) {
    this.proof = proof;
    this.most = most;
    this.meter = meter;
    this.length = proof.numeration().digits(most).length;
  }

  /// All losing positions whose sizes are at most `most`, in the order of their sizes.
  ///
  /// @param most from 0 and below 2^62
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static List<long[]> upTo(AutomatonProof proof, long most, Meter meter) {
    LosingPositions search = new LosingPositions(proof, most, meter);
    search.findLive();
    search.walk(0, new int[search.length], 0);
    search.found.sort(Arrays::compare);
    return search.found;
  }

  /// For each number of letters the states that so many letters lead to a losing one.
  private void findLive() {
    Automaton automaton = proof.automaton();
    BitSet now = new BitSet();
    for (int state = 0; state < automaton.states(); state++) {
      now.set(state, automaton.output(state) == 0);
    }
    live.add(now);
    for (int left = 1; left <= length; left++) {
      BitSet after = live.getLast();
      BitSet before = new BitSet();
      for (int state = 0; state < automaton.states(); state++) {
        for (int letter = 0; letter < automaton.letters() && !before.get(state); letter++) {
          before.set(state, after.get(automaton.next(state, letter)));
        }
      }
      live.add(before);
    }
  }

  private void walk(int state, int[] word, int at) {
    if (at == length) {
      meter.work(1);
      proof
          .numeration()
          .numbers(word, proof.heaps())
          .filter(sizes -> Arrays.stream(sizes).allMatch(size -> size <= most))
          .ifPresent(sizes -> {
            meter.claim(BYTES);
            found.add(sizes);
          });
      return;
    }
    Automaton automaton = proof.automaton();
    for (int letter = 0; letter < automaton.letters(); letter++) {
      int next = automaton.next(state, letter);
      if (live.get(length - at - 1).get(next)) {
        word[at] = letter;
        walk(next, word, at + 1);
      }
    }
  }
}
