package org.grundy.offline.classlib.java.util.stream.impl;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/// Methods of TeaVM's streams. Its own [#distinct] forgets what it has seen between the parts of a
/// stream that consists of several.
public final class SimpleStreamImplMethods {
  private SimpleStreamImplMethods() {}

  public static <T> Stream<T> distinct(Stream<T> stream) {
    Set<T> seen = new LinkedHashSet<>();
    stream.forEach(seen::add);
    return seen.stream();
  }
}
