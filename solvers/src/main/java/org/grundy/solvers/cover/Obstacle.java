package org.grundy.solvers.cover;

/// Why no tiling contains a piece.
public sealed interface Obstacle {
  /// It, as a clause for people.
  String text();

  /// The area is no multiple of the piece's: no tiling exists at all.
  ///
  /// @param remainder cells that are left over
  record WrongArea(long pieceSize, long rows, long columns, long remainder) implements Obstacle {
    @Override
    public String text() {
      return "%d x %d cells are no multiple of %d: %s over"
          .formatted(
              rows,
              columns,
              pieceSize,
              remainder == 1 ? "one cell is left" : remainder + " cells are left");
    }
  }

  /// The piece is larger than the rectangle, however it is turned.
  ///
  /// @param length the larger extent of the piece
  /// @param width its smaller extent
  record TooLarge(long length, long width, long rows, long columns) implements Obstacle {
    @Override
    public String text() {
      return "it needs a rectangle of %d x %d and does not fit into %d x %d"
          .formatted(Math.min(length, width), Math.max(length, width), rows, columns);
    }
  }

  /// The piece surrounds a single cell, which no piece of more than one cell can fill.
  record Hole() implements Obstacle {
    @Override
    public String text() {
      return "its hole of one cell can never be filled";
    }
  }

  /// Wherever the piece lies, some region of the rest has a number of cells that is no multiple of
  /// the piece's.
  record WrongRegions(long pieceSize) implements Obstacle {
    @Override
    public String text() {
      return "wherever it lies, some region of the rest has a number of cells that is no multiple"
          + " of "
          + pieceSize;
    }
  }

  /// Some placements leave regions of right sizes, but an exhaustive search filled none of them.
  ///
  /// @param placements placements that leave regions of right sizes, up to the reflections of the
  ///   rectangle
  /// @param nodes pieces that were tried
  record Exhausted(long placements, long nodes) implements Obstacle {
    @Override
    public String text() {
      return "none of the %d placements that leave regions of right sizes can be completed"
              .formatted(placements)
          + " (all ways were searched: %d pieces tried)".formatted(nodes);
    }
  }
}
