package org.grundy.solvers.component.placement;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.Knowledge;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.component.placement.moves.CompiledPosition;
import org.grundy.solvers.component.placement.moves.Instance;
import org.grundy.solvers.component.placement.moves.Rectangle;
import org.grundy.solvers.component.placement.moves.UniformBoard;
import org.grundy.solvers.component.placement.wide.WideKernel;
import org.grundy.solvers.component.placement.word.NarrowKernel;
import org.grundy.solvers.component.placement.word.UniformKernel;
import org.grundy.solvers.component.placement.word.WordBoard;

/// The searches for all parts of a sum of positions. Parts on boards of the same kind share a
/// kernel, and with it what is known.
final class PlacementKernels implements ResumableState {
  private final Knowledge knowledge;
  private final boolean mirrorStrategy;
  private final Meter meter;
  private final List<List<PlacedPart>> byPosition = new ArrayList<>();

  /// The tables that the sum needs, in the order in which it comes to them.
  private final Set<ResumableState> tables = new LinkedHashSet<>();

  private record Narrow(UniformBoard board, int rows, int columns, boolean mirrorStrategy)
      implements Knowledge.Name<UniformKernel> {
    @Override
    public Class<UniformKernel> type() {
      return UniformKernel.class;
    }

    @Override
    public Optional<ResumableState> state(UniformKernel kernel) {
      return Optional.of(kernel.narrow().table());
    }
  }

  private record Wide(UniformBoard board, int rows, int columns, Narrow within)
      implements Knowledge.Name<WideKernel> {
    @Override
    public Class<WideKernel> type() {
      return WideKernel.class;
    }

    @Override
    public Optional<ResumableState> state(WideKernel kernel) {
      return Optional.of(kernel.table());
    }
  }

  /// The board of a single component, by its moves.
  private record Numbered(List<Instance> moves) implements Knowledge.Name<NarrowKernel> {
    @Override
    public Class<NarrowKernel> type() {
      return NarrowKernel.class;
    }

    @Override
    public Optional<ResumableState> state(NarrowKernel kernel) {
      return Optional.of(kernel.table());
    }
  }

  /// @throws BudgetSpentException if there is no memory for empty tables
  PlacementKernels(
      Knowledge knowledge, List<CompiledPosition> positions, boolean mirrorStrategy, Meter meter) {
    this.knowledge = knowledge;
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
    Narrow shape = new Narrow(uniform, position.rows(), position.columns(), mirrorStrategy);
    UniformKernel kernel =
        knowledge.table(
            shape,
            meter,
            kept -> UniformKernel.of(uniform, shape.rows, shape.columns, mirrorStrategy, kept));
    tables.add(kernel.narrow().table());
    Optional<int[]> bits = kernel.place(part.cells(), position.columns(), size);
    if (bits.isPresent()) {
      return new PlacedPart(kernel.narrow().search(), bits.get(), meter);
    }
    Rectangle around = Rectangle.around(part.cells(), position.columns());
    WideKernel large =
        knowledge.table(
            new Wide(uniform, around.height(), around.width(), shape),
            meter,
            kept ->
                WideKernel.onUniform(
                    uniform, around.height(), around.width(), kernel, mirrorStrategy, kept));
    tables.add(large.table());
    int[] numbers = new int[size];
    for (int cell = 0; cell < size; cell++) {
      int row = cell / position.columns() - around.fromRow();
      int column = cell % position.columns() - around.fromColumn();
      numbers[cell] = part.cells().get(cell) ? row * around.width() + column : -1;
    }
    return new PlacedPart(large.search(), numbers, meter);
  }

  private PlacedPart numbered(CompiledPosition position, CompiledPosition.Part part) {
    int size = position.position().size();
    int[] numbers = part.numbers(size);
    if (part.cells().cardinality() > Long.SIZE) {
      WideKernel alone = WideKernel.numbered(position, part, meter);
      tables.add(alone.table());
      return new PlacedPart(alone.search(), numbers, meter);
    }
    Numbered moves = new Numbered(part.numbered(size));
    NarrowKernel kernel =
        knowledge.table(
            moves, meter, kept -> NarrowKernel.of(WordBoard.Game.numbered(moves.moves), kept));
    tables.add(kernel.table());
    return new PlacedPart(kernel.search(), numbers, meter);
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
