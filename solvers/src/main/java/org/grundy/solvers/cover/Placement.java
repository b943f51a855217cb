package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.List;
import org.grundy.tilings.polyomino.Polyomino;

/// A piece as it lies on a rectangle.
///
/// @param lying the piece, turned and reflected
/// @param row the row of its upper left corner, from 0
/// @param column the column of that, from 0
public record Placement(Polyomino lying, long row, long column) {
  /// Placements of a piece that stand for all others: every placement is, up to the reflections of
  /// the rectangle, one of these, or leaves regions of which sizes and connections are the same as
  /// those of one of these, modulo the size of the piece.
  ///
  /// A margin that grows by the size of the piece from 1 on joins the same regions, and changes no
  /// size modulo the size of the piece. So margins up to that size stand for all if there is room
  /// for as much on the other side.
  static List<Placement> representatives(Polyomino piece, long rows, long columns) {
    List<Placement> placements = new ArrayList<>();
    for (Polyomino lying : piece.orientations()) {
      long lastRow = last(rows - lying.rows(), piece.size());
      long lastColumn = last(columns - lying.columns(), piece.size());
      for (long column = 0; column <= lastColumn; column++) {
        for (long row = 0; row <= lastRow; row++) {
          placements.add(new Placement(lying, row, column));
        }
      }
    }
    return placements;
  }

  private static long last(long room, int size) {
    return Math.min(Math.floorDiv(room, 2L), size);
  }

  /// The margins round the piece.
  Margins margins(long rows, long columns) {
    return new Margins(row, rows - row - lying.rows(), column, columns - column - lying.columns());
  }
}
