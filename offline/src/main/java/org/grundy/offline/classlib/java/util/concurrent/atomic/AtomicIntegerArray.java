package org.grundy.offline.classlib.java.util.concurrent.atomic;

/// `java.util.concurrent.atomic.AtomicIntegerArray` in a place with one thread.
public final class AtomicIntegerArray {
  private final int[] elements;

  /// Elements that are 0.
  public AtomicIntegerArray(int length) {
    elements = new int[length];
  }

  /// The element at an index.
  public int get(int index) {
    return elements[index];
  }

  /// Adds one to an element.
  public int getAndIncrement(int index) {
    return elements[index]++;
  }

  /// Subtracts one from an element.
  public int getAndDecrement(int index) {
    return elements[index]--;
  }
}
