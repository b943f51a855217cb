package org.grundy.solvers.automaton.method;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.Numeration;

/// The options of one position that a line leaves: the words that the automaton of the line accepts
/// behind the word of the position. Options have no more digits than the largest size, as none of
/// their sizes is larger.
///
/// At each digit a state is one of the line and one of the automaton that says who wins; from each
/// it is counted once how many words lead on to an option. So the work does not grow with the
/// number of options but with the number of digits.
final class OptionWords {
  private final Automaton line;
  private final Automaton claim;
  private final Numeration numeration;
  private final int heaps;
  private final boolean onlyLost;
  private final int[] word;
  private final Meter meter;
  private final List<Map<Long, BigInteger>> counts = new ArrayList<>();

  /// @param line over the tracks of the position and of the option
  /// @param onlyLost whether only options count that are lost for who has to move there
  OptionWords(Automaton line, AutomatonProof proof, long[] sizes, boolean onlyLost, Meter meter) {
    this.line = line;
    this.claim = proof.automaton();
    this.numeration = proof.numeration();
    this.heaps = proof.heaps();
    this.onlyLost = onlyLost;
    this.word = numeration.word(sizes);
    this.meter = meter;
    for (int i = 0; i <= word.length; i++) {
      counts.add(new HashMap<>());
    }
  }

  /// How many there are.
  BigInteger count() {
    return count(0, 0, 0);
  }

  /// Some of them, as sizes: as many as there are, or as are asked for.
  List<long[]> some(int most) {
    List<long[]> found = new ArrayList<>();
    walk(0, 0, 0, new int[word.length], most, found);
    found.sort(Arrays::compare);
    return found;
  }

  private BigInteger count(int at, int ofLine, int ofClaim) {
    long state = (long) ofLine << 32 | ofClaim;
    BigInteger known = counts.get(at).get(state);
    if (known != null) {
      return known;
    }
    meter.work(1);
    BigInteger count = BigInteger.ZERO;
    if (at == word.length) {
      boolean counts = line.accepts(ofLine) && (!onlyLost || claim.output(ofClaim) == 0);
      count = counts ? BigInteger.ONE : BigInteger.ZERO;
    } else {
      for (int letter = 0; letter < claim.letters(); letter++) {
        count = count.add(count(at + 1, next(at, ofLine, letter), claim.next(ofClaim, letter)));
      }
    }
    counts.get(at).put(state, count);
    return count;
  }

  private int next(int at, int ofLine, int letter) {
    return line.next(ofLine, word[at] + letter * claim.letters());
  }

  private void walk(int at, int ofLine, int ofClaim, int[] option, int most, List<long[]> found) {
    if (found.size() == most || count(at, ofLine, ofClaim).signum() == 0) {
      return;
    }
    if (at == word.length) {
      found.add(numeration.numbers(option, heaps).orElseThrow());
      return;
    }
    for (int letter = 0; letter < claim.letters(); letter++) {
      option[at] = letter;
      walk(at + 1, next(at, ofLine, letter), claim.next(ofClaim, letter), option, most, found);
    }
  }
}
