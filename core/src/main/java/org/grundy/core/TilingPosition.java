package org.grundy.core;

import java.util.Optional;

/// A position of the tiling game: one player names a piece of `pieceSize` cells joined by edges,
/// the other must fill a rectangle with pieces of that size, the named one among them.
///
/// @param pieceSize cells a piece, from 1
/// @param rows rows of the rectangle, from 1
/// @param columns columns of the rectangle, from 1
/// @param named the piece once it is named, so that the other player is to move: `#` a cell, `.` a
///   gap, `|` between rows; `pieceSize` cells that are connected by edges
public record TilingPosition(long pieceSize, long rows, long columns, Optional<String> named)
    implements Position {
  public TilingPosition {
    if (pieceSize < 1 || rows < 1 || columns < 1) {
      throw new IllegalArgumentException(
          "not a tiling game: " + pieceSize + " " + rows + " " + columns);
    }
  }

  /// The start, before a piece is named.
  public TilingPosition(long pieceSize, long rows, long columns) {
    this(pieceSize, rows, columns, Optional.empty());
  }
}
