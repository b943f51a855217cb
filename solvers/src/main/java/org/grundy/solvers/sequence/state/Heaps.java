package org.grundy.solvers.sequence.state;

import java.util.stream.LongStream;

/// Heaps of one line that lie one step apart.
///
/// @param from the smallest
/// @param count from 1
record Heaps(long from, long step, long count) {
  static Heaps one(long size) {
    return new Heaps(size, 1, 1);
  }

  /// The largest.
  long to() {
    return at(count - 1);
  }

  /// One of them, by its number from 0.
  long at(long number) {
    return from + number * step;
  }

  boolean holds(long size) {
    return size >= from && size <= to() && (size - from) % step == 0;
  }

  LongStream sizes() {
    return LongStream.range(0, count).map(this::at);
  }
}
