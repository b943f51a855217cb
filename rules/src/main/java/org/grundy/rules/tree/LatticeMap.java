package org.grundy.rules.tree;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.core.Symmetry;

/// A linear map of the points of a [Lattice]: a turn or a reflection about one of them, where (row,
/// column) goes to (a · row + b · column, c · row + d · column).
///
/// The rows of hexagons stand half a cell further to the right each, so that the six neighbours of
/// (0,0) are, clockwise, (0,1), (1,0), (1,-1), (0,-1), (-1,0) and (-1,1). A turn takes each to the
/// next. As all twelve maps permute these six points, they are all symmetries of the lattice.
public record LatticeMap(int a, int b, int c, int d) {
  private static final LatticeMap IDENTITY = new LatticeMap(1, 0, 0, 1);

  /// The exchange of (1,0) and (0,1).
  private static final LatticeMap EXCHANGE = new LatticeMap(0, 1, 1, 0);

  /// The six turns of hexagons, the identity first.
  static final List<LatticeMap> TURNS = turns();

  /// The six turns of hexagons and the six reflections, the identity first.
  static final List<LatticeMap> ALL = all();

  /// The map that a symmetry of the square is.
  public static LatticeMap of(Symmetry symmetry) {
    return new LatticeMap(
        symmetry.row(1, 0), symmetry.row(0, 1), symmetry.column(1, 0), symmetry.column(0, 1));
  }

  private static List<LatticeMap> turns() {
    LatticeMap turn = new LatticeMap(1, 1, -1, 0);
    return Stream.iterate(IDENTITY, map -> map.then(turn)).limit(6).toList();
  }

  private static List<LatticeMap> all() {
    return Stream.concat(turns().stream(), turns().stream().map(EXCHANGE::then)).toList();
  }

  /// This map and then another.
  LatticeMap then(LatticeMap next) {
    return new LatticeMap(next.row(a, c), next.row(b, d), next.column(a, c), next.column(b, d));
  }

  /// The row to which it carries a point.
  public int row(int row, int column) {
    return a * row + b * column;
  }

  /// The column to which it carries a point.
  public int column(int row, int column) {
    return c * row + d * column;
  }
}
