package org.grundy.offline.classlib.java.util.stream.longimpl;

import java.util.stream.LongStream;

/// Methods of TeaVM's streams of `long`.
public final class SimpleLongStreamImplMethods {
  private SimpleLongStreamImplMethods() {}

  /// As that of a stream of objects.
  public static LongStream distinct(LongStream stream) {
    return stream.boxed().distinct().mapToLong(Long::longValue);
  }
}
