package org.grundy.solvers.component.placement.word;

import java.util.List;
import org.grundy.core.Symmetry;
import org.grundy.solvers.component.placement.moves.MirrorStrategy;
import org.jspecify.annotations.Nullable;

/// Representatives on a [org.grundy.solvers.component.placement.moves.UniformBoard] of at most 64
/// cells: the component moved to the upper left corner, lying rather than standing where the
/// symmetries exchange rows and columns, and among its images the least as an unsigned number.
///
/// ```
/// bit r * columns + c is row r, column c:       0  1  2
///                                               3  4  5
/// ```
///
/// Every symmetry of the square is one of {identity, left–right, up–down, half turn}, after an
/// exchange of rows and columns or not.
final class GridRepresentative implements Representative {
  private static final int KEEP = 0;
  private static final int LEFT_RIGHT = 1;
  private static final int UP_DOWN = 2;
  private static final int HALF_TURN = 3;

  private final int rows;
  private final int columns;
  private final int unused;
  private final long rowMask;
  private final boolean[] upright = new boolean[4];
  private final boolean[] turned = new boolean[4];
  private final boolean turns;
  private final long[] leftRight;
  private final long[] exchanged;
  private final @Nullable MirrorStrategy strategy;

  /// @param rows at most `columns` if a symmetry exchanges rows and columns
  /// @param symmetries a group
  /// @param strategy what proves the value 0 of symmetric components, if it is to be used
  GridRepresentative(
      int rows, int columns, List<Symmetry> symmetries, @Nullable MirrorStrategy strategy) {
    this.rows = rows;
    this.columns = columns;
    this.strategy = strategy;
    unused = 64 - rows * columns;
    rowMask = -1L >>> (64 - columns);
    for (Symmetry symmetry : symmetries) {
      switch (symmetry) {
        case IDENTITY -> upright[KEEP] = true;
        case LEFT_RIGHT_REFLECTION -> upright[LEFT_RIGHT] = true;
        case UP_DOWN_REFLECTION -> upright[UP_DOWN] = true;
        case HALF_TURN -> upright[HALF_TURN] = true;
        case TRANSPOSITION -> turned[KEEP] = true;
        case QUARTER_TURN -> turned[LEFT_RIGHT] = true;
        case THREE_QUARTER_TURN -> turned[UP_DOWN] = true;
        case ANTITRANSPOSITION -> turned[HALF_TURN] = true;
      }
    }
    boolean any = false;
    for (boolean one : turned) {
      any |= one;
    }
    turns = any;
    leftRight = byteTable((row, column) -> row * columns + columns - 1 - column);
    exchanged =
        byteTable((row, column) -> column < rows && row < columns ? column * columns + row : -1);
  }

  private interface CellMap {
    int of(int row, int column);
  }

  /// For each byte of a word and each of its values the image of these bits.
  private long[] byteTable(CellMap map) {
    long[] table = new long[8 * 256];
    for (int cell = 0; cell < rows * columns; cell++) {
      int to = map.of(cell / columns, cell % columns);
      for (int value = 0; to >= 0 && value < 256; value++) {
        table[((cell >> 3) << 8) | value] |= (long) ((value >> (cell & 7)) & 1) << to;
      }
    }
    return table;
  }

  private static long permuted(long[] table, long set) {
    return table[(int) set & 0xFF]
        | table[256 | ((int) (set >>> 8) & 0xFF)]
        | table[512 | ((int) (set >>> 16) & 0xFF)]
        | table[768 | ((int) (set >>> 24) & 0xFF)]
        | table[1024 | ((int) (set >>> 32) & 0xFF)]
        | table[1280 | ((int) (set >>> 40) & 0xFF)]
        | table[1536 | ((int) (set >>> 48) & 0xFF)]
        | table[1792 | (int) (set >>> 56)];
  }

  @Override
  public long of(long component) {
    long set = component >>> (Long.numberOfTrailingZeros(component) / columns * columns);
    long filled = set;
    // Each step doubles the number of rows that are joined to the first, so a few shifts leave
    // there the columns that are used in any row. The lowest and the highest bit of that row are
    // the left and the right edge of the set.
    for (int shift = columns; shift < rows * columns; shift <<= 1) {
      filled |= filled >>> shift;
    }
    filled &= rowMask;
    int left = Long.numberOfTrailingZeros(filled);
    set >>>= left;
    int width = 64 - left - Long.numberOfLeadingZeros(filled);
    int height = (63 - Long.numberOfLeadingZeros(set)) / columns + 1;
    if (!turns || height < width) {
      return least(-1L, set, height, width, upright);
    }
    long best = height == width ? least(-1L, set, height, width, upright) : -1L;
    return least(best, permuted(exchanged, set), width, height, turned);
  }

  /// The least of a bound and the allowed images of a set in the upper left corner.
  private long least(long bound, long set, int height, int width, boolean[] allowed) {
    int right = columns - width;
    int below = (rows - height) * columns;
    long best = allowed[KEEP] ? least(bound, set) : bound;
    if (allowed[HALF_TURN]) {
      best = least(best, Long.reverse(set) >>> unused >>> (right + below));
    }
    if (allowed[LEFT_RIGHT] || allowed[UP_DOWN]) {
      long mirrored = permuted(leftRight, set);
      if (allowed[LEFT_RIGHT]) {
        best = least(best, mirrored >>> right);
      }
      if (allowed[UP_DOWN]) {
        best = least(best, Long.reverse(mirrored) >>> unused >>> below);
      }
    }
    return best;
  }

  private static long least(long a, long b) {
    return Long.compareUnsigned(a, b) <= 0 ? a : b;
  }

  @Override
  public boolean isZero(long representative) {
    return strategy != null
        && isOwnImage(representative)
        && strategy.look(new long[] {representative}) == MirrorStrategy.Finding.ZERO;
  }

  /// True if a symmetry that is its own inverse may keep a set in the upper left corner: a quick
  /// test before the exact one of the strategy.
  private boolean isOwnImage(long set) {
    long mirrored = permuted(leftRight, set);
    return aligned(Long.reverse(set)) == aligned(set)
        || aligned(mirrored) == aligned(set)
        || aligned(Long.reverse(mirrored)) == aligned(set)
        || permuted(exchanged, set) == set
        || aligned(Long.reverse(permuted(exchanged, set))) == aligned(set);
  }

  /// A set moved so that its first cell is bit 0.
  private static long aligned(long set) {
    return set >>> Long.numberOfTrailingZeros(set);
  }
}
