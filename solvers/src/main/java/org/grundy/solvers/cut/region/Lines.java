package org.grundy.solvers.cut.region;

/// The lines of a region along one axis, each a run of cells without a gap.
///
/// For every line a running count goes along its cells; the difference of two entries tells what
/// lies between them. Its bits:
///
/// ```
///   62 … 42          41 … 21     20 … 0
///   not idle cells   hazards     cells that may be chosen to clear this line
/// ```
///
/// A cell is idle if it is never chosen and does not keep a line from being cleared.
public final class Lines {
  /// One more than the most cells of a line.
  public static final int MAX_LENGTH = 1 << 21;

  private static final long HAZARDS = (MAX_LENGTH - 1L) << 21;
  private static final long CHOICES = MAX_LENGTH - 1L;

  private final int[] from;
  private final int[] to;
  private final int[] offset;
  private final long[] counts;

  /// @param from by line: the place of its first cell
  /// @param to by line: the place after its last cell
  public Lines(int[] from, int[] to) {
    this.from = from;
    this.to = to;
    this.offset = new int[from.length];
    int next = 0;
    for (int line = 0; line < from.length; line++) {
      offset[line] = next - from[line];
      next = Math.addExact(next, to[line] - from[line] + 1);
    }
    this.counts = new long[next];
  }

  /// Sets what the cell at a place of a line is, before [#add].
  ///
  /// @param roles a sum of the bits of [CutRegion]
  /// @param choice the bit of those that clears a line of this axis
  public void set(int line, int place, int roles, int choice) {
    long count = roles != 0 ? 1L << 42 : 0;
    count |= (roles & CutRegion.HAZARD) != 0 ? 1L << 21 : 0;
    count |= (roles & choice) != 0 ? 1 : 0;
    counts[offset[line] + place + 1] = count;
  }

  /// Turns what single cells are into running counts.
  public void add() {
    for (int line = 0; line < from.length; line++) {
      int last = offset[line] + to[line];
      for (int i = offset[line] + from[line]; i < last; i++) {
        counts[i + 1] += counts[i];
      }
    }
  }

  int size() {
    return from.length;
  }

  public int from(int line) {
    return from[line];
  }

  public int to(int line) {
    return to[line];
  }

  /// A number for each cell, from 0, below the number of cells plus the number of lines.
  public int number(int line, int place) {
    return offset[line] + place;
  }

  /// One more than the highest [#number].
  public int numbers() {
    return counts.length;
  }

  /// The counts of the cells on a line between two places, to be read with [#alive], [#clean] and
  /// [#open].
  long span(int line, int fromPlace, int toPlace) {
    int a = Math.max(fromPlace, from[line]);
    int b = Math.min(toPlace, to[line]);
    return a < b ? counts[offset[line] + b] - counts[offset[line] + a] : 0;
  }

  /// True if some cell of a span is not idle.
  static boolean alive(long span) {
    return span >>> 42 != 0;
  }

  /// True if a span holds no hazard.
  static boolean clean(long span) {
    return (span & HAZARDS) == 0;
  }

  /// True if a line with this span can be cleared by itself.
  static boolean open(long span) {
    return (span & CHOICES) != 0 && clean(span);
  }
}
