package org.grundy.offline.classlib.java.time;

import java.time.Duration;

/// Methods of `Duration`.
public final class DurationMethods {
  private DurationMethods() {}

  public static long toSeconds(Duration duration) {
    return duration.getSeconds();
  }
}
