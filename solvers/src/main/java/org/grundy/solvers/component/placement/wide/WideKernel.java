package org.grundy.solvers.component.placement.wide;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import org.grundy.core.Meter;
import org.grundy.solvers.component.ComponentSearch;
import org.grundy.solvers.component.KeyTable;
import org.grundy.solvers.component.ParallelSearch;
import org.grundy.solvers.component.SearchBoard;
import org.grundy.solvers.component.SearchSignals;
import org.grundy.solvers.component.placement.leaf.Leaves;
import org.grundy.solvers.component.placement.moves.CompiledPosition;
import org.grundy.solvers.component.placement.moves.Instance;
import org.grundy.solvers.component.placement.moves.MirrorStrategy;
import org.grundy.solvers.component.placement.moves.UniformBoard;
import org.grundy.solvers.component.placement.word.NarrowKernel;
import org.grundy.solvers.component.placement.word.UniformKernel;
import org.grundy.solvers.component.placement.word.WordBoard;
import org.jspecify.annotations.Nullable;

/// A game on a board of any number of cells with the table of what is known of its components, and
/// the search that works on it.
public record WideKernel(KeyTable table, ParallelSearch<BitSet> search) {
  private static final int REPORT = 1 << 4;

  private static WideKernel of(
      List<Instance> instances, WideShapes shapes, @Nullable UniformKernel narrow, Meter meter) {
    KeyTable table = new KeyTable(meter);
    WideMoves moves = new WideMoves(instances, shapes.cells());
    WideBoard.Game game = new WideBoard.Game(moves, shapes, table);
    Function<SearchSignals, SearchBoard<BitSet>> board =
        Leaves.of(instances, shapes.cells())
            .<Function<SearchSignals, SearchBoard<BitSet>>>map(
                leaves -> _ -> new NeighbourBoard(moves, shapes, table, leaves))
            .orElse(signals -> board(game, narrow, signals));
    return new WideKernel(table, new ParallelSearch<>(meter, REPORT, board));
  }

  private static WideBoard board(
      WideBoard.Game game, @Nullable UniformKernel narrow, SearchSignals signals) {
    if (narrow == null) {
      return new WideBoard(game, null, null);
    }
    WordBoard board = narrow.narrow().board();
    return new WideBoard(game, board, new ComponentSearch<>(board, signals, NarrowKernel.REPORT));
  }

  /// The kernel for the upper left part of a uniform board.
  ///
  /// @param narrow over the same uniform board, for what finds room there
  /// @param mirrorStrategy whether components of value 0 may be known by [MirrorStrategy]
  public static WideKernel onUniform(
      UniformBoard board,
      int rows,
      int columns,
      @Nullable UniformKernel narrow,
      boolean mirrorStrategy,
      Meter meter) {
    int[] rowOf = new int[rows * columns];
    int[] columnOf = new int[rows * columns];
    for (int cell = 0; cell < rows * columns; cell++) {
      rowOf[cell] = cell / columns;
      columnOf[cell] = cell % columns;
    }
    List<Instance> instances = board.part(rows, columns);
    MirrorStrategy strategy =
        mirrorStrategy
            ? MirrorStrategy.of(instances, rows, columns, board.symmetries()).orElse(null)
            : null;
    return of(
        instances,
        new WideShapes(rowOf, columnOf, rows, columns, true, board.symmetries(), narrow, strategy),
        narrow,
        meter);
  }

  /// The kernel for one part of a start, its cells numbered as they come.
  public static WideKernel numbered(
      CompiledPosition position, CompiledPosition.Part part, Meter meter) {
    int[] cells = part.cells().stream().toArray();
    int[] rowOf = Arrays.stream(cells).map(cell -> cell / position.columns()).toArray();
    int[] columnOf = Arrays.stream(cells).map(cell -> cell % position.columns()).toArray();
    return of(
        part.numbered(position.position().size()),
        new WideShapes(
            rowOf, columnOf, position.rows(), position.columns(), false, List.of(), null, null),
        null,
        meter);
  }
}
