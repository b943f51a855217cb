package org.grundy.core;

/// An independent part of a position with its Grundy value.
///
/// @param summand index of the position in the sum that it is a part of, from 0
/// @param position the part
/// @param value its Grundy value
public record Component(int summand, Position position, long value) {
  /// A part of the only position.
  public Component(Position position, long value) {
    this(0, position, value);
  }

  /// The same part where its position is one of a sum.
  public Component in(int other) {
    return new Component(other, position, value);
  }
}
