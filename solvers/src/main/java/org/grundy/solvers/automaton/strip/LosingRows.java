package org.grundy.solvers.automaton.strip;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.LosingWords;
import org.grundy.solvers.automaton.digit.Automaton;

/// The rows that lose, read off an automaton of which 0 is their output.
public final class LosingRows {
  private static final int BYTES_A_ROW = 64;

  private LosingRows() {}

  /// How many rows of 1, 2, …, `most` cells lose.
  public static List<BigInteger> counts(Automaton automaton, int most) {
    BigInteger[] words = new BigInteger[automaton.states()];
    Arrays.setAll(words, state -> automaton.output(state) == 0 ? BigInteger.ONE : BigInteger.ZERO);
    List<BigInteger> counts = new ArrayList<>();
    for (int length = 1; length <= most; length++) {
      words = before(automaton, words);
      counts.add(words[0]);
    }
    return counts;
  }

  /// By state: how many words of one letter more there are.
  private static BigInteger[] before(Automaton automaton, BigInteger... words) {
    BigInteger[] longer = new BigInteger[words.length];
    for (int state = 0; state < longer.length; state++) {
      longer[state] = BigInteger.ZERO;
      for (int letter = 0; letter < automaton.letters(); letter++) {
        longer[state] = longer[state].add(words[automaton.next(state, letter)]);
      }
    }
    return longer;
  }

  /// The rows of 1 to `most` cells that lose, the shortest first, each a word of glyphs by their
  /// numbers.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static List<int[]> upTo(Automaton automaton, int most, Meter meter) {
    LosingWords losing = new LosingWords(automaton);
    List<int[]> found = new ArrayList<>();
    for (int length = 1; length <= most; length++) {
      losing.each(
          length,
          word -> {
            meter.work(1);
            meter.claim(BYTES_A_ROW + 4L * word.length);
            found.add(word.clone());
          });
    }
    return found;
  }
}
