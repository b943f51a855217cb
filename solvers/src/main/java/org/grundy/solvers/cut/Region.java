package org.grundy.solvers.cut;

/// A part of the board that no move can connect to another, in coordinates of its own: a cell lies
/// on line `u` of the first axis and on line `v` of the second, both counted from 0.
///
/// Every line meets the region in one run of cells. So what is left of it after any number of moves
/// is a sum of *rectangles* `fromU <= u < toU`, `fromV <= v < toV`, each of them intersected with
/// the region.
final class Region {
  private final Lines first;
  private final Lines second;
  private final byte[] roles;
  private final int crosses;
  private final int hazards;
  private final int union;

  /// @param first the lines of the first axis, filled
  /// @param second the lines of the second axis, filled
  /// @param roles by [Lines#number] of the first axis: what the cell does
  Region(Lines first, Lines second, byte[] roles) {
    this.first = first;
    this.second = second;
    this.roles = roles;
    int all = 0;
    int crossing = 0;
    int hazardous = 0;
    for (byte role : roles) {
      all |= role;
      crossing += (role & LineRules.CLEARS_BOTH) != 0 ? 1 : 0;
      hazardous += (role & LineRules.HAZARD) != 0 ? 1 : 0;
    }
    this.union = all;
    this.crosses = crossing;
    this.hazards = hazardous;
  }

  /// The lines of the first axis.
  Lines first() {
    return first;
  }

  /// The lines of the second axis.
  Lines second() {
    return second;
  }

  /// How many lines of the first axis there are.
  int height() {
    return first.size();
  }

  /// How many lines of the second axis there are.
  int width() {
    return second.size();
  }

  /// The number of cells that may be chosen to clear both their lines.
  int crosses() {
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

  /// Whether some cell has a role: one of the bits of [LineRules].
  boolean has(int role) {
    return (union & role) != 0;
  }

  /// Whether the region is a whole rectangle, of hazards and of cells that all do the same.
  boolean isUniform() {
    int role = union & ~LineRules.HAZARD;
    int count = 0;
    for (byte each : roles) {
      count += each == role ? 1 : 0;
    }
    return count + hazards == height() * width();
  }

  /// What the cell at (`u`, `v`) of the region does: a sum of the bits of [LineRules], or -1 where
  /// the region has no cell.
  int role(int u, int v) {
    return v >= first.from(u) && v < first.to(u) ? roles[first.number(u, v)] : -1;
  }

  /// Whether the cell at (`u`, `v`) of the region may be chosen to clear both its lines.
  boolean isCross(int u, int v) {
    int role = role(u, v);
    return role > 0 && (role & LineRules.CLEARS_BOTH) != 0;
  }
}
