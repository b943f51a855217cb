package org.grundy.solvers.remove;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// A game on a board of any number of cells with the table of what is known of its components, and
/// the searchers that share it.
final class WideKernel {
  private final int cells;
  private final WideMoves moves;
  private final WideShapes shapes;
  private final WideTable table;
  private final Crew<WideSearch> crew;

  private WideKernel(
      List<Instance> instances, WideShapes shapes, @Nullable UniformKernel narrow, Meter meter) {
    this.cells = shapes.rowOf().length;
    this.moves = new WideMoves(instances, cells);
    this.shapes = shapes;
    this.table = new WideTable(moves.words() + 1, meter);
    this.crew =
        new Crew<>(
            meter,
            team ->
                new WideSearch(this, narrow == null ? null : narrow.narrow().searcher(team), team));
  }

  /// The kernel for the upper left part of a uniform board.
  ///
  /// @param narrow over the same uniform board, for what finds room there
  static WideKernel onUniform(
      UniformBoard board, int rows, int columns, @Nullable UniformKernel narrow, Meter meter) {
    int[] rowOf = new int[rows * columns];
    int[] columnOf = new int[rows * columns];
    for (int cell = 0; cell < rows * columns; cell++) {
      rowOf[cell] = cell / columns;
      columnOf[cell] = cell % columns;
    }
    return new WideKernel(
        board.part(rows, columns),
        new WideShapes(rowOf, columnOf, rows, columns, true, board.symmetries(), narrow),
        narrow,
        meter);
  }

  /// The kernel for one part of a start, its cells numbered as they come.
  static WideKernel numbered(CompiledPosition position, CompiledPosition.Part part, Meter meter) {
    int[] cells = part.cells().stream().toArray();
    int[] rowOf = Arrays.stream(cells).map(cell -> cell / position.columns()).toArray();
    int[] columnOf = Arrays.stream(cells).map(cell -> cell % position.columns()).toArray();
    return new WideKernel(
        part.numbered(position.position().size()),
        new WideShapes(
            rowOf, columnOf, position.rows(), position.columns(), false, List.of(), null),
        null,
        meter);
  }

  int cells() {
    return cells;
  }

  WideMoves moves() {
    return moves;
  }

  WideShapes shapes() {
    return shapes;
  }

  WideTable table() {
    return table;
  }

  Crew<WideSearch> crew() {
    return crew;
  }
}
