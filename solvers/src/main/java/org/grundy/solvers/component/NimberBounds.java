package org.grundy.solvers.component;

/// The bounds of the Grundy value of a component, in one word.
///
/// ```
/// 1 0 ....... vvvvv   the value is v (bits 0 … 30)
/// 1 1 0 ......... 0   its player can end the whole game at once
/// 0 a bbbbbbb…bbbbb   the value is none of the n with bit n set (n = 0 … 61), and below 62 if a is set
/// ```
///
/// A value is at most the length of the longest play, which is an `int`: it fits. That a value is
/// not 62 or some number above is not always remembered, which costs time only.
public final class NimberBounds {
  /// The bounds of a component of which nothing is known.
  public static final long NOTHING = 0;

  /// The bounds of a component whose player can end the whole game at once.
  public static final long ENDS = 0b11L << 62;

  /// The first value that a set cannot tell.
  public static final int FIRST_UNTOLD = 62;

  private static final long ALL = Long.MAX_VALUE;

  private NimberBounds() {}

  /// The bounds that say that the value is `value`.
  public static long of(int value) {
    return Long.MIN_VALUE | value;
  }

  /// True if all is known: the value, or that the game can be ended.
  public static boolean isExact(long bounds) {
    return bounds < 0;
  }

  /// The value of exact bounds, [org.grundy.solvers.SolvedPosition#ENDS] where there is none.
  public static int value(long bounds) {
    return bounds == ENDS ? -2 : (int) bounds;
  }

  /// True if the value is known not to be `n`; never for a negative `n`.
  public static boolean excludes(long bounds, int n) {
    return bounds < 0
        ? value(bounds) != n
        : n >= 0 && ((bounds >>> Math.min(n, FIRST_UNTOLD)) & 1) != 0;
  }

  /// True if it is known whether the value is `n`.
  public static boolean answers(long bounds, int n) {
    return isExact(bounds) || excludes(bounds, n);
  }

  /// The set of `n` alone, empty from 62 on.
  public static long bit(int n) {
    return n < FIRST_UNTOLD ? 1L << n : 0;
  }

  /// The exclusion of everything above `n`.
  public static long above(int n) {
    return n < FIRST_UNTOLD ? (-1L << (n + 1)) & ALL : 0;
  }

  /// Bounds, exact if all values but one are excluded.
  public static long settled(long excluded) {
    long left = ~excluded & ALL;
    return Long.bitCount(left) == 1 && left != 1L << FIRST_UNTOLD
        ? of(Long.numberOfTrailingZeros(left))
        : excluded;
  }

  /// Joins two bounds of one component.
  public static long merged(long a, long b) {
    if (a < 0) {
      return a;
    }
    return b < 0 ? b : settled(a | b);
  }

  /// True if a word may be the bounds of a component of at most so many moves.
  public static boolean isValid(long bounds, int longestPlay) {
    return bounds > 0
        || bounds == ENDS
        || (isExact(bounds)
            && (bounds & ALL) == ((int) bounds & Integer.MAX_VALUE)
            && value(bounds) <= longestPlay);
  }
}
