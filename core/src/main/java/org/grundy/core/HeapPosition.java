package org.grundy.core;

/// One heap.
///
/// @param size its number of tokens, from 0
public record HeapPosition(long size) implements Position {
  public HeapPosition {
    if (size < 0) {
      throw new IllegalArgumentException("a heap cannot hold " + size + " tokens");
    }
  }
}
