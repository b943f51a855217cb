package org.grundy.core;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/// The known bounds of the Grundy value of an independent component.
///
/// @param summand index of the position in the sum that it is a part of, from 0
/// @param position the part
/// @param atLeast the least value that is possible
/// @param atMost the greatest that is possible, where there is a bound
/// @param not the values between these that it is known not to have, ascending
public record Bounds(
    int summand, Position position, long atLeast, OptionalLong atMost, List<Long> not) {
  public Bounds {
    not = List.copyOf(not);
  }

  /// A part of the only position.
  public Bounds(Position position, long atLeast, OptionalLong atMost, List<Long> not) {
    this(0, position, atLeast, atMost, not);
  }

  /// The same part where its position is one of a sum.
  public Bounds in(int other) {
    return new Bounds(other, position, atLeast, atMost, not);
  }

  /// A part whose value is known.
  public static Bounds exact(Position position, long value) {
    return new Bounds(position, value, OptionalLong.of(value), List.of());
  }

  /// A part of whose value nothing is known.
  public static Bounds unknown(Position position) {
    return new Bounds(position, 0, OptionalLong.empty(), List.of());
  }

  /// A part of which it is known that its value is not among some.
  ///
  /// @param excluded in any order, repetitions allowed
  public static Bounds excluding(Position position, LongStream excluded, OptionalLong atMost) {
    List<Long> not = excluded.sorted().distinct().boxed().toList();
    long least = 0;
    while (least < not.size() && not.get((int) least) == least) {
      least++;
    }
    long from = least;
    return new Bounds(
        position,
        from,
        atMost,
        not.stream()
            .filter(value -> value > from && value <= atMost.orElse(Long.MAX_VALUE))
            .toList());
  }

  /// The same part where its value is known not to be 0.
  public Bounds withoutZero() {
    return atLeast > 0
        ? this
        : excluding(
                position,
                LongStream.concat(LongStream.of(0), not.stream().mapToLong(Long::longValue)),
                atMost)
            .in(summand);
  }

  /// The value, where only one is left.
  public OptionalLong value() {
    return atMost.isPresent() && atMost.getAsLong() == atLeast
        ? OptionalLong.of(atLeast)
        : OptionalLong.empty();
  }

  /// True if the value may be this one, as far as is known.
  public boolean allows(long value) {
    return value >= atLeast && value <= atMost.orElse(Long.MAX_VALUE) && !not.contains(value);
  }

  /// The bounds when the value is also known to be at most `most`.
  public Bounds atMost(long most) {
    return value().isPresent() || atMost.orElse(Long.MAX_VALUE) <= most
        ? this
        : new Bounds(
            summand,
            position,
            atLeast,
            OptionalLong.of(most),
            not.stream().filter(value -> value <= most).toList());
  }

  /// The bounds when some more values are excluded.
  public Bounds without(LongStream excluded) {
    return value().isPresent()
        ? this
        : excluding(
                position,
                LongStream.concat(
                    excluded,
                    LongStream.concat(
                        LongStream.range(0, atLeast), not.stream().mapToLong(Long::longValue))),
                atMost)
            .in(summand);
  }
}
