package org.grundy.solvers.automaton;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.Numeration;

/// The number of losing positions up to a size, counted digit by digit.
///
/// Numbers of one length compare as their digits do, the most significant first. So it is enough to
/// remember of each size whether its digits are those of the bound so far; once one is smaller, the
/// size is smaller.
public final class LosingCount {
  private static final int MOST_STATES = 1 << 18;

  private final Automaton losing;
  private final Numeration numeration;
  private final Meter meter;

  /// @param proof of who wins
  public LosingCount(AutomatonProof proof, Meter meter) {
    AutomatonAlgebra algebra = new AutomatonAlgebra(proof.numeration(), meter, MOST_STATES);
    this.losing = proof.losing(algebra);
    this.numeration = proof.numeration();
    this.meter = meter;
  }

  /// How many there are whose sizes are at most `most`.
  ///
  /// @param most from 0 and below 2^62
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public BigInteger upTo(long most) {
    int heaps = losing.tracks().length;
    Map<Long, BigInteger> counts = Map.of(key(0, (1 << heaps) - 1), BigInteger.ONE);
    for (int bound : numeration.digits(most)) {
      Map<Long, BigInteger> next = new HashMap<>();
      for (Map.Entry<Long, BigInteger> one : counts.entrySet()) {
        meter.work(1);
        int state = (int) (one.getKey() >> 32);
        int equal = one.getKey().intValue();
        for (int letter = 0; letter < losing.letters(); letter++) {
          int still = compared(letter, equal, bound);
          if (still >= 0) {
            next.merge(key(losing.next(state, letter), still), one.getValue(), BigInteger::add);
          }
        }
      }
      counts = next;
    }
    return counts.entrySet().stream()
        .filter(one -> losing.accepts((int) (one.getKey() >> 32)))
        .map(Map.Entry::getValue)
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  private static long key(int state, int equal) {
    return (long) state << 32 | equal;
  }

  /// Of those sizes whose digits were the bound's the ones whose digits still are; -1 where a size
  /// is larger.
  private int compared(int letter, int equal, int bound) {
    int still = 0;
    int rest = letter;
    for (int i = 0; i < losing.tracks().length; i++) {
      int digit = rest % losing.radix();
      rest /= losing.radix();
      if ((equal >> i & 1) != 0) {
        if (digit > bound) {
          return -1;
        }
        still |= digit == bound ? 1 << i : 0;
      }
    }
    return still;
  }
}
