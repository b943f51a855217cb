package org.grundy.tilings.region;

import org.grundy.tilings.polyomino.Polyomino;

/// A piece and how often a tiling uses it.
///
/// @param atLeast from 0
/// @param atMost at least `atLeast`, or [#ANY]
public record PieceUse(Polyomino piece, long atLeast, long atMost) {
  /// No limit to how often a piece is used.
  public static final long ANY = Long.MAX_VALUE;

  public PieceUse {
    if (atLeast < 0 || atMost < atLeast) {
      throw new IllegalArgumentException(atLeast + " to " + atMost + " times");
    }
  }

  /// A piece that may be used any number of times.
  public static PieceUse any(Polyomino piece) {
    return new PieceUse(piece, 0, ANY);
  }

  /// A piece that is used so many times.
  public static PieceUse exactly(long times, Polyomino piece) {
    return new PieceUse(piece, times, times);
  }

  /// True if it may be used any number of times, from none on.
  public boolean isFree() {
    return atLeast == 0 && atMost == ANY;
  }

  /// The number of uses, in words: `any number of times`, `at most 3 times`.
  public String times() {
    if (atMost == ANY) {
      return atLeast == 0 ? "any number of times" : "at least " + count(atLeast);
    }
    return atLeast == atMost
        ? (atMost == 1 ? "once" : "exactly " + count(atMost))
        : atLeast == 0
            ? "at most " + count(atMost)
            : "from %d to %s".formatted(atLeast, count(atMost));
  }

  private static String count(long number) {
    return number == 1 ? "once" : "%,d times".formatted(number);
  }
}
