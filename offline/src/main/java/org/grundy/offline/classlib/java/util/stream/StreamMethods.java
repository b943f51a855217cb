package org.grundy.offline.classlib.java.util.stream;

import java.util.stream.Stream;

/// Methods of `Stream`.
public final class StreamMethods {
  private StreamMethods() {}

  public static <T> Stream<T> ofNullable(T element) {
    return element == null ? Stream.empty() : Stream.of(element);
  }
}
