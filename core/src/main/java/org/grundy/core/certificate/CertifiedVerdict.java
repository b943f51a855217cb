package org.grundy.core.certificate;

import java.util.List;

/// A verdict on whether a piece is in a tiling of a rectangle. Pieces are drawn: `#` a cell, `.` a
/// gap, `|` between rows.
public sealed interface CertifiedVerdict {
  String piece();

  /// It is in a tiling.
  ///
  /// @param tiling the rectangle, or its upper left corner, beyond which all is cut along a path:
  ///   `#` for the piece, letters for the other parts, `|` between rows
  record Completed(String piece, String tiling) implements CertifiedVerdict {}

  /// It is in none, as the area is no multiple of its own.
  record WrongArea(String piece) implements CertifiedVerdict {}

  /// It is in none, as it does not fit.
  record TooLarge(String piece) implements CertifiedVerdict {}

  /// It is in none, as it has a hole of which the size is no multiple of its own.
  ///
  /// @param cells the size of the first such hole
  record Holed(String piece, long cells) implements CertifiedVerdict {}

  /// It is in none, as it leaves a region of wrong size wherever it lies.
  ///
  /// @param regions for each placement that has to be looked at the smallest such region
  record WrongRegions(String piece, List<Region> regions) implements CertifiedVerdict {
    public WrongRegions {
      regions = List.copyOf(regions);
    }
  }

  /// It is in none, as an exhaustive search shows.
  ///
  /// @param placements how many leave regions of right sizes, up to reflections of the rectangle
  record Searched(String piece, long placements) implements CertifiedVerdict {}

  /// A region that a placed piece leaves.
  ///
  /// @param lying the piece as it lies
  /// @param row the row of the upper left corner of its box, from 1
  /// @param column the column of that, from 1
  /// @param cells the size of the region
  record Region(String lying, long row, long column, long cells) {}
}
