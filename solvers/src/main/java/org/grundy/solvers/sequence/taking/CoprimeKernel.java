package org.grundy.solvers.sequence.taking;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.core.number.Divisors;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.sequence.kernel.TableKernel;

/// Games in which a heap becomes any smaller one that is coprime with it; besides, numbers of
/// tokens of a list may be taken.
///
/// G(n) is the least value v that no option has. Let w(v) be the least heap of value v. Where w(v)
/// is coprime with n it is an option of value v. So v can be missing only where it is none of the
/// values so far, or where w(v) has a common prime with n: for each prime those values are listed
/// in order, and the lists of the primes of n are run through. (The least heap of value 0 is 0,
/// which every prime divides; 0 is asked for first.) Such a v is missing if n has a common divisor
/// with the greatest common divisor of *all* heaps of value v; otherwise these heaps are asked one
/// by one, of which one of the first is coprime with n as a rule.
///
/// The primes of n are read off a sieve of least prime factors, which doubles as heaps grow.
public final class CoprimeKernel extends TableKernel {
  private static final int REPORT = 1 << 12;

  private final List<Take.Range> taken;

  /// The least prime factor of each number.
  private int[] factors = {0, 1};

  /// By value: the heaps that have it, their number, their greatest common divisor.
  private int[][] heaps = {};

  private int[] sizes = {};
  private int[] common = {};
  private int valueCount;

  /// By prime: the values whose least heap it divides, in order, and how many.
  private int[][] byPrime = {};

  private int[] primeSizes = {};

  /// By value: the latest heap that has it by one of the numbers that may be taken.
  private int[] seen = {};

  private long steps;

  /// @param taken what may be taken besides
  public CoprimeKernel(List<Take.Range> taken) {
    super(false);
    this.taken = List.copyOf(taken);
  }

  @Override
  protected void extendTo(int toN, Meter meter) {
    reach(toN, meter);
    while (values.size() < toN) {
      int n = values.size();
      int value = n == 0 ? 0 : mex(n);
      values.add(value, meter);
      add(n, value, meter);
      if (++steps >= REPORT) {
        meter.work(steps);
        steps = 0;
      }
    }
  }

  private int mex(int n) {
    for (Take.Range range : taken) {
      long toCount = Math.min(range.toCount(), n + 1L);
      for (long count = range.fromCount(); count < toCount; count++) {
        seen[values.get((int) (n - count))] = n;
        steps++;
      }
    }
    if (seen[0] != n && !leads(n, 0)) {
      return 0;
    }
    int mex = valueCount;
    for (int rest = n; rest > 1; ) {
      int prime = factors[rest];
      while (rest % prime == 0) {
        rest /= prime;
      }
      // The list of a prime is in the order of values, so its first missing value ends it; and no
      // list is followed beyond the least one that the primes before have left.
      mex = Math.min(mex, missing(prime, n, mex));
    }
    return mex;
  }

  /// The least value below `most` that no option of n has, of those whose least heap has a prime.
  private int missing(int prime, int n, int most) {
    int[] list = byPrime[prime];
    for (int i = 0; i < primeSizes[prime] && list[i] < most; i++) {
      steps++;
      if (seen[list[i]] != n && !leads(n, list[i])) {
        return list[i];
      }
    }
    return most;
  }

  /// True if some heap of a value is coprime with n.
  private boolean leads(int n, int value) {
    if (Divisors.gcd(common[value], n) > 1) {
      return false;
    }
    int[] same = heaps[value];
    for (int i = 0; i < sizes[value]; i++) {
      steps++;
      if (Divisors.gcd(same[i], n) == 1) {
        return true;
      }
    }
    return false;
  }

  private void add(int n, int value, Meter meter) {
    if (value >= heaps.length) {
      int more = Math.max(16, 2 * value);
      meter.claim((more - heaps.length) * 24L);
      heaps = Arrays.copyOf(heaps, more);
      Arrays.fill(heaps, valueCount, more, new int[0]);
      sizes = Arrays.copyOf(sizes, more);
      common = Arrays.copyOf(common, more);
      int known = seen.length;
      seen = Arrays.copyOf(seen, more);
      Arrays.fill(seen, known, more, -1);
    }
    if (value == valueCount) {
      valueCount++;
      list(n, value, meter);
    }
    common[value] = (int) Divisors.gcd(common[value], n);
    heaps[value] = appended(heaps[value], sizes[value]++, n, meter);
  }

  /// Lists a value with the primes of its least heap; 0 is divided by all, and so has none here.
  private void list(int heap, int value, Meter meter) {
    for (int rest = heap; rest > 1; ) {
      int prime = factors[rest];
      while (rest % prime == 0) {
        rest /= prime;
      }
      byPrime[prime] = appended(byPrime[prime], primeSizes[prime]++, value, meter);
    }
  }

  private static int[] appended(int[] list, int size, int number, Meter meter) {
    int[] longer = list;
    if (size == list.length) {
      int room = Math.max(2, 2 * size);
      meter.claim((long) Integer.BYTES * (room - size));
      longer = Arrays.copyOf(list, room);
    }
    longer[size] = number;
    return longer;
  }

  /// Makes the sieve, and room for a list of each prime, long enough for all heaps below one.
  private void reach(int toN, Meter meter) {
    if (toN <= factors.length) {
      return;
    }
    int length = (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(toN, 2L * factors.length));
    meter.claim((length - factors.length) * 16L);
    byPrime = Arrays.copyOf(byPrime, length);
    Arrays.fill(byPrime, primeSizes.length, length, new int[0]);
    primeSizes = Arrays.copyOf(primeSizes, length);
    factors = new int[length];
    for (int p = 2; p < length; p++) {
      if (factors[p] == 0) {
        factors[p] = p;
        for (long multiple = (long) p * p; multiple < length; multiple += p) {
          factors[(int) multiple] = factors[(int) multiple] == 0 ? p : factors[(int) multiple];
        }
      }
    }
  }
}
