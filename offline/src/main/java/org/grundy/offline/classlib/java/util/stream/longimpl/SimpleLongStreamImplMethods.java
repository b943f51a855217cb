package org.grundy.offline.classlib.java.util.stream.longimpl;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.LongStream;

/// Methods of TeaVM's streams. Its own [#distinct] forgets what it has seen between the parts of a
/// stream that consists of several.
public final class SimpleLongStreamImplMethods {
  private SimpleLongStreamImplMethods() {}

  public static LongStream distinct(LongStream stream) {
    long[] all = stream.toArray();
    Set<Long> seen = new HashSet<>();
    int kept = 0;
    for (long number : all) {
      if (seen.add(number)) {
        all[kept++] = number;
      }
    }
    return Arrays.stream(Arrays.copyOf(all, kept));
  }
}
