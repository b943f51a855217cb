package org.grundy.solvers.cover;

/// The answer to the question if a piece, once named, can be part of a tiling of the rectangle.
public sealed interface PieceVerdict {
  Piece piece();

  /// The piece does not stop the second player: here is a tiling.
  ///
  /// @param tiling contains `piece` as its part 0
  record Completed(Piece piece, Tiling tiling) implements PieceVerdict {}

  /// The piece stops the second player.
  record Stopped(Piece piece, Obstacle obstacle) implements PieceVerdict {}
}
