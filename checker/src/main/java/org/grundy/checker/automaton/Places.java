package org.grundy.checker.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.core.certificate.CertifiedNumeration;

/// The places of the digits of a numeration, in finitely many classes, with what is known of the
/// weights `w(j)` there.
///
/// The places below `exact` are classes of their own; from there on places are in one class if they
/// differ by a multiple of the period. Digits are read from the highest place down to place 0, by a
/// reader who does not know how many are left: it guesses the class of the first place, and a guess
/// was right if the last place is in class 0. (If no place is exact, class 0 holds the multiples of
/// the period, so that the classes of all places are right.)
///
/// For both kinds of numeration `w(j) = a·w(j-1) + b·w(j-2)`, where `a` is the [#multiplier] of the
/// class of place `j-1`: the base, and `b = 0`; or the partial quotient, and `b = 1`. For Ostrowski
/// `w(0) = w(-1) = 1`.
final class Places {
  /// Ratios are whole numbers of parts, this many to 1.
  static final long ONE = 1 << 20;

  /// Rounds after which the ratios are near enough; each is right after any number of rounds.
  private static final int ROUNDS = 12;

  private final CertifiedNumeration numeration;
  private final List<Long> first;
  private final List<Long> repeated;
  private final int exact;
  private final long[] least;
  private final long[] most;

  /// @param largest no constant that is asked for is larger
  Places(CertifiedNumeration numeration, BigInteger largest) {
    this.numeration = numeration;
    switch (numeration) {
      case CertifiedNumeration.Base(long base) -> {
        first = List.of();
        repeated = List.of(base);
      }
      case CertifiedNumeration.Ostrowski(List<Long> preperiod, List<Long> period) -> {
        first = preperiod;
        repeated = period;
      }
    }
    exact = Math.max(first.size(), digits(largest).size());
    least = new long[exact + repeated.size()];
    most = new long[least.length];
    boundRatios();
  }

  /// The number of classes.
  int classes() {
    return least.length;
  }

  /// True if a digit may only be the largest of its place where the next one is 0.
  boolean isOstrowski() {
    return numeration instanceof CertifiedNumeration.Ostrowski;
  }

  /// The factor by which a weight of the place above is that of a place of this class, in the
  /// recurrence.
  long multiplier(int place) {
    return place < first.size()
        ? first.get(place)
        : repeated.get((place - first.size()) % repeated.size());
  }

  /// The largest digit at a place of this class.
  int largestDigit(int place) {
    return Math.toIntExact(isOstrowski() ? multiplier(place) : multiplier(place) - 1);
  }

  /// The classes of a first place: none is exact, as a constant may have digits there and above. A
  /// shorter word begins with zeros.
  List<Integer> first() {
    return IntStream.range(exact, classes()).boxed().toList();
  }

  /// The classes that the next lower place may have.
  List<Integer> below(int place) {
    List<Integer> classes = new ArrayList<>();
    if (place > 0) {
      classes.add(place - 1);
    }
    if (place == exact) {
      classes.add(classes() - 1);
    }
    return classes;
  }

  /// The least number of parts, and [#most] the largest, that `w(j-1) / w(j)` is at a place j of
  /// this class.
  long least(int place) {
    return least[place];
  }

  long most(int place) {
    return most[place];
  }

  /// Narrows the bounds of the ratios `r(j) = w(j-1) / w(j)` from 0 and 1: as `w(j)` is `a·w(j-1) +
  /// w(j-2)`, `r(j) = 1 / (a + r(j-1))`, and `r(0) = 1`. For a base they are not used.
  private void boundRatios() {
    Arrays.fill(most, ONE);
    for (int round = 0; round < ROUNDS; round++) {
      for (int place = 0; place < classes(); place++) {
        long low = place == 0 ? ONE : Long.MAX_VALUE;
        long high = place == 0 ? ONE : 0;
        for (int lower : below(place)) {
          long fixed = multiplier(lower) * ONE;
          low = Math.min(low, ONE * ONE / (fixed + most[lower]));
          high = Math.max(high, Math.ceilDiv(ONE * ONE, fixed + least[lower]));
        }
        least[place] = low;
        most[place] = high;
      }
    }
  }

  /// The digit of a number from 0 at the places of a class; they are 0 from place `exact` on.
  int digit(BigInteger number, int place) {
    List<Integer> digits = digits(number);
    return place < exact && place < digits.size() ? digits.get(place) : 0;
  }

  /// The digits of a number from 0, place 0 first, without zeros at the end: the largest weight as
  /// often as it goes, then the next.
  List<Integer> digits(BigInteger number) {
    List<BigInteger> weights = new ArrayList<>();
    while (number.signum() > 0 && weight(weights).compareTo(number) <= 0) {
      weights.add(weight(weights));
    }
    List<Integer> digits = new ArrayList<>();
    BigInteger rest = number;
    for (int place = weights.size() - 1; place >= 0; place--) {
      BigInteger[] parts = rest.divideAndRemainder(weights.get(place));
      digits.addFirst(parts[0].intValueExact());
      rest = parts[1];
    }
    return digits;
  }

  /// The number that digits are, place 0 first.
  BigInteger number(List<Integer> digits) {
    List<BigInteger> weights = new ArrayList<>();
    BigInteger number = BigInteger.ZERO;
    for (int digit : digits) {
      weights.add(weight(weights));
      number = number.add(weights.getLast().multiply(BigInteger.valueOf(digit)));
    }
    return number;
  }

  /// The weight after these, which are the first.
  private BigInteger weight(List<BigInteger> before) {
    int place = before.size();
    if (place == 0) {
      return BigInteger.ONE;
    }
    BigInteger grown = before.getLast().multiply(BigInteger.valueOf(multiplier(place - 1)));
    BigInteger second = place == 1 ? BigInteger.ONE : before.get(place - 2);
    return isOstrowski() ? grown.add(second) : grown;
  }
}
