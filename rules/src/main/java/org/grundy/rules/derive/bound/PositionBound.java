package org.grundy.rules.derive.bound;

import java.util.Locale;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.GlyphFlow;

/// An upper bound on the number of positions, which is the cost of a search at worst.
///
/// @param bits the logarithm to base 2
/// @param exact the number itself, or [Long#MAX_VALUE] where it has more than 62 bits
public record PositionBound(double bits, long exact) {
  /// Larger numbers are told by powers of 2.
  private static final long MOST_IN_FULL = 10_000_000;

  /// One position.
  public static final PositionBound ONE = new PositionBound(0, 1);

  /// No bound.
  public static final PositionBound UNKNOWN =
      new PositionBound(Double.POSITIVE_INFINITY, Long.MAX_VALUE);

  /// The sets of so many cells.
  public static PositionBound ofSets(int cells) {
    return ONE.times(2, cells);
  }

  /// All boards that a board may become, each cell holding what it may ever hold.
  public static PositionBound ofBoard(GridPosition board, GlyphFlow flow) {
    long[] cells = new long[Long.SIZE + 1];
    for (int cell = 0; cell < board.size(); cell++) {
      cells[Long.bitCount(flow.mayHold(board.at(cell)))]++;
    }
    PositionBound bound = ONE;
    for (int glyphs = 2; glyphs < cells.length; glyphs++) {
      bound = bound.times(glyphs, cells[glyphs]);
    }
    return bound;
  }

  /// The bound for one more choice among `choices`.
  public PositionBound times(long choices) {
    return times(choices, 1);
  }

  private PositionBound times(long choices, long often) {
    long product = exact;
    for (long i = 0; i < often && choices > 1 && product < Long.MAX_VALUE; i++) {
      product = product > (1L << 62) / choices ? Long.MAX_VALUE : product * choices;
    }
    return new PositionBound(bits + often * (Math.log((double) choices) / Math.log(2)), product);
  }

  /// True if it bounds anything.
  public boolean isKnown() {
    return bits < Double.POSITIVE_INFINITY;
  }

  /// `4,096`, or from ten million on `2^24`, rounded up.
  public String text() {
    return exact <= MOST_IN_FULL
        ? String.format(Locale.ROOT, "%,d", exact)
        : String.format(Locale.ROOT, "2^%,d", (long) Math.ceil(bits - 1e-9));
  }
}
