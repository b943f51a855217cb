package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.number.Divisors;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;

/// A set of natural numbers whose members can be run through in increasing order.
public abstract sealed class Members {
  /// The answer of [#atLeast] where there is none.
  static final long NONE = Long.MAX_VALUE;

  /// The members of a set.
  public static Members of(NumberSet set) {
    return switch (set) {
      case NumberSet.Primes _ -> new PrimeMembers();
      case NumberSet.Squares _ -> new RootMembers(2);
      case NumberSet.Cubes _ -> new RootMembers(3);
      case NumberSet.Powers(long base) -> new PowerMembers(base);
      case NumberSet.Recurrence recurrence -> new RecurrenceMembers(recurrence);
      case NumberSet.Sums(List<Long> of) -> new SumMembers(of);
      case NumberSet.Numbers(List<Take.Range> ranges) -> new RangeMembers(ranges);
    };
  }

  /// The least member from `least` on, of those below [#NONE]; [#NONE] where there is none.
  ///
  /// @param least from 0
  public abstract long atLeast(long least);

  /// The greatest member, where the set is finite and not empty.
  OptionalLong last() {
    return OptionalLong.empty();
  }

  /// The greatest number that is no member, where all above are members; -1 where all are.
  public OptionalLong lastGap() {
    return OptionalLong.empty();
  }

  /// Members from 1 on: those of ranges, and from a number on every so many-th.
  public record Listed(List<Take.Range> ranges, ProgressionTaking.Progression rest) {}

  /// The members as ranges and a progression; empty where they are not known to be so, or the
  /// ranges are many.
  public Optional<Listed> listed() {
    return Optional.empty();
  }

  /// True if a number is a member.
  public final boolean contains(long number) {
    return number >= 0 && number < NONE && atLeast(number) == number;
  }

  private static final class RangeMembers extends Members {
    private final List<Take.Range> ranges;

    RangeMembers(List<Take.Range> ranges) {
      this.ranges = Take.merged(ranges);
    }

    @Override
    public long atLeast(long least) {
      for (Take.Range range : ranges) {
        if (least < range.toCount()) {
          return Math.max(least, range.fromCount());
        }
      }
      return NONE;
    }

    @Override
    OptionalLong last() {
      return ranges.isEmpty() || ranges.getLast().toCount() == NONE
          ? OptionalLong.empty()
          : OptionalLong.of(ranges.getLast().toCount() - 1);
    }
  }

  private static final class RootMembers extends Members {
    private final int power;

    RootMembers(int power) {
      this.power = power;
    }

    @Override
    public long atLeast(long least) {
      long root = Roots.floor(least, power);
      try {
        long member = Math.powExact(root, power);
        return member == least ? member : Math.powExact(root + 1, power);
      } catch (ArithmeticException tooLarge) {
        return NONE;
      }
    }
  }

  private static final class PowerMembers extends Members {
    private final long base;

    PowerMembers(long base) {
      this.base = base;
    }

    @Override
    public long atLeast(long least) {
      long member = 1;
      while (member < least) {
        if (member > Long.MAX_VALUE / base) {
          return NONE;
        }
        member *= base;
      }
      return member;
    }
  }

  private static final class RecurrenceMembers extends Members {
    /// Those below [#NONE], in their order.
    private final long[] members;

    RecurrenceMembers(NumberSet.Recurrence recurrence) {
      List<Long> found = new ArrayList<>(recurrence.first());
      while (found.getLast() < NONE) {
        found.add(next(found, recurrence.factors()));
      }
      this.members = found.stream().mapToLong(member -> member).toArray();
    }

    /// The next number, or [#NONE] where it is too large.
    private static long next(List<Long> found, List<Long> factors) {
      try {
        long sum = 0;
        for (int i = 0; i < factors.size(); i++) {
          long member = found.get(found.size() - 1 - i);
          sum = Math.addExact(sum, Math.multiplyExact(factors.get(i), member));
        }
        return sum;
      } catch (ArithmeticException tooLarge) {
        return NONE;
      }
    }

    @Override
    public long atLeast(long least) {
      int at = Arrays.binarySearch(members, least);
      return at >= 0 ? least : ~at < members.length ? members[~at] : NONE;
    }
  }

  /// A numerical semigroup by the least member of each residue modulo the least of the numbers that
  /// generate it (Böcker and Lipták, *A fast and simple algorithm for the money changing problem*,
  /// Algorithmica 48, 2007, "round robin").
  private static final class SumMembers extends Members {
    private static final int MOST_LISTED = 1 << 16;

    /// By residue; [#NONE] where there is no member.
    private final long[] leastOf;

    SumMembers(List<Long> of) {
      int modulus = Math.toIntExact(Collections.min(of));
      leastOf = new long[modulus];
      Arrays.fill(leastOf, 1, modulus, NONE);
      for (long other : of) {
        int rounds = (int) Divisors.gcd(modulus, other);
        for (int round = 0; round < rounds; round++) {
          add(other, round, rounds);
        }
      }
    }

    /// Goes once around the residues to which one leads by adding a number, from the least member.
    private void add(long other, int round, int rounds) {
      long least = NONE;
      for (int residue = round; residue < leastOf.length; residue += rounds) {
        least = Math.min(least, leastOf[residue]);
      }
      if (least == NONE) {
        return;
      }
      for (int step = leastOf.length / rounds; step > 0; step--) {
        least += other;
        int residue = (int) (least % leastOf.length);
        least = Math.min(least, leastOf[residue]);
        leastOf[residue] = least;
      }
    }

    /// Of the residue whose least member is the largest it is the number before that.
    @Override
    public OptionalLong lastGap() {
      long largest = Arrays.stream(leastOf).max().orElseThrow();
      return largest == NONE ? OptionalLong.empty() : OptionalLong.of(largest - leastOf.length);
    }

    /// From the largest of the least members on, all that the greatest common divisor divides are
    /// members.
    @Override
    public Optional<Listed> listed() {
      long largest = Arrays.stream(leastOf).filter(least -> least < NONE).max().orElseThrow();
      if (largest > MOST_LISTED) {
        return Optional.empty();
      }
      long step = leastOf.length;
      for (int residue = 1; residue < leastOf.length; residue++) {
        step = leastOf[residue] < NONE ? Divisors.gcd(step, residue) : step;
      }
      List<Take.Range> ranges = new ArrayList<>();
      for (long number = step; number < largest; number += step) {
        if (contains(number)) {
          ranges.add(new Take.Range(number, number + 1));
        }
      }
      return Optional.of(
          new Listed(ranges, new ProgressionTaking.Progression(Math.max(step, largest), step)));
    }

    @Override
    public long atLeast(long least) {
      for (long number = least; number < NONE; number++) {
        if (leastOf[(int) (number % leastOf.length)] <= number) {
          return number;
        }
      }
      return NONE;
    }
  }

  /// Small primes are kept in a sieve that grows; larger numbers are tested one by one (Miller 1976
  /// with the first twelve primes as bases, which decides all numbers of 64 bits: Sorenson and
  /// Webster 2015).
  private static final class PrimeMembers extends Members {
    private static final int FIRST_SIEVE = 1 << 10;
    private static final int LARGEST_SIEVE = 1 << 24;
    private static final int[] BASES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};

    /// For each number from 0 the least prime from it on; a whole array at a time.
    private volatile int[] next = sieve(FIRST_SIEVE);

    @Override
    public long atLeast(long least) {
      int[] known = next;
      if (least < known.length) {
        return known[(int) least];
      }
      if (least < LARGEST_SIEVE) {
        known = sieve((int) Math.min(LARGEST_SIEVE, 2 * least));
        next = known;
        return known[(int) least];
      }
      for (long number = least | 1; number > 0 && number < NONE; number += 2) {
        Meter.checkpoint();
        if (isPrime(number)) {
          return number;
        }
      }
      return NONE;
    }

    /// The least prime from each number below `length` on.
    private static int[] sieve(int length) {
      boolean[] composite = new boolean[2 * length];
      for (int p = 2; (long) p * p < composite.length; p++) {
        if (!composite[p]) {
          for (int multiple = p * p; multiple < composite.length; multiple += p) {
            composite[multiple] = true;
          }
        }
      }
      int[] next = new int[length];
      // Between m and 2m there is a prime (Chebyshev 1852).
      int prime = length;
      while (composite[prime]) {
        prime++;
      }
      for (int number = length - 1; number >= 0; number--) {
        prime = number >= 2 && !composite[number] ? number : prime;
        next[number] = prime;
      }
      return next;
    }

    private static boolean isPrime(long number) {
      for (int base : BASES) {
        if (number % base == 0) {
          return number == base;
        }
      }
      int twos = Long.numberOfTrailingZeros(number - 1);
      for (int base : BASES) {
        if (isWitness(base, number, twos)) {
          return false;
        }
      }
      return true;
    }

    /// Tells whether `base` shows that an odd number with `number - 1 = odd · 2^twos` is composite.
    private static boolean isWitness(long base, long number, int twos) {
      long power = 1;
      long factor = base;
      for (long rest = (number - 1) >> twos; rest > 0; rest >>= 1) {
        power = (rest & 1) == 1 ? product(power, factor, number) : power;
        factor = product(factor, factor, number);
      }
      boolean passes = power == 1 || power == number - 1;
      for (int i = 1; i < twos && !passes; i++) {
        power = product(power, power, number);
        passes = power == number - 1;
      }
      return !passes;
    }

    /// `left · right mod modulus`, of numbers below the modulus.
    private static long product(long left, long right, long modulus) {
      long high = Math.multiplyHigh(left, right);
      long low = left * right;
      if (high == 0 && low >= 0) {
        return low % modulus;
      }
      long rest = 0;
      for (int bit = Long.SIZE - 2; bit >= 0; bit--) {
        rest = Long.remainderUnsigned(rest << 1, modulus);
        if ((right >> bit & 1) == 1) {
          rest = Long.remainderUnsigned(rest + left, modulus);
        }
      }
      return rest;
    }
  }
}
