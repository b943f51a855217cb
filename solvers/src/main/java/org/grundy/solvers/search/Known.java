package org.grundy.solvers.search;

import org.grundy.solvers.SolvedPosition;

/// What is known of the value of a component, in one word beside its width.
///
/// ```
/// bit 63       the value is known: bits 0..31 hold it, or ENDS
/// bits 57..62  the width of the component less one
/// bit 56       the component was looked at: its player cannot end the game
/// bit 55       the value is below 55
/// bits 0..54   the value is not that number
/// ```
final class Known {
  /// That nothing is known.
  static final long NOTHING = 0;

  /// The first number of which it is not told whether the value is that.
  static final int FIRST_UNTOLD = 55;

  private static final long EXACT = Long.MIN_VALUE;
  private static final int WIDTH_SHIFT = 57;
  private static final long WIDTH = 0x3FL << WIDTH_SHIFT;
  private static final long LOOKED_AT = 1L << 56;
  private static final long TOLD = (1L << (FIRST_UNTOLD + 1)) - 1;
  private static final long VALUE = 0xFFFF_FFFFL;

  private Known() {}

  static long of(int value) {
    return EXACT | LOOKED_AT | (value & VALUE);
  }

  static boolean isExact(long known) {
    return known < 0;
  }

  /// The value of what is exact, or [SolvedPosition#ENDS].
  static int value(long known) {
    return (int) known;
  }

  static boolean ends(long known) {
    return known < 0 && (int) known == SolvedPosition.ENDS;
  }

  /// That the component was looked at.
  static long lookedAt(long known) {
    return known | LOOKED_AT;
  }

  /// Whether the value is known not to be `n`; never for a negative `n`.
  static boolean excludes(long known, int n) {
    return known < 0
        ? value(known) != n
        : n >= 0 && ((known >>> Math.min(n, FIRST_UNTOLD)) & 1) != 0;
  }

  /// The set of `n` alone, empty where that is not told.
  static long bit(int n) {
    return n < FIRST_UNTOLD ? 1L << n : 0;
  }

  /// The exclusion of everything above `n`.
  static long above(int n) {
    return n < FIRST_UNTOLD ? (-1L << (n + 1)) & TOLD : 0;
  }

  /// What is known, exact if all numbers but one are excluded.
  static long settled(long known) {
    if (known < 0) {
      return known;
    }
    long left = ~known & TOLD;
    return Long.bitCount(left) == 1 && left != 1L << FIRST_UNTOLD
        ? of(Long.numberOfTrailingZeros(left))
        : known;
  }

  /// The width that stands beside it in a table.
  static int width(long word) {
    return (int) ((word & WIDTH) >>> WIDTH_SHIFT) + 1;
  }

  static boolean hasWidth(long word, long width) {
    return ((word & WIDTH) >>> WIDTH_SHIFT) == width - 1;
  }

  static long withWidth(long known, long width) {
    return (known & ~WIDTH) | ((width - 1) << WIDTH_SHIFT);
  }

  static long withoutWidth(long word) {
    return word & ~WIDTH;
  }
}
