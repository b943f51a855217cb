package org.grundy.rules.heap;

/// One place of a take-and-break code: into how many heaps the rest may be broken there, and what
/// these have to be like. Heaps are never empty.
///
/// @param counts bit `j` is set when exactly `j` heaps may be left
/// @param orMore whether any number of heaps above the highest of `counts` may be left too
/// @param parts how the heaps of one move compare with each other
public record Digit(int counts, boolean orMore, Parts parts) {
  /// No move.
  public static final Digit NONE = plain(0);

  /// The ways in which the heaps that a move leaves may compare; of one heap or none nothing is
  /// asked.
  public enum Parts {
    /// In any way.
    ANY(""),
    /// No two are equal.
    UNEQUAL("!"),
    /// At least two differ.
    NOT_ALL_EQUAL("?"),
    /// All are equal.
    EQUAL("=");

    private final String mark;

    Parts(String mark) {
      this.mark = mark;
    }

    String mark() {
      return mark;
    }
  }

  public Digit {
    if (orMore && counts == 0) {
      throw new IllegalArgumentException("more than what?");
    }
    boolean several = orMore || counts >= 4;
    if (!several) {
      parts = Parts.ANY;
    }
  }

  /// An octal or hexadecimal digit.
  static Digit plain(int counts) {
    return new Digit(counts, false, Parts.ANY);
  }

  /// True if it is a digit of Guy and Smith's codes.
  public boolean isPlain() {
    return !orMore && parts == Parts.ANY;
  }

  /// True if a move may leave `count` heaps.
  public boolean allows(long count) {
    boolean named = count < Integer.SIZE - 1 && (counts & (1 << (int) count)) != 0;
    return named || (orMore && count > highest());
  }

  /// The highest number of heaps that is named; 0 where there is none.
  public int highest() {
    return counts == 0 ? 0 : Integer.SIZE - 1 - Integer.numberOfLeadingZeros(counts);
  }
}
