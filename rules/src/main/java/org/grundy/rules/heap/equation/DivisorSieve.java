package org.grundy.rules.heap.equation;

import java.util.Arrays;
import org.grundy.core.Meter;

/// The divisors of numbers: of small ones by their least prime factors, which are kept in a sieve
/// that grows, of larger ones by trial. For use by any number of threads.
final class DivisorSieve {
  private static final int FIRST_SIEVE = 1 << 10;
  private static final int LARGEST_SIEVE = 1 << 24;
  private static final int CHECKED = 1 << 10;

  /// For each number from 2 its least prime factor; a whole array at a time.
  private volatile int[] leastFactor = sieve(FIRST_SIEVE);

  /// All divisors in increasing order.
  ///
  /// @param number from 1
  long[] divisors(long number) {
    if (number >= LARGEST_SIEVE) {
      return byTrial(number);
    }
    int[] factors = leastFactor;
    if (number >= factors.length) {
      factors = sieve((int) Math.min(LARGEST_SIEVE, 2 * number));
      leastFactor = factors;
    }
    return bySieve((int) number, factors);
  }

  private static long[] bySieve(int number, int[] factors) {
    long[] divisors = {1};
    int rest = number;
    while (rest > 1) {
      int prime = factors[rest];
      int power = 1;
      for (; rest % prime == 0; rest /= prime) {
        power++;
      }
      int before = divisors.length;
      divisors = Arrays.copyOf(divisors, before * power);
      for (int i = before; i < divisors.length; i++) {
        divisors[i] = divisors[i - before] * prime;
      }
    }
    Arrays.sort(divisors);
    return divisors;
  }

  private static long[] byTrial(long number) {
    long root = Roots.floor(number, 2);
    long[] small = new long[16];
    int count = 0;
    for (long divisor = 1; divisor <= root; divisor++) {
      if (divisor % CHECKED == 0) {
        Meter.checkpoint();
      }
      if (number % divisor == 0) {
        small = count == small.length ? Arrays.copyOf(small, 2 * count) : small;
        small[count++] = divisor;
      }
    }
    boolean isSquare = root * root == number;
    long[] divisors = Arrays.copyOf(small, 2 * count - (isSquare ? 1 : 0));
    for (int i = 0; i < count; i++) {
      divisors[divisors.length - 1 - i] = number / small[i];
    }
    return divisors;
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
