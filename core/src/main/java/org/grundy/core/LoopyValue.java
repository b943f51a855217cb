package org.grundy.core;

import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The value of a position whose plays may go on for ever: a number `n`, where it may be replaced
/// by a heap of Nim, or `∞(K)` with the set `K` of the numbers that are values of its options (C.
/// A. B. Smith, Graphs and composite games, 1966; Winning Ways, chapter 12).
///
/// A sum of numbers is worth their nim-sum. A sum of numbers and one `∞(K)` is won by the next
/// player exactly if `K` holds the nim-sum of the numbers, and else it is a draw. A sum with two
/// infinite values is a draw.
///
/// @param number the number; empty where the value is infinite
/// @param set `K`, ascending; empty where the value is a number
public record LoopyValue(OptionalLong number, List<Long> set) {
  public LoopyValue {
    set = List.copyOf(set);
    if (number.isPresent() && !set.isEmpty()) {
      throw new IllegalArgumentException("a number with a set: " + number + ", " + set);
    }
  }

  /// A number.
  public static LoopyValue of(long number) {
    return new LoopyValue(OptionalLong.of(number), List.of());
  }

  /// `∞(K)`.
  public static LoopyValue infinite(Iterable<Long> set) {
    TreeSet<Long> sorted = new TreeSet<>();
    set.forEach(sorted::add);
    return new LoopyValue(OptionalLong.empty(), List.copyOf(sorted));
  }

  public boolean isInfinite() {
    return number.isEmpty();
  }

  /// The value of the sum of two positions, by Smith's rule.
  public LoopyValue plus(LoopyValue other) {
    if (number.isPresent() && other.number.isPresent()) {
      return of(number.getAsLong() ^ other.number.getAsLong());
    }
    if (number.isEmpty() && other.number.isEmpty()) {
      return infinite(List.of());
    }
    if (number.isPresent()) {
      return other.plus(this);
    }
    long rest = other.number.getAsLong();
    return infinite(set.stream().map(one -> one ^ rest).toList());
  }

  public Outcome outcome() {
    if (number.isPresent()) {
      return Outcome.ofValue(number.getAsLong());
    }
    return set.contains(0L) ? Outcome.N : Outcome.DRAW;
  }

  /// `3`, `∞(0,2)`, or `∞` where the set is empty.
  @Override
  public String toString() {
    if (number.isPresent()) {
      return Long.toString(number.getAsLong());
    }
    return set.isEmpty()
        ? "∞"
        : set.stream().map(String::valueOf).collect(Collectors.joining(",", "∞(", ")"));
  }
}
