package org.grundy.solvers.remove;

/// What is known of a nimber, in one word.
///
/// ```
/// 1 ....... vvvvvvv   the nimber is v (bits 0 … 15)
/// 0 a bbbbbbb…bbbbb   it is none of the n with bit n set (n = 0 … 61), and below 62 if a is set
/// ```
///
/// A nimber is at most the length of the longest play, so at most the number of cells: it fits.
/// That a nimber is not 62 or some number above is not always remembered, which costs time only.
final class Entry {
  /// That nothing is known.
  static final long NOTHING = 0;

  private static final long ALL = Long.MAX_VALUE;

  /// The first nimber that a set cannot tell.
  static final int FIRST_UNTOLD = 62;

  private static final int NIMBER_MASK = 0xFFFF;

  private Entry() {}

  static long of(int nimber) {
    return Long.MIN_VALUE | nimber;
  }

  static boolean isExact(long entry) {
    return entry < 0;
  }

  /// The nimber of an exact entry.
  static int nimber(long entry) {
    return (int) entry & NIMBER_MASK;
  }

  /// Whether the nimber is known not to be `n`; never for a negative `n`.
  static boolean excludes(long entry, int n) {
    return entry < 0
        ? nimber(entry) != n
        : n >= 0 && ((entry >>> Math.min(n, FIRST_UNTOLD)) & 1) != 0;
  }

  /// The set of `n` alone, empty from 62 on.
  static long bit(int n) {
    return n < FIRST_UNTOLD ? 1L << n : 0;
  }

  /// The exclusion of everything above `n`.
  static long above(int n) {
    return n < FIRST_UNTOLD ? (-1L << (n + 1)) & ALL : 0;
  }

  /// An entry, exact if all nimbers but one are excluded.
  static long settled(long excluded) {
    long left = ~excluded & ALL;
    return Long.bitCount(left) == 1 && left != 1L << FIRST_UNTOLD
        ? of(Long.numberOfTrailingZeros(left))
        : excluded;
  }

  /// What follows from two entries of one component.
  static long merged(long a, long b) {
    if (a < 0) {
      return a;
    }
    return b < 0 ? b : settled(a | b);
  }

  /// Whether a word may be an entry of a component of at most so many cells.
  static boolean isValid(long entry, int cells) {
    return entry > 0
        || (isExact(entry) && (entry & ALL) == nimber(entry) && nimber(entry) <= cells);
  }
}
