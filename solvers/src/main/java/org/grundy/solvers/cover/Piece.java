package org.grundy.solvers.cover;

import org.grundy.tilings.polyomino.Polyomino;

/// A piece that the first player may name; turning and reflecting do not matter.
public sealed interface Piece {
  /// Its number of cells.
  long size();

  /// The larger of its two extents.
  long length();

  /// The smaller of its two extents.
  long width();

  /// It, drawn with `#` for a cell, `.` for a gap and `|` between rows, with its name if it has
  /// one; too long a piece is described instead.
  String text();

  /// A piece given cell by cell.
  ///
  /// @param shape how it lies when it is drawn
  record Drawn(Polyomino shape) implements Piece {
    @Override
    public long size() {
      return shape.size();
    }

    @Override
    public long length() {
      return Math.max(shape.rows(), shape.columns());
    }

    @Override
    public long width() {
      return Math.min(shape.rows(), shape.columns());
    }

    @Override
    public String text() {
      return shape.text() + shape.name().map(name -> " (" + name + ")").orElse("");
    }
  }

  /// Seven cells round a hole of one cell, and a straight tail of all further cells:
  ///
  /// ```
  /// ###-- tail
  /// #.#
  /// ##.
  /// ```
  ///
  /// The four neighbours of the hole belong to the piece, so whoever fills the hole needs a part of
  /// one single cell.
  ///
  /// @param size from 7
  record TailedRing(long size) implements Piece {
    /// The least size of a piece with a hole: the four neighbours of a hole need three of its
    /// diagonal neighbours to be connected.
    public static final int MIN_SIZE = 7;

    private static final int RING_WIDTH = 3;
    private static final int MAX_DRAWN = 40;
    private static final String RING = "###|#.#|##.";

    public TailedRing {
      if (size < MIN_SIZE) {
        throw new IllegalArgumentException("a ring round a hole has 7 cells or more, not " + size);
      }
    }

    @Override
    public long length() {
      return size - MIN_SIZE + RING_WIDTH;
    }

    @Override
    public long width() {
      return RING_WIDTH;
    }

    @Override
    public String text() {
      if (size > MAX_DRAWN) {
        return RING
            + " with a tail of "
            + (size - MIN_SIZE)
            + " more cells to the right of its top";
      }
      return drawing();
    }

    /// It, drawn whatever its length.
    public String drawing() {
      int tail = Math.toIntExact(size - MIN_SIZE);
      String gap = ".".repeat(tail);
      return "###" + "#".repeat(tail) + "|#.#" + gap + "|##." + gap;
    }
  }
}
