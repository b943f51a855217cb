package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Numeration;

/// The losing positions up to a size, read off an automaton.
public final class LosingPositions {
  private static final int BYTES = 64;

  private LosingPositions() {}

  /// All losing positions whose sizes are at most `most`, in the order of their sizes.
  ///
  /// @param most from 0 and below 2^62
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static List<long[]> upTo(AutomatonProof proof, long most, Meter meter) {
    Numeration numeration = proof.numeration();
    List<long[]> found = new ArrayList<>();
    new LosingWords(proof.automaton())
        .each(
            numeration.digits(most).length,
            word -> {
              meter.work(1);
              numeration
                  .numbers(word, proof.heaps())
                  .filter(sizes -> Arrays.stream(sizes).allMatch(size -> size <= most))
                  .ifPresent(sizes -> {
                    meter.claim(BYTES);
                    found.add(sizes);
                  });
            });
    found.sort(Arrays::compare);
    return found;
  }
}
