package org.grundy.checker.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.rules.tree.EquationMove.Relation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Machines compare sums as arithmetic does.
class CoresTest {
  /// More than the longest preperiod of the numerations, as words begin above it.
  private static final int ZEROS = 4;

  static List<CertifiedNumeration> numerations() {
    return Numerations.all().toList();
  }

  @ParameterizedTest
  @MethodSource("numerations")
  void digitsAreThoseOfTheDefinition(CertifiedNumeration numeration) {
    Places places = new Places(numeration, BigInteger.ZERO);
    for (long n = 0; n < 3000; n++) {
      List<Integer> digits = places.digits(BigInteger.valueOf(n));
      assertThat(places.number(digits)).isEqualTo(n);
      assertThat(Learner.numbers(digits.reversed(), numeration, 1)).containsExactly(n);
    }
    BigInteger large = BigInteger.TEN.pow(40).add(BigInteger.valueOf(7));
    assertThat(places.number(places.digits(large))).isEqualTo(large);
  }

  @ParameterizedTest
  @MethodSource("numerations")
  void ratiosAreBetweenTheirBounds(CertifiedNumeration numeration) {
    if (numeration instanceof CertifiedNumeration.Base) {
      return;
    }
    Places places = new Places(numeration, BigInteger.ZERO);
    int first = places.classes();
    for (int exact = 0; exact < 2; exact++) {
      for (int place = 0; place < 40; place++) {
        BigInteger weight = weight(places, place);
        BigInteger below = place == 0 ? BigInteger.ONE : weight(places, place - 1);
        BigInteger parts = below.multiply(BigInteger.valueOf(Places.ONE));
        int kind = kind(numeration, place, first);
        assertThat(BigInteger.valueOf(places.least(kind)).multiply(weight))
            .isLessThanOrEqualTo(parts);
        assertThat(BigInteger.valueOf(places.most(kind)).multiply(weight))
            .isGreaterThanOrEqualTo(parts);
      }
    }
  }

  private static int kind(CertifiedNumeration numeration, int place, int classes) {
    CertifiedNumeration.Ostrowski ostrowski = (CertifiedNumeration.Ostrowski) numeration;
    int period = ostrowski.period().size();
    return place < classes - period
        ? place
        : classes - period + (place - (classes - period)) % period;
  }

  private static BigInteger weight(Places places, int place) {
    List<Integer> digits = new ArrayList<>();
    IntStream.range(0, place).forEach(_ -> digits.add(0));
    digits.add(1);
    return places.number(digits);
  }

  @ParameterizedTest
  @MethodSource("numerations")
  void sumsAreComparedAsByArithmetic(CertifiedNumeration numeration) {
    long seed = numeration.hashCode();
    Random random = new Random(seed);
    for (int i = 0; i < 8; i++) {
      int sizes = 1 + random.nextInt(3);
      LinearSum sum = sum(random, sizes, i);
      for (Relation relation : Relation.values()) {
        compare(numeration, sizes, sum, relation, random, "seed " + seed);
      }
    }
  }

  private static LinearSum sum(Random random, int sizes, int index) {
    Map<Integer, Long> factors = new TreeMap<>();
    for (int track = 0; track < sizes; track++) {
      long factor = random.nextInt(7) - 3L;
      if (factor != 0) {
        factors.put(track, factor);
      }
    }
    factors.putIfAbsent(0, 1L);
    BigInteger constant =
        switch (index % 4) {
          case 0 -> BigInteger.ZERO;
          case 1 -> BigInteger.valueOf(random.nextInt(21) - 10);
          case 2 -> BigInteger.valueOf(random.nextInt(2001) - 1000);
          default ->
              BigInteger.valueOf(random.nextLong(2_000_000_000_000_000_000L))
                  .subtract(BigInteger.valueOf(1_000_000_000_000_000_000L));
        };
    return new LinearSum(factors, constant);
  }

  private static void compare(
      CertifiedNumeration numeration,
      int sizes,
      LinearSum sum,
      Relation relation,
      Random random,
      String about) {
    Machine machine =
        new Machine(
            Machine.Kind.WON,
            sizes,
            List.of(),
            List.of(sum),
            List.of(),
            new Formula.Compared(0, relation));
    Places places = new Places(numeration, sum.constant().abs());
    int radix = (int) numeration.radix();
    Cores cores =
        new Cores(
            places,
            List.of(machine),
            sizes,
            radix,
            (int) Math.powExact((long) radix, sizes),
            new Meter(Budget.ofBytes(1 << 28)));
    int small = new int[] {60, 15, 6}[sizes - 1];
    for (int code = 0; code < Math.powExact(small, sizes); code++) {
      List<BigInteger> numbers = new ArrayList<>();
      for (int rest = code, size = 0; size < sizes; size++) {
        numbers.add(BigInteger.valueOf(rest % small));
        rest /= small;
      }
      check(cores, places, radix, sum, relation, numbers, about);
    }
    for (int i = 0; i < 30; i++) {
      List<BigInteger> numbers = new ArrayList<>();
      for (int size = 0; size < sizes; size++) {
        numbers.add(new BigInteger(random.nextInt(1, 80), random));
      }
      check(cores, places, radix, sum, relation, numbers, about);
      numbers.set(0, root(sum, numbers).add(BigInteger.valueOf(random.nextInt(3) - 1)).abs());
      check(cores, places, radix, sum, relation, numbers, about);
    }
  }

  /// A number for the first track by which the sum is about 0.
  private static BigInteger root(LinearSum sum, List<BigInteger> numbers) {
    BigInteger others = sum.constant();
    for (int track = 1; track < numbers.size(); track++) {
      long factor = sum.factors().getOrDefault(track, 0L);
      others = others.add(numbers.get(track).multiply(BigInteger.valueOf(factor)));
    }
    return others.negate().divide(BigInteger.valueOf(sum.factors().getOrDefault(0, 1L)));
  }

  private static void check(
      Cores cores,
      Places places,
      int radix,
      LinearSum sum,
      Relation relation,
      List<BigInteger> numbers,
      String about) {
    BigInteger value = sum.constant();
    for (var factor : sum.factors().entrySet()) {
      value =
          value.add(numbers.get(factor.getKey()).multiply(BigInteger.valueOf(factor.getValue())));
    }
    List<Integer> word = word(places, radix, numbers, sum.constant().abs());
    if (accepts(cores, word) != relation.holds(value.signum(), 0)) {
      fail("%s: %s %s at %s", about, sum, relation, numbers);
    }
  }

  /// The letters of numbers, as many as the constant has digits at least, and some zeros before.
  static List<Integer> word(
      Places places, int radix, List<BigInteger> numbers, BigInteger constant) {
    List<List<Integer>> digits = numbers.stream().map(places::digits).toList();
    int length =
        Math.max(
            places.digits(constant).size(),
            digits.stream().mapToInt(List::size).max().orElseThrow());
    List<Integer> word = new ArrayList<>();
    for (int place = length + ZEROS - 1; place >= 0; place--) {
      int letter = 0;
      for (int size = numbers.size() - 1; size >= 0; size--) {
        List<Integer> own = digits.get(size);
        letter = letter * radix + (place < own.size() ? own.get(place) : 0);
      }
      word.add(letter);
    }
    return word;
  }

  private static boolean accepts(Cores cores, List<Integer> word) {
    BitSet states = new BitSet();
    states.set(0);
    for (int letter : word) {
      BitSet next = new BitSet();
      states.stream()
          .forEach(state -> {
            int[] arcs = cores.arcs(state, letter);
            for (int i = 0; i < arcs.length; i += 2) {
              next.set(arcs[i]);
            }
          });
      states = next;
    }
    return states.stream().anyMatch(cores::isAccepted);
  }
}
