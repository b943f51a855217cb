package org.grundy.rules.heap.equation;

import java.util.Arrays;
import org.grundy.core.Meter;

/// The divisors of numbers, made of their prime factors. Those of small numbers are read off a
/// sieve, others are found by trial; the sieve grows when that has cost as much. For use by any
/// number of threads.
final class DivisorSieve {
  private static final int FIRST_SIEVE = 1 << 10;
  private static final int LARGEST_SIEVE = 1 << 24;
  private static final int CHECKED = 1 << 10;

  /// About so many trials take as long as one number of a loop that is looked at.
  private static final int TRIALS = 64;

  /// For each number from 2 its least prime factor; a whole array at a time.
  private volatile int[] leastFactor = sieve(FIRST_SIEVE);

  /// Trials that a sieve twice as long would have spared. Threads may overwrite each other's
  /// counts: then it grows later.
  private long spared;

  /// All divisors in increasing order.
  ///
  /// @param number from 1
  long[] divisors(long number) {
    int[] factors = leastFactor;
    if (number >= factors.length && number < Math.min(LARGEST_SIEVE, 2L * factors.length)) {
      spared += Roots.floor(number, 2);
      if (spared > factors.length) {
        spared = 0;
        factors = sieve(2 * factors.length);
        leastFactor = factors;
      }
    }
    long[] divisors = {1};
    long rest = number;
    long prime = 2;
    while (rest > 1) {
      prime = rest < factors.length ? factors[(int) rest] : leastFactor(rest, prime);
      int power = 0;
      for (; rest % prime == 0; rest /= prime) {
        power++;
      }
      divisors = withPowers(divisors, prime, power);
    }
    Arrays.sort(divisors);
    return divisors;
  }

  /// The time to find the divisors of a number, at most, counted in numbers of a loop.
  long work(long number) {
    return number < leastFactor.length ? 0 : Roots.floor(number, 2) / TRIALS;
  }

  private static long[] withPowers(long[] divisors, long prime, int power) {
    int before = divisors.length;
    long[] all = Arrays.copyOf(divisors, before * (power + 1));
    for (int i = before; i < all.length; i++) {
      all[i] = all[i - before] * prime;
    }
    return all;
  }

  /// The least prime factor of a number that has none below `from`.
  private static long leastFactor(long number, long from) {
    if (number % 2 == 0) {
      return 2;
    }
    long root = Roots.floor(number, 2);
    for (long divisor = Math.max(3, from | 1); divisor <= root; divisor += 2) {
      if (divisor % CHECKED == 1) {
        Meter.checkpoint();
      }
      if (number % divisor == 0) {
        return divisor;
      }
    }
    return number;
  }

  private static int[] sieve(int length) {
    int[] factors = new int[length];
    for (int p = 2; p < length; p++) {
      if (factors[p] == 0) {
        factors[p] = p;
        for (long multiple = (long) p * p; multiple < length; multiple += p) {
          if (factors[(int) multiple] == 0) {
            factors[(int) multiple] = p;
          }
        }
      }
    }
    return factors;
  }
}
