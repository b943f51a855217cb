package org.grundy.solvers.sequence.taking;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.BitSet;
import java.util.Random;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Sets of numbers that may be taken, held against the mex of all options.
class SetKernelTest {
  private static final int HEAPS = 3_000;

  record Counts(String name, LongPredicate mayBeTaken) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Counts> sets() {
    Stream<Counts> known =
        Stream.of(
            new Counts(
                "squares",
                k ->
                    Math.rint(Math.sqrt((double) k)) * Math.rint(Math.sqrt((double) k))
                        == (double) k),
            new Counts("primes", SetKernelTest::isPrime),
            new Counts("powers of 2", k -> Long.bitCount(k) == 1),
            new Counts("all", _ -> true),
            new Counts("odd", k -> k % 2 == 1),
            new Counts("even", k -> k % 2 == 0),
            new Counts("all but a few", k -> k % 17 != 3 && k > 5),
            new Counts("one", k -> k == 4),
            new Counts("none", _ -> false));
    return Stream.concat(
        known, Stream.iterate(1, i -> i <= 9, i -> i + 1).map(SetKernelTest::random));
  }

  /// A set in which a number is with a chance that falls off as the seed says, odd ones more often.
  private static Counts random(int seed) {
    Random random = new Random(seed);
    BitSet set = new BitSet();
    for (int k = 1; k < HEAPS; k++) {
      double chance = Math.pow(k, -seed / 10.0);
      if (random.nextDouble() < (k % 2 == 0 && seed % 3 == 0 ? chance / 50 : chance)) {
        set.set(k);
      }
    }
    return new Counts("random " + seed, k -> k < HEAPS && set.get((int) k));
  }

  private static boolean isPrime(long number) {
    for (long divisor = 2; divisor * divisor <= number; divisor++) {
      if (number % divisor == 0) {
        return false;
      }
    }
    return number >= 2;
  }

  private static long atLeast(Counts counts, long least) {
    for (long k = least; k < HEAPS; k++) {
      if (counts.mayBeTaken.test(k)) {
        return k;
      }
    }
    return Long.MAX_VALUE;
  }

  private static int[] plain(Counts counts) {
    boolean[] may = new boolean[HEAPS];
    for (int k = 1; k < HEAPS; k++) {
      may[k] = counts.mayBeTaken.test(k);
    }
    int[] values = new int[HEAPS];
    for (int n = 0; n < HEAPS; n++) {
      boolean[] seen = new boolean[n + 1];
      for (int k = 1; k <= n; k++) {
        if (may[k]) {
          seen[values[n - k]] = true;
        }
      }
      while (values[n] < n && seen[values[n]]) {
        values[n]++;
      }
    }
    return values;
  }

  @ParameterizedTest
  @MethodSource("sets")
  void valuesAreThoseOfTheDefinition(Counts counts) {
    int[] expected = plain(counts);
    Meter meter = new Meter(Budget.ofBytes(1 << 24));
    SetKernel atOnce = new SetKernel((least, _) -> atLeast(counts, least));
    SetKernel inParts = new SetKernel((least, _) -> atLeast(counts, least));
    atOnce.extend(HEAPS, meter);
    for (int to = 1; to < HEAPS; to += 1 + to / 3) {
      inParts.extend(to, meter);
    }
    inParts.extend(HEAPS, meter);
    for (int n = 0; n < HEAPS; n++) {
      assertThat(atOnce.get(n)).as(counts + " at " + n).isEqualTo(expected[n]);
      assertThat(inParts.get(n)).as(counts + " at " + n).isEqualTo(expected[n]);
    }
  }

  @Test
  void primesTakeFewStepsByValues() {
    Meter meter = new Meter(new Budget(1_000_000, Duration.ofMinutes(1), 1 << 24));
    SetKernel primes =
        new SetKernel((least, _) -> least < 40_000 ? nextPrime(least) : Long.MAX_VALUE);
    primes.extend(40_000, meter);
    int most = 0;
    for (int n = 0; n < 40_000; n++) {
      most = Math.max(most, primes.get(n));
    }
    assertThat(most).isLessThan(12);
  }

  private static long nextPrime(long least) {
    long number = least;
    while (!isPrime(number)) {
      number++;
    }
    return number;
  }
}
