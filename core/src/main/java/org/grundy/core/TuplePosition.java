package org.grundy.core;

import java.util.List;

/// Heaps whose sizes move together, such as the pair of Wythoff's game.
///
/// @param sizes the sizes in the order of the ruleset's variables, each from 0
public record TuplePosition(List<Long> sizes) implements Position {
  public TuplePosition {
    sizes = List.copyOf(sizes);
    if (sizes.isEmpty() || sizes.stream().anyMatch(size -> size < 0)) {
      throw new IllegalArgumentException("not a tuple of heap sizes: " + sizes);
    }
  }
}
