package org.grundy.solvers.component.placement.wide;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Symmetry;
import org.grundy.solvers.component.placement.moves.Instance;
import org.grundy.solvers.component.placement.moves.Rectangle;
import org.grundy.solvers.component.placement.word.UniformKernel;
import org.jspecify.annotations.Nullable;

/// The places of the cells of a wide board and their use: representatives under translations and
/// symmetries, and the components that find room in one word.
///
/// @param rowOf by cell
/// @param columnOf by cell
/// @param uniform whether the board is the upper left part of a
///   [org.grundy.solvers.component.placement.moves.UniformBoard] with so many rows and columns,
///   cell by cell in the order of reading; otherwise every component stands for itself
/// @param symmetries of the uniform board
/// @param narrow where small components find room, if there is such a kernel
@SuppressWarnings("ArrayRecordComponent") // tables that nobody writes
record WideShapes(
    int[] rowOf,
    int[] columnOf,
    int rows,
    int columns,
    boolean uniform,
    List<Symmetry> symmetries,
    @Nullable UniformKernel narrow) {
  /// The rectangle of a set of cells that is not empty.
  Rectangle of(long[] set) {
    int fromRow = Integer.MAX_VALUE;
    int fromColumn = Integer.MAX_VALUE;
    int toRow = 0;
    int toColumn = 0;
    for (int cell = WideSplitter.next(set, 0); cell >= 0; cell = WideSplitter.next(set, cell + 1)) {
      fromRow = Math.min(fromRow, rowOf[cell]);
      toRow = Math.max(toRow, rowOf[cell] + 1);
      fromColumn = Math.min(fromColumn, columnOf[cell]);
      toColumn = Math.max(toColumn, columnOf[cell] + 1);
    }
    return new Rectangle(fromRow, fromColumn, toRow, toColumn);
  }

  /// True if a component finds room in the narrow kernel.
  boolean isNarrow(Rectangle shape) {
    return narrow != null && narrow.fitting(shape.height(), shape.width()).isPresent();
  }

  /// A component with a narrow shape as a set on the board of the narrow kernel.
  long narrowed(long[] set, Rectangle shape) {
    UniformKernel kernel = narrow;
    Optional<Symmetry> fitting =
        kernel == null ? Optional.empty() : kernel.fitting(shape.height(), shape.width());
    if (kernel == null || fitting.isEmpty()) {
      throw new IllegalArgumentException("it finds no room: " + shape);
    }
    long word = 0;
    for (int cell = WideSplitter.next(set, 0); cell >= 0; cell = WideSplitter.next(set, cell + 1)) {
      word |=
          1L
              << kernel.bit(
                  fitting.get(),
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
    long[] image = new long[set.length];
    boolean first = true;
    for (Symmetry symmetry : symmetries) {
      boolean lies = !symmetry.exchangesSides();
      int height = lies ? shape.height() : shape.width();
      int width = lies ? shape.width() : shape.height();
      if (height > rows || width > columns) {
        continue;
      }
      Arrays.fill(image, 0);
      for (int cell = WideSplitter.next(set, 0);
          cell >= 0;
          cell = WideSplitter.next(set, cell + 1)) {
        int to =
            symmetry.imageOf(
                rowOf[cell] - shape.fromRow(),
                columnOf[cell] - shape.fromColumn(),
                shape.height(),
                shape.width());
        WideMoves.add(image, 0, to / width * columns + to % width);
      }
      if (first || Arrays.compareUnsigned(image, 0, image.length, into, 0, image.length) < 0) {
        System.arraycopy(image, 0, into, 0, image.length);
        first = false;
      }
    }
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
