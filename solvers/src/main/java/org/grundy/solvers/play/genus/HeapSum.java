package org.grundy.solvers.play.genus;

import java.util.Arrays;

/// A sum of heaps as the classes of those that are not zero, in increasing order; class 0, the heap
/// of 1, at most once: two of them together are zero under misère play too.
final class HeapSum {
  /// The class of the Nim heap of 1.
  static final int ONE = 0;

  static final HeapSum ZERO = new HeapSum(new int[0]);

  private final int[] classes;
  private final int hash;

  private HeapSum(int[] classes) {
    this.classes = classes;
    this.hash = Arrays.hashCode(classes);
  }

  /// @param classes in increasing order, [#ONE] at most once
  static HeapSum of(int... classes) {
    return classes.length == 0 ? ZERO : new HeapSum(classes);
  }

  int size() {
    return classes.length;
  }

  int at(int index) {
    return classes[index];
  }

  HeapSum plus(HeapSum other) {
    if (classes.length == 0 || other.classes.length == 0) {
      return classes.length == 0 ? other : this;
    }
    int[] both = Arrays.copyOf(classes, classes.length + other.classes.length);
    System.arraycopy(other.classes, 0, both, classes.length, other.classes.length);
    Arrays.sort(both);
    boolean pair = both[1] == ONE;
    return of(pair ? Arrays.copyOfRange(both, 2, both.length) : both);
  }

  /// The sum without the heap at an index.
  HeapSum without(int index) {
    int[] rest = new int[classes.length - 1];
    System.arraycopy(classes, 0, rest, 0, index);
    System.arraycopy(classes, index + 1, rest, index, rest.length - index);
    return of(rest);
  }

  int[] toArray() {
    return classes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HeapSum that && Arrays.equals(classes, that.classes);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return Arrays.toString(classes);
  }
}
