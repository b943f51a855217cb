package org.grundy.solvers.sequence.strip.row;

/// The possible effects of a line at one place, whatever its window may come to hold.
public final class Window {
  /// No window is wider: a set of its cells is one word.
  public static final int MOST_CELLS = 32;

  /// One in which there is no move.
  static final Window NONE = new Window(new long[0], false, 0, "");

  private final long[] gains;
  private final boolean grows;
  private final long needed;
  private final String table;

  /// @param gains by cell: the glyphs that a move may write there
  /// @param grows whether that is a glyph that some cell could not hold before
  /// @param needed the cells on which the move depends or which it writes, without those that never
  ///   change: bit i is cell i
  /// @param table all that the line does to the changing cells, for each of what they may hold
  Window(long[] gains, boolean grows, long needed, String table) {
    this.gains = gains;
    this.grows = grows;
    this.needed = needed;
    this.table = table;
  }

  boolean grows() {
    return grows;
  }

  int width() {
    return gains.length;
  }

  long gains(int cell) {
    return gains[cell];
  }

  long needed() {
    return needed;
  }

  /// True if the line does the same in another window, in which the same cells change.
  boolean isAsGoodAs(Window other) {
    return table.equals(other.table);
  }
}
