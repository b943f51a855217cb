package org.grundy.solvers.automaton;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.Numeration;

/// The search for a position of the table of which a guess is wrong, those of few digits first.
///
/// Words of one length are walked through as a tree. What a digit adds to the number of a position
/// in the table, and to its total, is known for each place, so that a step is an addition.
final class Comparison {
  private final Numeration numeration;
  private final Automaton guess;
  private final LevelTable table;
  private final int heaps;

  /// The heaps of which a letter has a digit that is not 0, as bits.
  private final int[] nonzero;

  private int[] word = new int[0];

  /// By place in the word and letter: the heaps behind whose digit a 0 has to come, as bits, or -1
  /// where the letter may not stand there.
  private int[][] full = new int[0][];

  private long[][] numbers = new long[0][];
  private long[][] totals = new long[0][];

  Comparison(Numeration numeration, Automaton guess, LevelTable table, int heaps) {
    this.numeration = numeration;
    this.guess = guess;
    this.table = table;
    this.heaps = heaps;
    this.nonzero = new int[guess.letters()];
    Arrays.setAll(nonzero, letter -> bits(letter, 1));
  }

  /// The heaps whose digits in a letter are so large at least, as bits.
  private int bits(int letter, int least) {
    int bits = 0;
    int rest = letter;
    for (int i = 0; i < heaps; i++) {
      bits |= rest % numeration.radix() >= least ? 1 << i : 0;
      rest /= numeration.radix();
    }
    return bits;
  }

  /// A word of which the guess is wrong, with the fewest digits from a number of them on, of those
  /// so long that all sizes of their length are below the bound.
  Optional<int[]> first(int from, long bound) {
    for (int length = from;
        length < numeration.places() && numeration.weight(length + 1) <= bound;
        length++) {
      prepare(length);
      if (walk(0, 0, 0, 0, 0)) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  private void prepare(int length) {
    int letters = nonzero.length;
    word = new int[length];
    full = new int[length][letters];
    numbers = new long[length][letters];
    totals = new long[length][letters];
    for (int at = 0; at < length; at++) {
      int place = length - at;
      int largest = numeration.largestDigit(place);
      for (int letter = at == 0 ? 1 : 0; letter < letters; letter++) {
        int behind = numeration.positional() ? 0 : bits(letter, largest);
        full[at][letter] = bits(letter, largest + 1) != 0 ? -1 : behind;
        int rest = letter;
        for (int i = 0; i < heaps; i++) {
          long added = rest % numeration.radix() * numeration.weight(place);
          numbers[at][letter] += added * table.stride(i);
          totals[at][letter] += added * table.weight(i);
          rest /= numeration.radix();
        }
      }
    }
    if (length > 0) {
      full[0][0] = -1; // a word with a leading zero is a shorter one
    }
  }

  /// Goes on with all letters; true if the word is found.
  private boolean walk(int at, int state, int zeros, long number, long total) {
    if (at == word.length) {
      int truth = table.output(number, total);
      return truth != Learner.UNKNOWN && truth != guess.output(state);
    }
    if (word.length - at == 2) {
      Meter.checkpoint(nonzero.length * nonzero.length);
    }
    int[] behind = full[at];
    for (int letter = 0; letter < behind.length; letter++) {
      if (behind[letter] >= 0
          && (nonzero[letter] & zeros) == 0
          && walk(
              at + 1,
              guess.next(state, letter),
              behind[letter],
              number + numbers[at][letter],
              total + totals[at][letter])) {
        word[at] = letter;
        return true;
      }
    }
    return false;
  }
}
