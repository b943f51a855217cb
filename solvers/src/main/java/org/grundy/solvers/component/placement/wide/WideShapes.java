package org.grundy.solvers.component.placement.wide;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.grundy.core.Symmetry;
import org.grundy.solvers.component.KeyTable;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.placement.moves.Instance;
import org.grundy.solvers.component.placement.moves.MirrorStrategy;
import org.grundy.solvers.component.placement.moves.Rectangle;
import org.grundy.solvers.component.placement.word.UniformKernel;
import org.jspecify.annotations.Nullable;

/// The places of the cells of a wide board and their use: representatives under translations and
/// symmetries, and the components that find room in one word.
///
/// By a symmetry a cell of any component goes to the same place but for a constant, so that an
/// image is one pass over the cells.
final class WideShapes {
  /// The tags of components in the table.
  private static final long UNSEEN = 0;

  private static final long SEEN = 1;
  private static final long ALMOST_MIRRORED = 2;

  private final int[] rowOf;
  private final int[] columnOf;
  private final int rows;
  private final int columns;
  private final boolean uniform;
  private final List<Symmetry> symmetries;
  private final @Nullable UniformKernel narrow;
  private final @Nullable MirrorStrategy strategy;

  /// By symmetry and cell where it goes about the origin, which is `row * columns + column`.
  private final int[][] places;

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
  /// @param strategy what proves the value 0 of symmetric components, if it is to be used
  WideShapes(
      int[] rowOf,
      int[] columnOf,
      int rows,
      int columns,
      boolean uniform,
      List<Symmetry> symmetries,
      @Nullable UniformKernel narrow,
      @Nullable MirrorStrategy strategy) {
    this.rowOf = rowOf.clone();
    this.columnOf = columnOf.clone();
    this.rows = rows;
    this.columns = columns;
    this.uniform = uniform;
    this.symmetries = List.copyOf(symmetries);
    this.narrow = narrow;
    this.strategy = strategy;
    places = new int[symmetries.size()][rowOf.length];
    for (int i = 0; i < places.length; i++) {
      Symmetry symmetry = symmetries.get(i);
      for (int cell = 0; cell < rowOf.length; cell++) {
        places[i][cell] =
            symmetry.row(rowOf[cell], columnOf[cell]) * columns
                + symmetry.column(rowOf[cell], columnOf[cell]);
      }
    }
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
  /// the board the lightest, where cells are the heavier the further down they are, and then the
  /// further to the right; of several the least. Most components have one lightest image, so one is
  /// drawn, not eight.
  ///
  /// @param image room for a set
  void representative(long[] set, Rectangle shape, long[] into, long[] image) {
    if (!uniform) {
      System.arraycopy(set, 0, into, 0, set.length);
      return;
    }
    int cells = 0;
    int rowSum = 0;
    int columnSum = 0;
    for (int cell = WideSplitter.next(set, 0); cell >= 0; cell = WideSplitter.next(set, cell + 1)) {
      cells++;
      rowSum += rowOf[cell] - shape.fromRow();
      columnSum += columnOf[cell] - shape.fromColumn();
    }
    long lightest = Long.MAX_VALUE;
    for (int i = 0; i < places.length; i++) {
      lightest = Math.min(lightest, weight(i, shape, cells, rowSum, columnSum));
    }
    boolean first = true;
    for (int i = 0; i < places.length; i++) {
      if (weight(i, shape, cells, rowSum, columnSum) == lightest) {
        draw(i, set, shape, first ? into : image);
        if (!first && Arrays.compareUnsigned(image, 0, set.length, into, 0, set.length) < 0) {
          System.arraycopy(image, 0, into, 0, set.length);
        }
        first = false;
      }
    }
  }

  /// The number of a representative. When a component is first given one, what its images tell of
  /// its value is noted.
  int number(long[] representative, int words, KeyTable table) {
    int number = table.number(representative, 0, words);
    if (strategy != null && table.tag(number) == UNSEEN) {
      MirrorStrategy.Finding finding = strategy.look(Arrays.copyOf(representative, words));
      if (finding == MirrorStrategy.Finding.ZERO) {
        table.put(number, NimberBounds.of(0));
      }
      table.setTag(
          number, finding == MirrorStrategy.Finding.ALMOST_MIRRORED ? ALMOST_MIRRORED : SEEN);
    }
    return number;
  }

  /// True if most moves in a component can be answered by their images.
  static boolean isAlmostMirrored(long component, KeyTable table) {
    return table.tag(component) == ALMOST_MIRRORED;
  }

  /// What an image weighs: the sum of its rows, then that of its columns. The largest number where
  /// it finds no room on the board.
  private long weight(int i, Rectangle shape, int cells, int rowSum, int columnSum) {
    Symmetry symmetry = symmetries.get(i);
    boolean lies = !symmetry.exchangesSides();
    int height = lies ? shape.height() : shape.width();
    int width = lies ? shape.width() : shape.height();
    if (height > rows || width > columns) {
      return Long.MAX_VALUE;
    }
    long imageRows = symmetry.row(rowSum, columnSum) - (long) cells * leastRow(symmetry, shape);
    long imageColumns =
        symmetry.column(rowSum, columnSum) - (long) cells * leastColumn(symmetry, shape);
    return (imageRows << Integer.SIZE) + imageColumns;
  }

  private static int leastRow(Symmetry symmetry, Rectangle shape) {
    return Math.min(0, symmetry.row(shape.height() - 1, shape.width() - 1));
  }

  private static int leastColumn(Symmetry symmetry, Rectangle shape) {
    return Math.min(0, symmetry.column(shape.height() - 1, shape.width() - 1));
  }

  /// Writes the image of a set in the upper left corner.
  private void draw(int i, long[] set, Rectangle shape, long[] into) {
    Symmetry symmetry = symmetries.get(i);
    int corner = symmetry.row(shape.fromRow(), shape.fromColumn()) + leastRow(symmetry, shape);
    int side = symmetry.column(shape.fromRow(), shape.fromColumn()) + leastColumn(symmetry, shape);
    int origin = corner * columns + side;
    int[] placeOf = places[i];
    Arrays.fill(into, 0, set.length, 0);
    for (int cell = WideSplitter.next(set, 0); cell >= 0; cell = WideSplitter.next(set, cell + 1)) {
      int place = placeOf[cell] - origin;
      into[place >> 6] |= 1L << place;
    }
  }

  /// The distance of a cell from the centre of a rectangle, in half cells.
  int distance(int cell, Rectangle shape) {
    return Math.abs(2 * rowOf[cell] - shape.fromRow() - shape.toRow() + 1)
        + Math.abs(2 * columnOf[cell] - shape.fromColumn() - shape.toColumn() + 1);
  }

  /// The mean distance of what a move needs from the centre of a rectangle, in half cells.
  int distance(Instance move, Rectangle shape) {
    int distance = 0;
    for (int cell : move.need()) {
      distance += distance(cell, shape);
    }
    return distance / move.need().size();
  }
}
