package org.grundy.solvers.component.placement.word;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Symmetry;
import org.grundy.solvers.component.placement.leaf.Leaves;
import org.grundy.solvers.component.placement.moves.Instance;
import org.grundy.solvers.component.placement.moves.MirrorStrategy;
import org.grundy.solvers.component.placement.moves.MoveTable;
import org.grundy.solvers.component.placement.moves.Rectangle;
import org.grundy.solvers.component.placement.moves.UniformBoard;
import org.grundy.solvers.component.placement.split.ComponentSplitter;

/// The search on a large part of a [UniformBoard] that 64 bits hold: lying rather than standing
/// where the symmetries exchange rows and columns.
public final class UniformKernel {
  private static final int WORD_SIDE = 8;
  private static final int LONG_SIDE = 10;

  private final UniformBoard board;
  private final int rows;
  private final int columns;
  private final NarrowKernel kernel;

  private UniformKernel(
      UniformBoard board, int rows, int columns, boolean mirrorStrategy, Meter meter) {
    this.board = board;
    this.rows = rows;
    this.columns = columns;
    List<Instance> instances = board.part(rows, columns);
    MoveTable moves = new MoveTable(instances);
    MirrorStrategy strategy =
        mirrorStrategy
            ? MirrorStrategy.of(instances, rows, columns, board.symmetries()).orElse(null)
            : null;
    this.kernel =
        NarrowKernel.of(
            new WordBoard.Game(
                moves,
                ComponentSplitter.of(moves),
                new CentreFirst(moves, rows, columns),
                new GridRepresentative(rows, columns, board.symmetries(), strategy),
                Leaves.of(instances, rows * columns).orElse(null)),
            meter);
  }

  /// A kernel for components of a position with so many rows and columns.
  public static UniformKernel of(
      UniformBoard board, int rows, int columns, boolean mirrorStrategy, Meter meter) {
    boolean lies = rows <= columns || board.turns();
    int shorter = Math.min(rows, columns);
    int longer = Math.max(rows, columns);
    int across;
    int along;
    // A component fits if its rectangle does, so both sides count. Up to 8 the shorter side fits in
    // full, and the longer one takes the rest of the 64 bits. A board of 9 or 10 by 9 or 10 keeps
    // its longer side, with 7 or 6 across. Of larger boards the part is a square of 8.
    if (shorter <= WORD_SIDE) {
      across = shorter;
      along = Math.min(longer, 64 / shorter);
    } else {
      along = longer <= LONG_SIDE ? longer : WORD_SIDE;
      across = Math.min(shorter, 64 / along);
    }
    return lies
        ? new UniformKernel(board, across, along, mirrorStrategy, meter)
        : new UniformKernel(board, along, across, mirrorStrategy, meter);
  }

  public NarrowKernel narrow() {
    return kernel;
  }

  /// The first symmetry after which a component with such a rectangle finds room.
  public Optional<Symmetry> fitting(int height, int width) {
    return board.symmetries().stream()
        .filter(symmetry ->
            !symmetry.exchangesSides()
                ? height <= rows && width <= columns
                : width <= rows && height <= columns)
        .findFirst();
  }

  /// The bit of a cell of a rectangle after a symmetry after which that finds room.
  public int bit(Symmetry symmetry, int row, int column, int height, int width) {
    int to = symmetry.imageOf(row, column, height, width);
    int imageWidth = !symmetry.exchangesSides() ? width : height;
    return to / imageWidth * columns + to % imageWidth;
  }

  /// Finds room for a component of a position.
  ///
  /// @param cells of the component, as `row * positionColumns + column`
  /// @param size of the position's board
  /// @return the bit of each cell, -1 for others; empty if there is no room
  public Optional<int[]> place(BitSet cells, int positionColumns, int size) {
    Rectangle around = Rectangle.around(cells, positionColumns);
    return fitting(around.height(), around.width())
        .map(symmetry -> {
          int[] bits = new int[size];
          Arrays.fill(bits, -1);
          cells.stream()
              .forEach(cell ->
                  bits[cell] =
                      bit(
                          symmetry,
                          cell / positionColumns - around.fromRow(),
                          cell % positionColumns - around.fromColumn(),
                          around.height(),
                          around.width()));
          return bits;
        });
  }
}
