package org.grundy.rules.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.number.Divisors;
import org.grundy.rules.heap.equation.Members;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;

/// The numbers of tokens that may be taken in a game whose every move takes, whatever is left, and
/// some from a set without end.
public final class TakenSets {
  /// Residues are looked at up to this modulus, and numbers up to this one for them.
  public static final long MOST = 1 << 22;

  private final List<NumberSet> sets;
  private final List<Members> members;

  private TakenSets(List<NumberSet> sets) {
    this.sets = List.copyOf(sets);
    this.members = sets.stream().map(Members::of).toList();
  }

  /// The numbers of these lines; empty where there are other moves, and where all are ranges.
  public static Optional<TakenSets> of(List<HeapLine> lines) {
    List<NumberSet> sets = new ArrayList<>();
    boolean isListed = true;
    for (HeapLine line : lines) {
      switch (line) {
        case HeapLine.Counts(List<Take.Range> ranges) -> sets.add(new NumberSet.Numbers(ranges));
        case HeapLine.Equation(var _, HeapLine.Form.Taken(Take taken)) -> {
          sets.add(new NumberSet.Numbers(taken.counts()));
          sets.addAll(taken.sets());
          isListed = false;
        }
        case HeapLine.Code _, HeapLine.Equation _ -> {
          return Optional.empty();
        }
      }
    }
    return isListed ? Optional.empty() : Optional.of(new TakenSets(sets));
  }

  /// The least number from one on that may be taken; `Long.MAX_VALUE` where there is none.
  public long atLeast(long least) {
    return members.stream()
        .mapToLong(set -> set.atLeast(Math.max(1, least)))
        .min()
        .orElse(Long.MAX_VALUE);
  }

  /// The least t such that each residue of a number that may be taken is that of one from 1 to t.
  ///
  /// @param modulus from 1
  /// @return empty where t or the modulus is more than [#MOST]
  public OptionalLong residuesBy(long modulus) {
    if (modulus > MOST) {
      return OptionalLong.empty();
    }
    boolean[] missing = new boolean[(int) modulus];
    for (NumberSet set : sets) {
      if (!mark(set, missing)) {
        return OptionalLong.empty();
      }
    }
    int left = 0;
    for (boolean one : missing) {
      left += one ? 1 : 0;
    }
    long count = 0;
    while (left > 0) {
      count = atLeast(count + 1);
      if (count > MOST) {
        return OptionalLong.empty();
      }
      int residue = (int) (count % modulus);
      left -= missing[residue] ? 1 : 0;
      missing[residue] = false;
    }
    return OptionalLong.of(count);
  }

  /// Marks all residues of the members of a set from 1 on. A prime is coprime to the modulus, or
  /// divides it; each class that is coprime to it has a prime (Dirichlet 1837). Sums of some
  /// numbers are modulo m the multiples of the greatest common divisor of these and m.
  ///
  /// @return whether these are all
  private static boolean mark(NumberSet set, boolean[] residues) {
    int modulus = residues.length;
    switch (set) {
      case NumberSet.Recurrence recurrence -> {
        return mark(recurrence, residues);
      }
      case NumberSet.Sums(List<Long> of) -> {
        int step = (int) of.stream().mapToLong(one -> one).reduce(modulus, Divisors::gcd);
        for (int i = 0; i < modulus; i += step) {
          residues[i] = true;
        }
      }
      case NumberSet.Primes _ -> {
        Members primes = Members.of(set);
        for (int i = 0; i < modulus; i++) {
          residues[i] |= Divisors.gcd(i, modulus) == 1 || primes.contains(i);
        }
        residues[0] |= primes.contains(modulus);
      }
      case NumberSet.Squares _ -> {
        for (long i = 1; i <= modulus; i++) {
          residues[(int) (i * i % modulus)] = true;
        }
      }
      case NumberSet.Cubes _ -> {
        for (long i = 1; i <= modulus; i++) {
          residues[(int) (i * i % modulus * i % modulus)] = true;
        }
      }
      case NumberSet.Powers(long base) -> {
        long power = 1 % modulus;
        for (int i = 0; i < modulus; i++) { // from there on the powers are those before
          residues[(int) power] = true;
          power = power * (base % modulus) % modulus;
        }
      }
      case NumberSet.Numbers(List<Take.Range> ranges) -> {
        for (Take.Range range : ranges) {
          long length = Math.min(range.toCount() - range.fromCount(), modulus);
          for (long i = 0; i < length; i++) {
            residues[(int) ((range.fromCount() + i) % modulus)] = true;
          }
        }
      }
    }
    return true;
  }

  /// Marks the residues of a recurrence until those recur on which all others hang (the turning
  /// points of Brent, BIT 20, 1980).
  ///
  /// @return whether they do within some steps
  private static boolean mark(NumberSet.Recurrence recurrence, boolean[] residues) {
    int modulus = residues.length;
    long[] factors = recurrence.factors().stream().mapToLong(one -> one % modulus).toArray();
    recurrence.first().forEach(one -> residues[(int) (one % modulus)] = true);
    long[] last =
        recurrence.first().reversed().stream()
            .limit(factors.length)
            .mapToLong(one -> one % modulus)
            .toArray();
    long[] turning = last.clone();
    long turn = 1;
    for (long step = 1; step <= 16L * MOST; step++) {
      long next = 0;
      for (int i = 0; i < factors.length; i++) {
        next = (next + factors[i] * last[i]) % modulus;
      }
      System.arraycopy(last, 0, last, 1, last.length - 1);
      last[0] = next;
      residues[(int) next] = true;
      if (Arrays.equals(last, turning)) {
        return true;
      }
      if (step == turn) {
        turning = last.clone();
        turn *= 2;
      }
    }
    return false;
  }
}
