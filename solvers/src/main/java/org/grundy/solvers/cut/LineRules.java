package org.grundy.solvers.cut;

import java.util.List;
import org.grundy.rules.tree.CellMove;
import org.grundy.solvers.cut.region.CutRegion;

/// The effects of the glyphs of one position, once the conditions of [CutMethod] are known to hold.
///
/// @param first the axis of the lines that [CutRegion#CLEARS_FIRST] clears
/// @param second the other axis; where the rules use one axis only, its [Axis#partner]
/// @param oneAxis whether no move clears a line of the second axis
/// @param roles by glyph: a sum of the bits of [CutRegion]; 0 for a glyph that is passed over and
///   never chosen
/// @param rulesOf by glyph: the indices of the lines that may choose it, in the order of the rules
/// @param clears by index of a line: [CutRegion#CLEARS_FIRST], [CutRegion#CLEARS_SECOND] or
///   [CutRegion#CLEARS_BOTH]; 0 for a line that can never apply
/// @param moves by index of a line
/// @param dead index of a glyph that stops every ray and is never chosen
@SuppressWarnings("ArrayRecordComponent") // read for every cell, never compared
public record LineRules(
    Axis first,
    Axis second,
    boolean oneAxis,
    byte[] roles,
    int[][] rulesOf,
    byte[] clears,
    List<CellMove> moves,
    int dead) {
  boolean has(int glyph, int role) {
    return (roles[glyph] & role) != 0;
  }

  /// 2 for the two diagonals, whose lines meet in a cell where both indices are even or both odd; 1
  /// otherwise.
  public int step() {
    return Axis.step(first, second);
  }

  /// No move may clear a line that holds such a glyph.
  public boolean isHazard(int glyph) {
    return has(glyph, CutRegion.HAZARD);
  }

  /// True if a line of the rules clears the line of the first axis.
  public boolean clearsFirst(int line) {
    return clears[line] == CutRegion.CLEARS_FIRST || clears[line] == CutRegion.CLEARS_BOTH;
  }

  /// True if a line of the rules clears the line of the second axis.
  public boolean clearsSecond(int line) {
    return clears[line] == CutRegion.CLEARS_SECOND || clears[line] == CutRegion.CLEARS_BOTH;
  }

  /// True if some cell of the position is dead.
  boolean hasDead() {
    int union = 0;
    for (byte role : roles) {
      union |= role;
    }
    return (union & CutRegion.DEAD) != 0;
  }
}
