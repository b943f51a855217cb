package org.grundy.solvers.cover;

import java.util.List;
import org.grundy.core.Symmetry;
import org.grundy.tilings.polyomino.Cell;

/// The numbers of rows and columns of a rectangle that lie beyond each side of the box round a
/// piece.
///
/// @param top rows above it
/// @param bottom rows below it
/// @param left columns left of it
/// @param right columns right of it
public record Margins(long top, long bottom, long left, long right) {
  private static final List<Cell> OUTWARD =
      List.of(new Cell(-1, 0), new Cell(1, 0), new Cell(0, -1), new Cell(0, 1));

  /// The number of sides.
  public static final int SIDES = 4;

  /// The margin on one side: 0 the top, 1 the bottom, 2 the left, 3 the right.
  public long at(int side) {
    return switch (side) {
      case 0 -> top;
      case 1 -> bottom;
      case 2 -> left;
      case 3 -> right;
      default -> throw new IllegalArgumentException("no side " + side);
    };
  }

  /// These after the rectangle was turned or reflected.
  Margins moved(Symmetry symmetry) {
    long[] moved = new long[SIDES];
    for (int side = 0; side < SIDES; side++) {
      moved[OUTWARD.indexOf(OUTWARD.get(side).image(symmetry))] = at(side);
    }
    return new Margins(moved[0], moved[1], moved[2], moved[3]);
  }

  /// These with more on one side.
  Margins plus(int side, long more) {
    return new Margins(
        side == 0 ? top + more : top,
        side == 1 ? bottom + more : bottom,
        side == 2 ? left + more : left,
        side == 3 ? right + more : right);
  }
}
