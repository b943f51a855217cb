package org.grundy.solvers.automaton.digit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A way to write natural numbers by digits, the most significant first: in a base, or by the
/// weights of a continued fraction (Ostrowski 1922). Leading zeros change nothing.
///
/// The weights of a base `k` are its powers. Those of a continued fraction with the quotients `a_0,
/// a_1, …` are `w_0 = 1`, `w_1 = a_0 + 1` and `w_(j+1) = a_j w_j + w_(j-1)`; the digit of weight
/// `w_j` is at most `a_j`, and where it is that much the digit behind it is 0. Then each number is
/// written in one way, and all digits behind the weight `w_j` together are less than `w_j`.
/// Zeckendorf's sums of the Fibonacci numbers 1, 2, 3, 5, 8 are those of `a = 1, 1, 1, …`.
///
/// Equal numerations are equal. Immutable.
public final class Numeration {
  /// Zeckendorf's numeration, by Fibonacci numbers.
  public static final Numeration ZECKENDORF = ostrowski(List.of(), List.of(1));

  /// Numbers are below 2 to so many.
  private static final int BITS = 62;

  private final boolean positional;
  private final List<Integer> preperiod;
  private final List<Integer> period;
  private final int radix;

  /// Those of the first places, by place from 0.
  private final int[] quotients;

  private final long[] weights;

  private Numeration(boolean positional, List<Integer> preperiod, List<Integer> period) {
    this.positional = positional;
    this.preperiod = List.copyOf(preperiod);
    this.period = List.copyOf(period);
    if (period.isEmpty()
        || Stream.concat(preperiod.stream(), period.stream()).anyMatch(d -> d < 1)) {
      throw new IllegalArgumentException("no quotients: " + preperiod + period);
    }
    this.quotients = IntStream.range(0, BITS + 2).map(this::listed).toArray();
    this.radix = IntStream.rangeClosed(1, modes()).map(this::largestDigit).max().orElseThrow() + 1;
    this.weights = allWeights();
  }

  /// The numeration in a base.
  ///
  /// @param base from 2
  public static Numeration base(int base) {
    if (base < 2) {
      throw new IllegalArgumentException("no base: " + base);
    }
    return new Numeration(true, List.of(), List.of(base));
  }

  /// The numeration by a continued fraction.
  public static Numeration ostrowski(List<Integer> preperiod, List<Integer> period) {
    return new Numeration(false, preperiod, period);
  }

  /// The number of digits that there are: 1 more than the largest.
  public int radix() {
    return radix;
  }

  /// Whether it is a base, which then is the only quotient.
  public boolean positional() {
    return positional;
  }

  /// The first quotients `a_0, a_1, …`.
  public List<Integer> preperiod() {
    return preperiod;
  }

  /// The quotients after these, for ever; at least one, each at least 1.
  public List<Integer> period() {
    return period;
  }

  /// The number of places, from the last one, after which the quotients repeat.
  int modes() {
    return preperiod.size() + period.size();
  }

  /// The factor of the weights at a place: `a_(place-1)`, or the base.
  ///
  /// @param place from 1, the last one
  int quotient(int place) {
    return place <= quotients.length ? quotients[place - 1] : listed(place - 1);
  }

  private int listed(int index) {
    return index < preperiod.size()
        ? preperiod.get(index)
        : period.get((index - preperiod.size()) % period.size());
  }

  /// The largest digit at a place.
  public int largestDigit(int place) {
    return positional ? quotient(place) - 1 : quotient(place);
  }

  /// The place that is read before another, of those up to [#modes].
  int before(int place) {
    return place < modes() ? place + 1 : preperiod.size() + 1;
  }

  /// The weights `w_0, w_1, …` that are below 2^62.
  private long[] allWeights() {
    List<Long> found = new ArrayList<>();
    long before = positional ? 0 : 1;
    long weight = 1;
    for (int place = 1; ; place++) {
      found.add(weight);
      long quotient = quotient(place);
      if (weight > ((1L << BITS) - 1 - before) / quotient) {
        break;
      }
      long next = quotient * weight + (positional ? 0 : before);
      before = weight;
      weight = next;
    }
    return found.stream().mapToLong(Long::longValue).toArray();
  }

  /// The number of places whose weights are below 2^62.
  public int places() {
    return weights.length;
  }

  /// The weight of a place.
  ///
  /// @param place from 1, the last one, to [#places]
  public long weight(int place) {
    return weights[place - 1];
  }

  /// The digits of a number, most significant first, without leading zeros.
  ///
  /// @param number from 0 and below 2^62
  public int[] digits(long number) {
    int length = weights.length;
    while (length > 0 && weights[length - 1] > number) {
      length--;
    }
    int[] digits = new int[length];
    long rest = number;
    for (int i = 0; i < length; i++) {
      long weight = weights[length - 1 - i];
      digits[i] = (int) Math.min(rest / weight, largestDigit(length - i));
      rest -= digits[i] * weight;
    }
    return digits;
  }

  /// Several numbers as one word, as long as the longest: a letter a place.
  public int[] word(long... numbers) {
    int[][] digits = Arrays.stream(numbers).mapToObj(this::digits).toArray(int[][]::new);
    int length = Arrays.stream(digits).mapToInt(one -> one.length).max().orElse(0);
    int[] word = new int[length];
    int factor = 1;
    for (int[] one : digits) {
      for (int i = 0; i < one.length; i++) {
        word[length - one.length + i] += one[i] * factor;
      }
      factor *= radix;
    }
    return word;
  }

  /// The numbers that a word writes; empty where its digits are not as the numeration asks.
  ///
  /// @param tracks how many numbers
  /// @throws ArithmeticException if one passes 62 bits
  public Optional<long[]> numbers(int[] word, int tracks) {
    long[] numbers = new long[tracks];
    int factor = 1;
    for (int track = 0; track < tracks; track++) {
      boolean zero = false;
      for (int i = 0; i < word.length; i++) {
        int place = word.length - i;
        int digit = word[i] / factor % radix;
        if (digit > largestDigit(place) || (zero && digit > 0)) {
          return Optional.empty();
        }
        zero = !positional && digit == largestDigit(place);
        if (digit > 0) {
          if (place > weights.length) {
            throw new ArithmeticException("a number of more than 62 bits");
          }
          numbers[track] =
              Math.addExact(numbers[track], Math.multiplyExact(digit, weights[place - 1]));
        }
      }
      factor *= radix;
    }
    return Optional.of(numbers);
  }

  /// Its name in words: `base 2`, `Zeckendorf`, `Ostrowski [3; 2]`.
  public String text() {
    return positional
        ? "base " + period.getFirst()
        : equals(ZECKENDORF) ? "Zeckendorf" : "Ostrowski " + preperiod + " " + period;
  }

  /// The base, where it is one.
  public Optional<Integer> ofBase() {
    return positional ? Optional.of(period.getFirst()) : Optional.empty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Numeration numeration
        && positional == numeration.positional
        && preperiod.equals(numeration.preperiod)
        && period.equals(numeration.period);
  }

  @Override
  public int hashCode() {
    return Objects.hash(positional, preperiod, period);
  }

  @Override
  public String toString() {
    return text();
  }
}
