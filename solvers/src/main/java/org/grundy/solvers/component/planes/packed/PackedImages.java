package org.grundy.solvers.component.planes.packed;

import org.grundy.core.Symmetry;
import org.grundy.solvers.component.planes.compiled.CompiledRules;

/// Crops components to the cells that they show and chooses the representative among their images
/// under the symmetries of the rules: the one with the fewest rows, then the least in the order of
/// its planes. As components are cropped, translations need no care.
///
/// An image is one of four flips, of the board or of the board with rows and columns exchanged.
/// Exchanging left with right is the half turn after exchanging top with bottom, and the half turn
/// reverses the order of all cells.
final class PackedImages {
  private static final int TOP_WITH_BOTTOM = 1;
  private static final int HALF_TURN = 2;

  private final int planes;
  private final int[] flips;
  private final int[] exchangedFlips;
  private final long[] cropped;
  private final long[] exchanged;
  private final long[] image;

  PackedImages(CompiledRules rules) {
    this.planes = rules.planes().count();
    this.flips = flips(rules, false);
    this.exchangedFlips = flips(rules, true);
    this.cropped = new long[planes];
    this.exchanged = new long[planes];
    this.image = new long[planes];
  }

  /// The symmetries of even or odd turns as flips, those of odd turns as flips that follow the
  /// exchange of rows and columns.
  private static int[] flips(CompiledRules rules, boolean turned) {
    return rules.symmetries().stream()
        .filter(symmetry -> symmetry.exchangesSides() == turned)
        .mapToInt(PackedImages::flip)
        .sorted()
        .toArray();
  }

  private static int flip(Symmetry symmetry) {
    return switch (symmetry) {
      case IDENTITY, TRANSPOSITION -> 0;
      case LEFT_RIGHT_REFLECTION, QUARTER_TURN -> HALF_TURN | TOP_WITH_BOTTOM;
      case UP_DOWN_REFLECTION, THREE_QUARTER_TURN -> TOP_WITH_BOTTOM;
      case HALF_TURN, ANTITRANSPOSITION -> HALF_TURN;
    };
  }

  /// Writes the representative of a component: a word for each plane and one for the width.
  ///
  /// @param box of the board on which `part` stands
  void representative(long[] part, BoxTables box, long[] into, int at) {
    long shown = 0;
    for (int plane = 0; plane < planes; plane++) {
      shown |= part[plane];
    }
    int boardWidth = box.width();
    int fromRow = Long.numberOfTrailingZeros(shown) / boardWidth;
    int toRow = (63 - Long.numberOfLeadingZeros(shown)) / boardWidth + 1;
    int fromColumn = 0;
    while ((shown & box.firstColumns(fromColumn + 1)) == 0) {
      fromColumn++;
    }
    int toColumn = boardWidth;
    while ((shown & ~box.firstColumns(toColumn - 1)) == 0) {
      toColumn--;
    }
    int height = toRow - fromRow;
    int width = toColumn - fromColumn;
    crop(part, box, fromRow, toRow, fromColumn, toColumn);
    boolean mayExchange = exchangedFlips.length > 0;
    into[at + planes] = mayExchange ? Math.max(width, height) : width;
    boolean found = false;
    if (!mayExchange || height <= width) {
      found = leastFlip(cropped, height, width, flips, into, at, false);
    }
    if (mayExchange && width <= height) {
      for (int plane = 0; plane < planes; plane++) {
        exchanged[plane] = exchange(cropped[plane], height, width);
      }
      leastFlip(exchanged, width, height, exchangedFlips, into, at, found);
    }
  }

  private void crop(
      long[] part, BoxTables box, int fromRow, int toRow, int fromColumn, int toColumn) {
    int width = box.width();
    long rows = (toRow * width == 64 ? -1L : (1L << (toRow * width)) - 1) >>> (fromRow * width);
    if (toColumn - fromColumn == width) {
      for (int plane = 0; plane < planes; plane++) {
        cropped[plane] = part[plane] >>> (fromRow * width);
      }
      return;
    }
    long kept = rows & box.firstColumns(toColumn) & ~box.firstColumns(fromColumn);
    for (int plane = 0; plane < planes; plane++) {
      cropped[plane] = Long.compress(part[plane] >>> (fromRow * width), kept);
    }
  }

  /// Keeps the least of the flips of a board, and of what is there already.
  ///
  /// @param found whether there is something already
  private boolean leastFlip(
      long[] board, int height, int width, int[] which, long[] into, int at, boolean found) {
    boolean any = found;
    for (int flip : which) {
      int plane = 0;
      boolean less = !any;
      for (; plane < planes; plane++) {
        image[plane] = flip(board[plane], height, width, flip);
        if (!less && image[plane] != into[at + plane]) {
          if (image[plane] > into[at + plane]) {
            break;
          }
          less = true;
        }
      }
      if (less && plane == planes) {
        System.arraycopy(image, 0, into, at, planes);
      }
      any = true;
    }
    return any;
  }

  private static long flip(long cells, int height, int width, int flip) {
    long turned = (flip & HALF_TURN) != 0 ? Long.reverse(cells) >>> (64 - height * width) : cells;
    if ((flip & TOP_WITH_BOTTOM) == 0 || height == 1) {
      return turned;
    }
    long row = (1L << width) - 1;
    long flipped = 0;
    for (int i = 0; i < height; i++) {
      flipped = (flipped << width) | (turned & row);
      turned >>>= width;
    }
    return flipped;
  }

  /// The board with rows and columns exchanged.
  private static long exchange(long cells, int height, int width) {
    if (height == 1 || width == 1) {
      return cells;
    }
    long row = (1L << width) - 1;
    long column = 0;
    for (int i = 0; i < width; i++) {
      column |= 1L << (i * height);
    }
    long exchanged = 0;
    for (int i = 0; i < height; i++) {
      exchanged |= Long.expand(cells & row, column << i);
      cells >>>= width;
    }
    return exchanged;
  }
}
