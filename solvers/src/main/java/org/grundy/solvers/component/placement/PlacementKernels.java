package org.grundy.solvers.component.placement;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.component.placement.moves.CompiledPosition;
import org.grundy.solvers.component.placement.moves.Instance;
import org.grundy.solvers.component.placement.moves.MoveTable;
import org.grundy.solvers.component.placement.moves.Rectangle;
import org.grundy.solvers.component.placement.moves.UniformBoard;
import org.grundy.solvers.component.placement.wide.WideKernel;
import org.grundy.solvers.component.placement.word.NarrowKernel;
import org.grundy.solvers.component.placement.word.UniformKernel;
import org.grundy.solvers.component.placement.word.WordBoard;

/// The searches for all parts of a sum of positions. Parts on boards of the same kind share a
/// kernel, and with it what is known.
final class PlacementKernels implements ResumableState {
  private final boolean mirrorStrategy;
  private final Meter meter;
  private final List<List<PlacedPart>> byPosition = new ArrayList<>();
  private final Map<Shape, UniformKernel> narrow = new HashMap<>();
  private final Map<Shape, WideKernel> wide = new HashMap<>();

  /// By their moves the boards of single components; equal ones share what is known.
  private final Map<List<Instance>, NarrowKernel> numbered = new HashMap<>();

  private final List<ResumableState> tables = new ArrayList<>();

  private record Shape(UniformBoard board, int rows, int columns) {}

  /// @throws BudgetSpentException if there is no memory for empty tables
  PlacementKernels(List<CompiledPosition> positions, boolean mirrorStrategy, Meter meter) {
    this.mirrorStrategy = mirrorStrategy;
    this.meter = meter;
    for (CompiledPosition position : positions) {
      meter.check();
      byPosition.add(
          position.parts().stream()
              .map(part ->
                  position
                      .uniform()
                      .map(uniform -> onUniform(uniform, position, part))
                      .orElseGet(() -> numbered(position, part)))
              .toList());
    }
  }

  /// The searches for the parts of a position.
  List<PlacedPart> of(int position) {
    return byPosition.get(position);
  }

  private PlacedPart onUniform(
      UniformBoard uniform, CompiledPosition position, CompiledPosition.Part part) {
    int size = position.position().size();
    UniformKernel kernel =
        narrow.computeIfAbsent(
            new Shape(uniform, position.rows(), position.columns()),
            shape -> {
              UniformKernel made =
                  UniformKernel.of(shape.board, shape.rows, shape.columns, mirrorStrategy, meter);
              tables.add(made.narrow().table());
              return made;
            });
    Optional<int[]> bits = kernel.place(part.cells(), position.columns(), size);
    if (bits.isPresent()) {
      return new PlacedPart(kernel.narrow().search(), bits.get());
    }
    Rectangle around = Rectangle.around(part.cells(), position.columns());
    WideKernel large =
        wide.computeIfAbsent(
            new Shape(uniform, around.height(), around.width()),
            shape ->
                listed(
                    WideKernel.onUniform(shape.board, shape.rows, shape.columns, kernel, meter)));
    int[] numbers = new int[size];
    for (int cell = 0; cell < size; cell++) {
      int row = cell / position.columns() - around.fromRow();
      int column = cell % position.columns() - around.fromColumn();
      numbers[cell] = part.cells().get(cell) ? row * around.width() + column : -1;
    }
    return new PlacedPart(large.search(), numbers);
  }

  private PlacedPart numbered(CompiledPosition position, CompiledPosition.Part part) {
    int size = position.position().size();
    int[] numbers = part.numbers(size);
    if (part.cells().cardinality() > Long.SIZE) {
      return new PlacedPart(listed(WideKernel.numbered(position, part, meter)).search(), numbers);
    }
    NarrowKernel kernel =
        numbered.computeIfAbsent(
            part.numbered(size),
            instances -> {
              NarrowKernel made =
                  NarrowKernel.of(WordBoard.Game.numbered(new MoveTable(instances)), meter);
              tables.add(made.table());
              return made;
            });
    return new PlacedPart(kernel.search(), numbers);
  }

  private WideKernel listed(WideKernel kernel) {
    tables.add(kernel.table());
    return kernel;
  }

  @Override
  public long size() {
    return tables.stream().mapToLong(ResumableState::size).sum();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeInt(tables.size());
    for (ResumableState table : tables) {
      table.save(out);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    int count = in.readInt();
    if (count != tables.size()) {
      throw new IOException("%d tables where there are %d".formatted(count, tables.size()));
    }
    for (ResumableState table : tables) {
      table.load(in);
    }
  }
}
