package org.grundy.solvers.component.placement.wide;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.grundy.core.Symmetry;
import org.grundy.solvers.component.placement.moves.Instance;
import org.grundy.solvers.component.placement.moves.Rectangle;
import org.grundy.solvers.component.placement.word.UniformKernel;
import org.jspecify.annotations.Nullable;

/// The places of the cells of a wide board and their use: representatives under translations and
/// symmetries, and the components that find room in one word.
///
/// A cell at row r and column c goes to `down[s] r + across[s] c` and a constant by the symmetry s,
/// so that an image is one pass over the cells.
final class WideShapes {
  private final int[] rowOf;
  private final int[] columnOf;
  private final int rows;
  private final int columns;
  private final boolean uniform;
  private final List<Symmetry> symmetries;
  private final @Nullable UniformKernel narrow;
  private final int[] down;
  private final int[] across;

  /// By height and width of a rectangle the symmetry after which it finds room in the narrow
  /// kernel, null where there is none.
  private final @Nullable Symmetry[] fitting;

  /// @param rowOf by cell
  /// @param columnOf by cell
  /// @param uniform whether the board is the upper left part of a
  ///   [org.grundy.solvers.component.placement.moves.UniformBoard] with so many rows and columns,
  ///   cell by cell in the order of reading; otherwise every component stands for itself
  /// @param symmetries of the uniform board
  /// @param narrow where small components find room, if there is such a kernel
  WideShapes(
      int[] rowOf,
      int[] columnOf,
      int rows,
      int columns,
      boolean uniform,
      List<Symmetry> symmetries,
      @Nullable UniformKernel narrow) {
    this.rowOf = rowOf.clone();
    this.columnOf = columnOf.clone();
    this.rows = rows;
    this.columns = columns;
    this.uniform = uniform;
    this.symmetries = List.copyOf(symmetries);
    this.narrow = narrow;
    this.down = symmetries.stream().mapToInt(s -> s.row(1, 0) * columns + s.column(1, 0)).toArray();
    this.across =
        symmetries.stream().mapToInt(s -> s.row(0, 1) * columns + s.column(0, 1)).toArray();
    this.fitting = new Symmetry[narrow == null ? 0 : (rows + 1) * (columns + 1)];
    for (int shape = 0; shape < fitting.length; shape++) {
      fitting[shape] =
          Objects.requireNonNull(narrow)
              .fitting(shape / (columns + 1), shape % (columns + 1))
              .orElse(null);
    }
  }

  /// The number of cells of the board.
  int cells() {
    return rowOf.length;
  }

  /// The rectangle of a set of cells that is not empty.
  Rectangle of(long[] set) {
    int fromRow = Integer.MAX_VALUE;
    int fromColumn = Integer.MAX_VALUE;
    int toRow = 0;
    int toColumn = 0;
    for (int word = 0; word < set.length; word++) {
      for (long left = set[word]; left != 0; left &= left - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        fromRow = Math.min(fromRow, rowOf[cell]);
        fromColumn = Math.min(fromColumn, columnOf[cell]);
        toRow = Math.max(toRow, rowOf[cell] + 1);
        toColumn = Math.max(toColumn, columnOf[cell] + 1);
      }
    }
    return new Rectangle(fromRow, fromColumn, toRow, toColumn);
  }

  private @Nullable Symmetry fitting(Rectangle shape) {
    return narrow == null ? null : fitting[shape.height() * (columns + 1) + shape.width()];
  }

  /// True if a component finds room in the narrow kernel.
  boolean isNarrow(Rectangle shape) {
    return fitting(shape) != null;
  }

  /// A component with a narrow shape as a set on the board of the narrow kernel.
  long narrowed(long[] set, Rectangle shape) {
    UniformKernel kernel = narrow;
    Symmetry symmetry = fitting(shape);
    if (kernel == null || symmetry == null) {
      throw new IllegalArgumentException("it finds no room: " + shape);
    }
    long word = 0;
    for (int cell = WideSplitter.next(set, 0); cell >= 0; cell = WideSplitter.next(set, cell + 1)) {
      word |=
          1L
              << kernel.bit(
                  symmetry,
                  rowOf[cell] - shape.fromRow(),
                  columnOf[cell] - shape.fromColumn(),
                  shape.height(),
                  shape.width());
    }
    return word;
  }

  /// Writes the representative of a component: of its images in the upper left corner that fit on
  /// the board the least.
  ///
  /// @param into words that are 0
  void representative(long[] set, Rectangle shape, long[] into) {
    if (!uniform) {
      System.arraycopy(set, 0, into, 0, set.length);
      return;
    }
    int[] places = places(set, shape);
    long[] image = new long[set.length];
    boolean first = true;
    for (int i = 0; i < symmetries.size(); i++) {
      Symmetry symmetry = symmetries.get(i);
      boolean lies = !symmetry.exchangesSides();
      int height = lies ? shape.height() : shape.width();
      int width = lies ? shape.width() : shape.height();
      if (height > rows || width > columns) {
        continue;
      }
      int lastRow = shape.height() - 1;
      int lastColumn = shape.width() - 1;
      int origin =
          -Math.min(0, symmetry.row(lastRow, lastColumn)) * columns
              - Math.min(0, symmetry.column(lastRow, lastColumn));
      Arrays.fill(image, 0);
      for (int at = 0; at < places.length; at += 2) {
        int to = origin + down[i] * places[at] + across[i] * places[at + 1];
        image[to >> 6] |= 1L << to;
      }
      if (first || Arrays.compareUnsigned(image, 0, image.length, into, 0, image.length) < 0) {
        System.arraycopy(image, 0, into, 0, image.length);
        first = false;
      }
    }
  }

  /// The row and the column of each cell of a set, counted from the corner of its rectangle.
  private int[] places(long[] set, Rectangle shape) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    int[] places = new int[2 * count];
    int at = 0;
    for (int word = 0; word < set.length; word++) {
      for (long left = set[word]; left != 0; left &= left - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        places[at++] = rowOf[cell] - shape.fromRow();
        places[at++] = columnOf[cell] - shape.fromColumn();
      }
    }
    return places;
  }

  /// The mean distance of what a move needs from the centre of a rectangle, in half cells.
  int distance(Instance move, Rectangle shape) {
    int distance = 0;
    for (int cell : move.need()) {
      distance +=
          Math.abs(2 * rowOf[cell] - shape.fromRow() - shape.toRow() + 1)
              + Math.abs(2 * columnOf[cell] - shape.fromColumn() - shape.toColumn() + 1);
    }
    return distance / move.need().size();
  }
}
