package org.grundy.cli.option;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import org.grundy.workbench.render.kit.Counted;

/// Bytes and ages, as people tell them.
public final class Amounts {
  private static final String[] UNITS = {"bytes", "KB", "MB", "GB", "TB"};

  private Amounts() {}

  /// `512 bytes`, `3.4 MB`.
  public static String bytes(long bytes) {
    int unit = 0;
    double amount = bytes;
    while (amount >= 1024 && unit < UNITS.length - 1) {
      amount /= 1024;
      unit++;
    }
    return String.format(Locale.ROOT, unit == 0 ? "%.0f %s" : "%.1f %s", amount, UNITS[unit]);
  }

  /// `12 seconds`, `3 days`: how long ago it was.
  public static String age(Instant when) {
    Duration age = Duration.between(when, Instant.now());
    if (age.toDays() > 0) {
      return Counted.of(age.toDays(), "day", "days");
    }
    if (age.toHours() > 0) {
      return Counted.of(age.toHours(), "hour", "hours");
    }
    return age.toMinutes() > 0
        ? Counted.of(age.toMinutes(), "minute", "minutes")
        : Counted.of(Math.max(0, age.toSeconds()), "second", "seconds");
  }
}
