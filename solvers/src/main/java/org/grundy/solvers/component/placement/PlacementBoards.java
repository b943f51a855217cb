package org.grundy.solvers.component.placement;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Bounds;
import org.grundy.core.Meter;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.component.ComponentRun;
import org.grundy.solvers.component.StartPosition;
import org.grundy.solvers.component.placement.moves.CompiledPosition;
import org.jspecify.annotations.Nullable;

/// The boards of a sum on which cells only die. Tables are made when they are first needed, because
/// that may already take more memory than there is.
final class PlacementBoards implements ComponentRun.Boards, ResumableState {
  private final CompiledGame game;
  private final List<CompiledPosition> positions;
  private final boolean mirrorStrategy;
  private final Meter meter;
  private volatile @Nullable PlacementKernels searches;

  PlacementBoards(
      CompiledGame game, List<CompiledPosition> positions, boolean mirrorStrategy, Meter meter) {
    this.game = game;
    this.positions = positions;
    this.mirrorStrategy = mirrorStrategy;
    this.meter = meter;
  }

  private PlacementKernels searches() {
    PlacementKernels made = searches;
    if (made == null) {
      made = new PlacementKernels(game.knowledge(meter), positions, mirrorStrategy, meter);
      searches = made;
    }
    return made;
  }

  @Override
  public int count() {
    return positions.size();
  }

  @Override
  public StartPosition start(int position) {
    return new PlacedPosition(game.rules(), positions.get(position), searches().of(position));
  }

  @Override
  public Bounds unknown(int position) {
    CompiledPosition compiled = positions.get(position);
    return new Bounds(
        compiled.position(), 0, OptionalLong.of(compiled.alive().cardinality()), List.of());
  }

  @Override
  public ResumableState knowledge() {
    return this;
  }

  @Override
  public long size() {
    PlacementKernels made = searches;
    return made == null ? 0 : made.size();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    PlacementKernels made = searches;
    out.writeBoolean(made != null);
    if (made != null) {
      made.save(out);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    if (in.readBoolean()) {
      searches().load(in);
    }
  }
}
