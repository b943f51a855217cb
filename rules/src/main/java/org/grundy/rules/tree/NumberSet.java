package org.grundy.rules.tree;

import java.util.List;
import java.util.Optional;

/// A set of numbers, as conditions and `take` name it.
public sealed interface NumberSet {
  /// 2, 3, 5, 7, …
  record Primes() implements NumberSet {}

  /// 0, 1, 4, 9, …
  record Squares() implements NumberSet {}

  /// 0, 1, 8, 27, …
  record Cubes() implements NumberSet {}

  /// 1, b, b·b, …
  ///
  /// @param base from 2
  record Powers(long base) implements NumberSet {}

  /// `recurrence 1 2 by 1 1`: 1, 2, 3, 5, 8, …; each further number is the sum of the last ones,
  /// each times its factor, of the last number first.
  ///
  /// @param first the numbers with which it begins, growing, from 1
  /// @param factors from 0, no more of them than of the first numbers; with these all numbers grow
  record Recurrence(List<Long> first, List<Long> factors) implements NumberSet {
    /// The most factors.
    public static final int MOST_FACTORS = 32;

    public Recurrence {
      first = List.copyOf(first);
      factors = List.copyOf(factors);
    }

    /// The reason why it is no such set; empty where it is one. As the last number counts once, and
    /// it or another one more, each number is larger than the last.
    public Optional<String> fault() {
      for (int i = 0; i < first.size(); i++) {
        if (first.get(i) <= (i == 0 ? 0 : first.get(i - 1))) {
          return Optional.of("its first numbers have to grow, from 1 on");
        }
      }
      int most = Math.min(first.size(), MOST_FACTORS);
      if (factors.size() > most) {
        return Optional.of(
            "it has %d factors, at most %d with so many first numbers"
                .formatted(factors.size(), most));
      }
      boolean grows =
          factors.getFirst() >= 1
              && (factors.getFirst() >= 2 || factors.stream().filter(one -> one > 0).count() >= 2);
      return grows
          ? Optional.empty()
          : Optional.of(
              "its numbers need not grow: the first factor is 1 or more, and all are 2 or more together");
    }
  }

  /// `sums of 3 5`: 0, 3, 5, 6, 8, …; all numbers that are sums of these, each as often as wanted.
  ///
  /// @param of from 1, at least one and below [#LARGEST]; the least is at most [#LARGEST_LEAST]
  record Sums(List<Long> of) implements NumberSet {
    public static final long LARGEST = 1L << 31;
    public static final long LARGEST_LEAST = 1L << 20;

    public Sums {
      of = List.copyOf(of);
    }

    /// The reason why it is no such set; empty where it is one.
    public Optional<String> fault() {
      long least = of.stream().mapToLong(one -> one).min().orElse(0);
      long most = of.stream().mapToLong(one -> one).max().orElse(0);
      if (least < 1) {
        return Optional.of("sums are of numbers from 1 on");
      }
      return least <= LARGEST_LEAST && most < LARGEST
          ? Optional.empty()
          : Optional.of(
              "the least of the numbers is at most %,d, and all are below %,d"
                  .formatted(LARGEST_LEAST, LARGEST));
    }
  }

  /// `{1,3..5}`.
  ///
  /// @param ranges in the order of the text
  record Numbers(List<Take.Range> ranges) implements NumberSet {
    public Numbers {
      ranges = List.copyOf(ranges);
    }
  }
}
