package org.grundy.offline.classlib.java.util;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/// Methods of `Arrays`.
public final class ArraysMethods {
  private ArraysMethods() {}

  public static int compare(byte[] one, byte[] other) {
    int at = Arrays.mismatch(one, other);
    return at < 0 || at == Math.min(one.length, other.length)
        ? one.length - other.length
        : Byte.compare(one[at], other[at]);
  }

  public static int compare(int[] one, int[] other) {
    int at = Arrays.mismatch(one, other);
    return at < 0 || at == Math.min(one.length, other.length)
        ? one.length - other.length
        : Integer.compare(one[at], other[at]);
  }

  public static int compare(long[] one, long[] other) {
    int at = Arrays.mismatch(one, other);
    return at < 0 || at == Math.min(one.length, other.length)
        ? one.length - other.length
        : Long.compare(one[at], other[at]);
  }

  public static int compare(
      int[] one, int oneFrom, int oneTo, int[] other, int otherFrom, int otherTo) {
    return compare(
        Arrays.copyOfRange(one, oneFrom, oneTo), Arrays.copyOfRange(other, otherFrom, otherTo));
  }

  public static int compareUnsigned(
      long[] one, int oneFrom, int oneTo, long[] other, int otherFrom, int otherTo) {
    int at = Arrays.mismatch(one, oneFrom, oneTo, other, otherFrom, otherTo);
    int length = oneTo - oneFrom;
    int otherLength = otherTo - otherFrom;
    return at < 0 || at == Math.min(length, otherLength)
        ? length - otherLength
        : Long.compareUnsigned(one[oneFrom + at], other[otherFrom + at]);
  }

  public static void parallelPrefix(int[] array, IntBinaryOperator operator) {
    for (int i = 1; i < array.length; i++) {
      array[i] = operator.applyAsInt(array[i - 1], array[i]);
    }
  }
}
