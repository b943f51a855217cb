package org.grundy.workbench.render.kit;

import java.math.BigInteger;
import java.util.Locale;

/// Numbers of things in words.
public final class Counted {
  private Counted() {}

  /// `1 node`, `2,304 nodes`.
  public static String of(long count, String one, String many) {
    return of(BigInteger.valueOf(count), one, many);
  }

  /// The same of any number.
  public static String of(BigInteger count, String one, String many) {
    return String.format(Locale.ROOT, "%,d %s", count, count.equals(BigInteger.ONE) ? one : many);
  }

  /// Some of all: `The only move wins`, `All 9 moves win`, `1 of 5 moves wins`, `2 of 5 moves win`.
  ///
  /// @param one a thing and what it does: `move wins`
  /// @param several things and what they do: `moves win`
  /// @param things the things alone: `moves`
  /// @param does what one of them does: `wins`
  public static String some(
      long count, long all, String one, String several, String things, String does) {
    if (all == 1 && count == 1) {
      return "The only " + one;
    }
    if (count == all) {
      return String.format(Locale.ROOT, "All %,d %s", all, several);
    }
    String predicate = count == 1 ? things + " " + does : several;
    return String.format(Locale.ROOT, "%,d of %,d %s", count, all, predicate);
  }
}
