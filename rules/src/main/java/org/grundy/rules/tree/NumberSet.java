package org.grundy.rules.tree;

import java.util.List;

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

  /// `{1,3..5}`.
  ///
  /// @param ranges in the order of the text
  record Numbers(List<Take.Range> ranges) implements NumberSet {
    public Numbers {
      ranges = List.copyOf(ranges);
    }
  }
}
