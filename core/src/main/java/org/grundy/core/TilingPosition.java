package org.grundy.core;

/// The start of the tiling game: one player names a piece of `pieceSize` cells joined by edges, the
/// other must fill a rectangle with pieces of that size, the named one among them.
///
/// @param pieceSize cells a piece, from 1
/// @param rows rows of the rectangle, from 1
/// @param columns columns of the rectangle, from 1
public record TilingPosition(long pieceSize, long rows, long columns) implements Position {
  public TilingPosition {
    if (pieceSize < 1 || rows < 1 || columns < 1) {
      throw new IllegalArgumentException(
          "not a tiling game: " + pieceSize + " " + rows + " " + columns);
    }
  }
}
