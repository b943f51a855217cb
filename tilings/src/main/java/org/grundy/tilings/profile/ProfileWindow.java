package org.grundy.tilings.profile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.region.CellNumbers;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.TilingProblem;

/// The layout of a state of the sweep in one word, and the pieces that may be laid at each cell.
///
/// The cells before the one that is next are all covered. Of those from it on, a bit says which are
/// covered already; above these bits stands, for each piece with a limit, how often it was used:
///
/// ```
/// … uses of piece 1 | uses of piece 0 | … 2nd next, 1st next, next cell
///                                     ^ reach
/// ```
public final class ProfileWindow {
  /// The most bits of a state.
  public static final int MAX_BITS = Long.SIZE - 1;

  private final TilingProblem problem;
  private final CellNumbers sweep;
  private final int reach;
  private final int[] fromBit;
  private final int[] bits;
  private final long[] counted;
  private final List<Lying> orientations = new ArrayList<>();

  /// A piece in one orientation.
  ///
  /// @param first the cell of the shape that the sweep meets first, as [Polyomino#cells] counts
  /// @param mask its cells, as seen from the first one
  private record Lying(Polyomino shape, int piece, int first, long mask) {}

  /// Pieces that may be laid with their first cell at one cell.
  public static final class Choices {
    private final long[] masks;
    private final int[] pieces;

    private Choices(long[] masks, int[] pieces) {
      this.masks = masks;
      this.pieces = pieces;
    }

    public int count() {
      return masks.length;
    }

    /// The cells that a choice covers, as seen from the cell.
    public long mask(int choice) {
      return masks[choice];
    }

    public int piece(int choice) {
      return pieces[choice];
    }
  }

  public ProfileWindow(TilingProblem problem) {
    this.problem = problem;
    this.sweep = CellNumbers.of(problem.region());
    int farthest = 0;
    for (int piece = 0; piece < problem.pieces().size(); piece++) {
      Polyomino drawn = problem.pieces().get(piece).piece();
      for (Polyomino shape : TilingProblem.orientations(drawn, problem.movement())) {
        if (shape.rows() <= sweep.rows() && shape.columns() <= sweep.columns()) {
          int[] numbers = numbers(shape);
          int least = Arrays.stream(numbers).min().orElseThrow();
          farthest = Math.max(farthest, Arrays.stream(numbers).max().orElseThrow() - least);
          int first = Arrays.stream(numbers).boxed().toList().indexOf(least);
          orientations.add(new Lying(shape, piece, first, mask(numbers, least)));
        }
      }
    }
    this.reach = farthest + 1;
    this.fromBit = new int[problem.pieces().size()];
    this.bits = new int[problem.pieces().size()];
    this.counted = new long[bits.length];
    int bit = reach;
    for (int piece = 0; piece < bits.length; piece++) {
      fromBit[piece] = bit;
      counted[piece] = most(problem.pieces().get(piece));
      bits[piece] = Long.SIZE - Long.numberOfLeadingZeros(counted[piece]);
      bit += bits[piece];
    }
  }

  /// The number up to which uses of a piece are counted: no further than that can matter.
  private long most(PieceUse use) {
    long fit = problem.region().size() / use.piece().size() + 1L;
    return Math.min(use.atMost() == PieceUse.ANY ? use.atLeast() : use.atMost(), fit);
  }

  private int[] numbers(Polyomino shape) {
    return shape.cells().stream()
        .mapToInt(cell -> sweep.number(cell.row(), cell.column()))
        .toArray();
  }

  private static long mask(int[] numbers, int least) {
    long mask = 0;
    for (int number : numbers) {
      mask |= number - least < Long.SIZE ? 1L << (number - least) : 0;
    }
    return mask;
  }

  /// The bits of a state.
  public int bits() {
    return reach + Arrays.stream(bits).sum();
  }

  /// The bits of a state that say which cells are covered.
  public int reach() {
    return reach;
  }

  private long cellBits() {
    return (1L << reach) - 1;
  }

  public CellNumbers sweep() {
    return sweep;
  }

  /// True if uses are counted.
  public boolean countsUses() {
    return bits() > reach;
  }

  /// True if a cell is to be covered.
  public boolean has(int number) {
    return problem.region().has(sweep.row(number), sweep.column(number));
  }

  /// The placements that may be laid first at a cell.
  public Choices choices(int number) {
    long[] masks = new long[orientations.size()];
    int[] pieces = new int[masks.length];
    int count = 0;
    for (Lying lying : orientations) {
      var first = lying.shape().cells().get(lying.first());
      int row = sweep.row(number) - first.row();
      int column = sweep.column(number) - first.column();
      if (lying.shape().cells().stream()
          .allMatch(cell -> problem.region().has(row + cell.row(), column + cell.column()))) {
        masks[count] = lying.mask();
        pieces[count++] = lying.piece();
      }
    }
    return new Choices(Arrays.copyOf(masks, count), Arrays.copyOf(pieces, count));
  }

  /// The state after the next cell, which is covered or none.
  public long passed(long state) {
    return ((state & cellBits()) >>> 1) | (state & ~cellBits());
  }

  /// The state with one more use of a piece, or -1 if it may not be used any more.
  public long used(long state, int piece) {
    if (bits[piece] == 0) {
      return problem.pieces().get(piece).atMost() == 0 ? -1 : state;
    }
    PieceUse use = problem.pieces().get(piece);
    long times = (state >>> fromBit[piece]) & ((1L << bits[piece]) - 1);
    if (times < counted[piece]) {
      return state + (1L << fromBit[piece]);
    }
    return use.atMost() == PieceUse.ANY ? state : -1;
  }

  /// True if every piece was used as often as it has to be.
  public boolean isEnough(long state) {
    for (int piece = 0; piece < bits.length; piece++) {
      long times = (state >>> fromBit[piece]) & ((1L << bits[piece]) - 1);
      if (times < problem.pieces().get(piece).atLeast()) {
        return false;
      }
    }
    return true;
  }
}
