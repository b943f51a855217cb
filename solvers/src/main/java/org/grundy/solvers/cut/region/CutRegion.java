package org.grundy.solvers.cut.region;

/// A part of the board that no move can connect to another, in coordinates of its own: a cell lies
/// on line `u` of the first axis and on line `v` of the second, both counted from 0.
///
/// Every line meets the region in one run of cells. So what is left of it after any number of moves
/// is a sum of *rectangles* `fromU <= u < toU`, `fromV <= v < toV`, each of them intersected with
/// the region.
public final class CutRegion {
  /// May be chosen to clear its line of the first axis.
  public static final int CLEARS_FIRST = 1;

  /// May be chosen to clear its line of the second axis.
  public static final int CLEARS_SECOND = 2;

  /// May be chosen to clear both its lines at once.
  public static final int CLEARS_BOTH = 4;

  /// No move may clear a line that holds it.
  public static final int HAZARD = 8;

  /// Stops every ray, as the border does.
  public static final int DEAD = 16;

  private final Lines first;
  private final Lines second;
  private final byte[] roles;
  private final int crosses;
  private final int hazards;
  private final int union;

  /// @param first the lines of the first axis, filled
  /// @param second the lines of the second axis, filled
  /// @param roles by [Lines#number] of the first axis: what the cell does
  public CutRegion(Lines first, Lines second, byte[] roles) {
    this.first = first;
    this.second = second;
    this.roles = roles;
    int all = 0;
    int crossing = 0;
    int hazardous = 0;
    for (byte role : roles) {
      all |= role;
      crossing += (role & CLEARS_BOTH) != 0 ? 1 : 0;
      hazardous += (role & HAZARD) != 0 ? 1 : 0;
    }
    this.union = all;
    this.crosses = crossing;
    this.hazards = hazardous;
  }

  /// The lines of the first axis.
  public Lines first() {
    return first;
  }

  /// The lines of the second axis.
  public Lines second() {
    return second;
  }

  /// The number of lines of the first axis.
  public int height() {
    return first.size();
  }

  /// The number of lines of the second axis.
  public int width() {
    return second.size();
  }

  /// The number of cells that may be chosen to clear both their lines.
  public int crosses() {
    return crosses;
  }

  /// The number of cells that keep their lines from being cleared.
  int hazards() {
    return hazards;
  }

  /// The number of cells.
  int cells() {
    return first.numbers() - first.size();
  }

  /// True if some cell has a role: one of the bits of [CutRegion].
  boolean has(int role) {
    return (union & role) != 0;
  }

  /// The role of the cell at (`u`, `v`) of the region: a sum of the bits of [CutRegion], or -1
  /// where the region has no cell.
  int role(int u, int v) {
    return v >= first.from(u) && v < first.to(u) ? roles[first.number(u, v)] : -1;
  }

  /// True if the cell at (`u`, `v`) of the region may be chosen to clear both its lines.
  public boolean isCross(int u, int v) {
    int role = role(u, v);
    return role > 0 && (role & CLEARS_BOTH) != 0;
  }
}
