package org.grundy.core;

import java.util.List;

/// Heaps whose sizes move together, such as the pair of Wythoff's game.
///
/// @param sizes the sizes in the order of the ruleset's variables, each from 0
public record TuplePosition(List<Long> sizes) implements Position {
  public TuplePosition {
    sizes = List.copyOf(sizes);
    if (sizes.isEmpty() || least(sizes) < 0) {
      throw new IllegalArgumentException("not a tuple of heap sizes: " + sizes);
    }
  }

  private static long least(List<Long> sizes) {
    long least = Long.MAX_VALUE;
    for (long size : sizes) {
      least = Math.min(least, size);
    }
    return least;
  }
}
