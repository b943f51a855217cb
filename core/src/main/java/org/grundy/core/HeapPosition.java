package org.grundy.core;

/// One heap.
///
/// @param size its number of tokens, from 0
public record HeapPosition(long size) implements Position {
  /// The most tokens of a heap that is asked about: the heaps up to it can still be counted.
  public static final long MOST = Long.MAX_VALUE - 1;

  public HeapPosition {
    if (size < 0) {
      throw new IllegalArgumentException("a heap cannot hold " + size + " tokens");
    }
  }
}
