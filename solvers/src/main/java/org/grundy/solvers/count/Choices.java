package org.grundy.solvers.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The numbers of ways to choose starts of one kind, by the total of their sizes. Each way is
/// counted with the product of the signs of its starts.
///
/// Let s be the sign of a start and n its size. One after the other, whatever was chosen before, k
/// starts are chosen in as many ways as `(Σ s·z^n)^k` says, z standing for the total. Where order
/// does not matter the ways have, with x for how many are chosen, the product over all starts of
///
/// ```
/// 1 + s·x·z^n + (s·x·z^n)^2 + …                 any number of equal ones
/// 1 + s·x·z^n + … + (s·x·z^n)^m                 at most m equal ones
/// ```
///
/// Its logarithm is the sum over i of `w(i)/i · x^i · Σ (s·z^n)^i`, where w(i) is 1, but -m for the
/// multiples of `m + 1`. So its derivative is a product with the function itself, by x for a number
/// that is given and by z (with x = 1) for any number, and gives each coefficient by those before.
final class Choices {
  private static final long BYTES_PER_NUMBER = 128;

  private final Choosing choosing;
  private final int total;
  private final Optional<BigInteger> modulus;
  private final Meter meter;

  /// Starts of one size.
  ///
  /// @param plus how many of them have the sign +1
  /// @param minus how many have the sign -1
  record Signed(int size, long plus, long minus) {
    /// The sum of the powers of the signs.
    BigInteger ofPower(int exponent) {
      return BigInteger.valueOf(exponent % 2 == 0 ? plus + minus : plus - minus);
    }
  }

  /// @param total the greatest total that is asked for
  /// @param modulus of which multiples may be added; empty where the numbers are to be exact
  /// @throws BudgetSpentException if there is no memory for so many numbers
  Choices(Choosing choosing, int total, Optional<BigInteger> modulus, Meter meter) {
    this.choosing = choosing;
    this.total = total;
    this.modulus = modulus;
    this.meter = meter;
    long rows = isOfSequences() || isOfAnySets() ? 1 : 1L + most();
    meter.claim(BYTES_PER_NUMBER * rows * (total + 1));
  }

  private boolean isOfSequences() {
    return choosing.ordered() && !choosing.isBounded();
  }

  private boolean isOfAnySets() {
    return choosing.howMany().isEmpty() && !choosing.ordered();
  }

  /// How many starts there are at most: any number in order is of sizes from 1.
  private int most() {
    return Math.toIntExact(choosing.howMany().orElse(total));
  }

  /// The ways by their totals.
  ///
  /// @param kinds starts of different sizes
  Series of(List<Signed> kinds) {
    if (isOfSequences()) {
      return ofSequences(kinds);
    }
    if (isOfAnySets()) {
      return ofAnySets(kinds);
    }
    List<Series> sets = sets(kinds);
    Series ways = new Series(total, modulus);
    BigInteger orders = BigInteger.ONE;
    for (int k = 0; k <= most(); k++) {
      orders = choosing.ordered() ? orders.multiply(BigInteger.valueOf(Math.max(1, k))) : orders;
      if (k == most() || choosing.howMany().isEmpty()) {
        ways.add(sets.get(k), orders);
      }
    }
    return ways;
  }

  private Series ofSequences(List<Signed> kinds) {
    Series one = new Series(total, modulus);
    for (Signed kind : kinds) {
      if (kind.size <= total) {
        one.add(kind.size, kind.ofPower(1));
      }
    }
    return choosing.howMany().isPresent()
        ? one.power(choosing.howMany().getAsLong(), meter)
        : one.repeated(meter);
  }

  /// The sets of k starts, for each k up to the greatest: `k · h(k) = Σ w(i) · P(i) · h(k - i)`,
  /// where P(i) is the sum of the powers of exponent i. Where totals do not matter these are alike
  /// for exponents that differ by a period L, so that `(k - L) · h(k - L)` tells all beyond it.
  private List<Series> sets(List<Signed> kinds) {
    List<Series> sets = new ArrayList<>();
    sets.add(Series.ofNothing(total, Optional.empty()));
    int period =
        total > 0 ? Integer.MAX_VALUE : choosing.isBounded() ? 2 * choosing.mostEqual() + 2 : 2;
    for (int k = 1; k <= most(); k++) {
      Series next = new Series(total, Optional.empty());
      for (int i = 1; i <= Math.min(k, period); i++) {
        next.add(powers(kinds, i).times(sets.get(k - i), meter), weight(i));
      }
      if (k > period) {
        next.add(sets.get(k - period), BigInteger.valueOf(k - period));
      }
      next.divide(BigInteger.valueOf(k));
      sets.add(next);
    }
    return sets;
  }

  private Series powers(List<Signed> kinds, int exponent) {
    Series powers = new Series(total, Optional.empty());
    for (Signed kind : kinds) {
      long size = (long) exponent * kind.size;
      if (size <= total) {
        powers.add((int) size, kind.ofPower(exponent));
      }
    }
    return powers;
  }

  private BigInteger weight(int exponent) {
    boolean last = choosing.isBounded() && exponent % (choosing.mostEqual() + 1) == 0;
    return BigInteger.valueOf(last ? -choosing.mostEqual() : 1);
  }

  /// The sets of any number of starts, for each total: `t · a(t) = Σ c(j) · a(t - j)`, where c(j)
  /// has all n that divide j, each with the powers of exponent j/n.
  private Series ofAnySets(List<Signed> kinds) {
    Series factors = new Series(total, Optional.empty());
    BigInteger ofNoSize = BigInteger.ONE;
    for (Signed kind : kinds) {
      if (kind.size == 0) {
        ofNoSize = ofSizeZero(kind);
      }
      for (int i = 1; kind.size > 0 && i <= total / kind.size; i++) {
        factors.add(
            i * kind.size,
            kind.ofPower(i).multiply(weight(i)).multiply(BigInteger.valueOf(kind.size)));
      }
    }
    return factors.following(ofNoSize, true, meter);
  }

  /// All choices of starts of size 0, each of them from 0 to m times.
  private BigInteger ofSizeZero(Signed kind) {
    BigInteger plus = BigInteger.valueOf(choosing.mostEqual() + 1L);
    boolean none = kind.minus > 0 && choosing.mostEqual() % 2 != 0;
    return none ? BigInteger.ZERO : plus.pow(Math.toIntExact(kind.plus));
  }
}
