package org.grundy.solvers.cover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.tilings.polyomino.Polyomino;

/// The reason why no tiling contains a piece.
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

  /// The piece surrounds cells of which the number is no multiple of its own.
  record Hole(int cells) implements Obstacle {
    @Override
    public String text() {
      return "its hole of %s can never be filled"
          .formatted(cells == 1 ? "one cell" : cells + " cells");
    }
  }

  /// Wherever the piece lies, some region of the rest has a number of cells that is no multiple of
  /// the piece's.
  record WrongRegions(Polyomino piece, long rows, long columns) implements Obstacle {
    @Override
    public String text() {
      return "wherever it lies, some region of the rest has a number of cells that is no multiple"
          + " of "
          + piece.size();
    }

    /// The smallest region of wrong size for each of [Placement#representatives].
    public List<WrongRegion> regions() {
      Map<Polyomino, RestRegions> surroundings = new HashMap<>();
      List<WrongRegion> regions = new ArrayList<>();
      for (Placement placement : Placement.representatives(piece, rows, columns)) {
        regions.add(
            new WrongRegion(
                placement,
                surroundings
                    .computeIfAbsent(placement.lying(), RestRegions::new)
                    .smallestWrong(placement.margins(rows, columns))
                    .orElseThrow(() -> new IllegalStateException("right sizes: " + placement))));
      }
      return regions;
    }
  }

  /// A region that cannot be filled for its size.
  ///
  /// @param placement how the piece lies that leaves it
  /// @param cells its number of cells
  record WrongRegion(Placement placement, BigInteger cells) {}

  /// Some placements leave regions of right sizes, but an exhaustive search filled none of them.
  ///
  /// @param placements placements that leave regions of right sizes, up to the reflections of the
  ///   rectangle
  /// @param nodes pieces that were tried
  record Exhausted(long placements, long nodes) implements Obstacle {
    @Override
    public String text() {
      return (placements == 1
              ? "the one placement that leaves regions of right sizes cannot be completed"
              : "none of the %d placements that leave regions of right sizes can be completed"
                  .formatted(placements))
          + " (all ways were searched: %s tried)"
              .formatted(nodes == 1 ? "one piece" : nodes + " pieces");
    }
  }
}
