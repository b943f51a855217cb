package org.grundy.offline.classlib.java.util.stream.intimpl;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/// Methods of TeaVM's streams. Its own [#distinct] forgets what it has seen between the parts of a
/// stream that consists of several.
public final class SimpleIntStreamImplMethods {
  private SimpleIntStreamImplMethods() {}

  public static IntStream distinct(IntStream stream) {
    int[] all = stream.toArray();
    Set<Integer> seen = new HashSet<>();
    int kept = 0;
    for (int number : all) {
      if (seen.add(number)) {
        all[kept++] = number;
      }
    }
    return Arrays.stream(Arrays.copyOf(all, kept));
  }
}
