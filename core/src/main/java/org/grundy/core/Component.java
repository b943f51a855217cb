package org.grundy.core;

/// An independent component of a position with its Grundy value.
///
/// @param summand index of the position in the sum that it is a component of, from 0
/// @param position the component
/// @param value its Grundy value
public record Component(int summand, Position position, long value) {
  /// A component of the only position.
  public Component(Position position, long value) {
    this(0, position, value);
  }

  /// The same component where its position is one of a sum.
  public Component in(int other) {
    return new Component(other, position, value);
  }
}
