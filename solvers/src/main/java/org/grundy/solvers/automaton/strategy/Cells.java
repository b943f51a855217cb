package org.grundy.solvers.automaton.strategy;

import java.util.function.Predicate;

/// The positions of a small table, a bit each.
///
/// @param heaps the number of sizes
/// @param side all sizes are below it
record Cells(int heaps, int side) {
  /// A table of about a thousand positions.
  static Cells of(int heaps) {
    return new Cells(
        heaps,
        switch (heaps) {
          case 1 -> 512;
          case 2 -> 32;
          case 3 -> 11;
          default -> 6;
        });
  }

  /// Those for which something holds.
  long[] where(Predicate<long[]> holds) {
    int count = Math.powExact(side, heaps);
    long[] bits = new long[(count + 63) / 64];
    long[] sizes = new long[heaps];
    for (int cell = 0; cell < count; cell++) {
      int rest = cell;
      for (int i = 0; i < heaps; i++) {
        sizes[i] = rest % side;
        rest /= side;
      }
      if (holds.test(sizes)) {
        bits[cell >> 6] |= 1L << cell;
      }
    }
    return bits;
  }

  static long[] and(long[] left, long[] right) {
    long[] both = left.clone();
    for (int i = 0; i < both.length; i++) {
      both[i] &= right[i];
    }
    return both;
  }

  static long[] without(long[] left, long[] right) {
    long[] rest = left.clone();
    for (int i = 0; i < rest.length; i++) {
      rest[i] &= ~right[i];
    }
    return rest;
  }
}
