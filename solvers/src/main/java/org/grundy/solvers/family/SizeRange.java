package org.grundy.solvers.family;

/// A coordinate of a family of starts: every number of a range.
///
/// @param name what it is called in formulas: `r`, `c`, `n`, or a heap's variable
/// @param fromNumber the first number, from 0
/// @param toNumber one more than the last number
public record SizeRange(String name, long fromNumber, long toNumber) {
  public SizeRange {
    if (fromNumber < 0 || toNumber <= fromNumber) {
      throw new IllegalArgumentException("no range: " + fromNumber + " to " + toNumber);
    }
  }

  /// The number of its numbers.
  public long size() {
    return toNumber - fromNumber;
  }

  /// The number at an index from 0.
  public long number(int index) {
    return fromNumber + index;
  }

  /// True if another coordinate has the same numbers.
  public boolean equalsRange(SizeRange other) {
    return fromNumber == other.fromNumber && toNumber == other.toNumber;
  }

  /// As in a family's text: `1..6`, or `3` for a single number.
  @Override
  public String toString() {
    return size() == 1 ? Long.toString(fromNumber) : fromNumber + ".." + (toNumber - 1);
  }
}
