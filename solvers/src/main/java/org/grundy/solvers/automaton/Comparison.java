package org.grundy.solvers.automaton;

import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.Numeration;

/// The search for a position of the table of which a guess is wrong, those of few digits first.
final class Comparison {
  private final Numeration numeration;
  private final Automaton guess;
  private final Teacher teacher;
  private final int heaps;
  private final long bound;

  /// The digits of each letter.
  private final int[][] digits;

  private int[] word = new int[0];
  private int[] flags = new int[0];
  private long[][] sizes = new long[0][];

  /// @param bound sizes from it on are not looked at
  Comparison(Numeration numeration, Automaton guess, Teacher teacher, int heaps, long bound) {
    this.numeration = numeration;
    this.guess = guess;
    this.teacher = teacher;
    this.heaps = heaps;
    this.bound = bound;
    this.digits = new int[guess.letters()][heaps];
    for (int letter = 0; letter < digits.length; letter++) {
      int rest = letter;
      for (int i = 0; i < heaps; i++) {
        digits[letter][i] = rest % numeration.radix();
        rest /= numeration.radix();
      }
    }
  }

  /// A word of which the guess is wrong, with the fewest digits; all words of as many digits are
  /// below the bound.
  Optional<int[]> first() {
    if (differs(0, new long[heaps])) {
      return Optional.of(new int[0]);
    }
    for (int length = 1;
        length < numeration.places() && numeration.weight(length + 1) <= bound;
        length++) {
      word = new int[length];
      flags = new int[length + 1];
      sizes = new long[length + 1][heaps];
      if (walk(0, 0)) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  private boolean differs(int state, long[] position) {
    int truth = teacher.output(position);
    return truth != Learner.UNKNOWN && truth != guess.output(state);
  }

  /// Goes on with all letters; true if the word is found.
  private boolean walk(int at, int state) {
    if (at == word.length) {
      return differs(state, sizes[at]);
    }
    Meter.checkpoint(digits.length);
    for (int letter = at == 0 ? 1 : 0; letter < digits.length; letter++) {
      if (step(at, digits[letter])) {
        word[at] = letter;
        if (walk(at + 1, guess.next(state, letter))) {
          return true;
        }
      }
    }
    return false;
  }

  /// Adds digits to the sizes; false where they may not stand there, or make one too large.
  private boolean step(int at, int[] added) {
    int place = word.length - at;
    long weight = numeration.weight(place);
    int full = 0;
    for (int i = 0; i < heaps; i++) {
      int digit = added[i];
      if (digit > numeration.largestDigit(place) || (digit > 0 && (flags[at] >> i & 1) != 0)) {
        return false;
      }
      if (!numeration.positional() && digit == numeration.largestDigit(place)) {
        full |= 1 << i;
      }
      sizes[at + 1][i] = sizes[at][i] + digit * weight;
      if (sizes[at + 1][i] >= bound) {
        return false;
      }
    }
    flags[at + 1] = full;
    return true;
  }
}
