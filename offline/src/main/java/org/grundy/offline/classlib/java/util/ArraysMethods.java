package org.grundy.offline.classlib.java.util;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/// Methods of `Arrays`.
public final class ArraysMethods {
  private ArraysMethods() {}

  public static int compare(long[] one, long[] other) {
    for (int i = 0; i < Math.min(one.length, other.length); i++) {
      if (one[i] != other[i]) {
        return Long.compare(one[i], other[i]);
      }
    }
    return one.length - other.length;
  }

  public static void parallelPrefix(int[] array, IntBinaryOperator operator) {
    for (int i = 1; i < array.length; i++) {
      array[i] = operator.applyAsInt(array[i - 1], array[i]);
    }
  }

  public static int compare(byte[] one, byte[] other) {
    for (int i = 0; i < Math.min(one.length, other.length); i++) {
      if (one[i] != other[i]) {
        return Byte.compare(one[i], other[i]);
      }
    }
    return one.length - other.length;
  }

  public static int compare(
      int[] one, int oneFrom, int oneTo, int[] other, int otherFrom, int otherTo) {
    return compare(
        Arrays.copyOfRange(one, oneFrom, oneTo), Arrays.copyOfRange(other, otherFrom, otherTo));
  }

  public static int compareUnsigned(
      long[] one, int oneFrom, int oneTo, long[] other, int otherFrom, int otherTo) {
    for (int i = 0; i < Math.min(oneTo - oneFrom, otherTo - otherFrom); i++) {
      if (one[oneFrom + i] != other[otherFrom + i]) {
        return Long.compareUnsigned(one[oneFrom + i], other[otherFrom + i]);
      }
    }
    return (oneTo - oneFrom) - (otherTo - otherFrom);
  }

  public static int compare(int[] one, int[] other) {
    for (int i = 0; i < Math.min(one.length, other.length); i++) {
      if (one[i] != other[i]) {
        return Integer.compare(one[i], other[i]);
      }
    }
    return one.length - other.length;
  }
}
