package org.grundy.offline.classlib.java.util.stream.intimpl;

import java.util.stream.IntStream;

/// Methods of TeaVM's streams of `int`.
public final class SimpleIntStreamImplMethods {
  private SimpleIntStreamImplMethods() {}

  /// As that of a stream of objects.
  public static IntStream distinct(IntStream stream) {
    return stream.boxed().distinct().mapToInt(Integer::intValue);
  }
}
