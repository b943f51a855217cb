package org.grundy.solvers.component.planes;

import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.solvers.component.Part;
import org.grundy.solvers.component.StartPosition;

/// A ring, which is told as one component, whatever strips it comes apart into.
record RingPosition(PlaneBoards boards, GridPosition ring) implements StartPosition {
  @Override
  public List<Part<?>> parts() {
    return List.of(boards.part(ring));
  }

  @Override
  public Position drawn(int part) {
    return ring;
  }

  @Override
  public void moves(MadeSink sink) {
    GridRuleset.of(boards.rules())
        .options(
            ring,
            option ->
                sink.accept(option.move(), 0, boards.part(option.sum().getFirst()), option.ends()));
  }

  @Override
  public StartPosition after(Position option) {
    return new RingPosition(boards, (GridPosition) option);
  }
}
